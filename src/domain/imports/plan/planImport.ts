import { type ExtraField, type ExtraValue, isExtraField } from '../../lots/extras';
import type { EditableLotFields, Lot, PrivateLotFields } from '../../lots/lot';
import type { LotResult } from '../../lots/lotResult';
import { LOT_FIELDS, type LotFieldValues } from '../../lots/lotFields';
import { missingForReady } from '../../lots/readiness';
import { type LotNumber, nameOfNumber } from '../../numbering/lotNumber';
import { numberOf } from '../../numbering/numbering';
import type { SaleStatus } from '../../sales/sale';
import type { FieldValues } from '../cells/readCell';
import { IMPORT_FIELDS, type ImportField, isPrivateTarget } from '../cells/targets';
import type { Carried } from '../own/carried';
import type { Matching } from '../columns/matchColumns';
import type { CheckedRow, RowProblem } from './checkRow';
import { decide } from './decide';
import type { CollisionChoice, Decision, PlaceProblem, ResultProblem } from './decision';
import { planResult } from './planResult';

export interface ImportLot extends Lot, PrivateLotFields {
  /** By what its photos are known (see `marksOfPhotos`); missing for a lot that has none. */
  readonly photoMarks?: readonly string[];
}

/** The sale as it is while the check is shown. */
export interface ImportSale {
  /** All lots, those in the trash too. */
  readonly lots: readonly ImportLot[];
  /** Numbers, as ids of claims, that are held for lots which colleagues may be making. */
  readonly held: ReadonlySet<string>;
  readonly status: SaleStatus;
}

export interface ImportChoice {
  readonly collision: CollisionChoice;
  /** A row with problems becomes a draft without the cells that could not be read. */
  readonly drafts: boolean;
  /** What a blank cell says of a lot that is there already. */
  readonly blank: 'keep' | 'empty';
  /** Whether pictures of a bundle come to lots that are there, too. */
  readonly pictures: boolean;
}

export interface FieldDifference<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** What of a lot would be another one. */
export type LotDifference = {
  readonly [Field in ImportField]?: FieldDifference<LotFieldValues[Field]>;
} & { readonly [field: ExtraField]: FieldDifference<ExtraValue | null> };

/** What comes of a row, as it is shown before anything is written. */
export type RowAct =
  | {
      readonly kind: 'create';
      readonly number: LotNumber | null;
      readonly instead: LotNumber | null;
      readonly fields: Partial<EditableLotFields>;
      readonly privateFields: Partial<PrivateLotFields>;
      /** Cells that a draft does without. */
      readonly leftOut: readonly RowProblem[];
      /** What only a file of ours says. */
      readonly carried: Carried;
      /** Why the result of the row is not entered; null where it has none. */
      readonly left: ResultProblem | null;
    }
  | {
      readonly kind: 'update';
      readonly by: 'id' | 'number';
      readonly lot: ImportLot;
      readonly number: FieldDifference<LotNumber | null> | null;
      readonly changes: LotDifference;
      readonly result: FieldDifference<LotResult> | null;
      /** Why the result of the row is not entered; null where it has none, or it is. */
      readonly left: ResultProblem | null;
    }
  /** The lot says the same already. */
  | { readonly kind: 'unchanged'; readonly lot: ImportLot }
  | { readonly kind: 'skip'; readonly lot: ImportLot | null; readonly other: number | null }
  | { readonly kind: 'refused'; readonly problems: readonly RowProblem[]; readonly place: PlaceProblem | null };

export interface PlannedRow {
  readonly row: CheckedRow;
  readonly decision: Decision;
  readonly lot: ImportLot | null;
  readonly act: RowAct;
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  readonly counts: Readonly<Record<RowAct['kind'], number>>;
  /** What it was made for. */
  readonly matching: Matching;
  readonly blank: ImportChoice['blank'];
  readonly status: SaleStatus;
}

/**
 * What an import would do, row by row. `previous`: the plan before the last change: its rows are taken over wherever the row,
 * its lot and the decision are the same, so that after an edit only the numbers are looked through again.
 */
export function planImport(
  checked: readonly CheckedRow[],
  matching: Matching,
  sale: ImportSale,
  choice: ImportChoice,
  previous?: ImportPlan,
): ImportPlan {
  const { blank } = choice;
  const { status } = sale;
  const lots = new Map(sale.lots.map((lot) => [lot.id, lot]));
  const emptied = blank === 'empty' ? fieldsOf(matching) : [];
  const isLike = previous?.matching === matching && previous.blank === blank && previous.status === status;
  const before = isLike ? previous.rows : [];
  const counts = { create: 0, update: 0, unchanged: 0, skip: 0, refused: 0 };
  const decisions = decide(checked, sale, choice);
  const rows = checked.map((row, at): PlannedRow => {
    const decision = decisions[at] ?? NOT_DECIDED;
    const lot = ('lotId' in decision && decision.lotId !== null ? lots.get(decision.lotId) : undefined) ?? null;
    const old = before[at];
    const isSame = old?.row === row && old.lot === lot && isSameDecision(old.decision, decision);
    const planned = isSame ? old : { row, decision, lot, act: actOf(row, decision, lot, { emptied, status }) };
    counts[planned.act.kind] += 1;
    return planned;
  });
  return { rows, counts, matching, blank, status };
}

/** Rows with problems of the sale are few: they are planned anew. */
function isSameDecision(one: Decision, other: Decision): boolean {
  if (one.kind === 'create' && other.kind === 'create') {
    return isSameNumber(one.number, other.number) && isSameNumber(one.instead, other.instead);
  }
  if (one.kind === 'update' && other.kind === 'update') {
    return (
      one.lotId === other.lotId &&
      one.by === other.by &&
      one.onlyResult === other.onlyResult &&
      isSameNumber(one.number, other.number)
    );
  }
  if (one.kind === 'skip' && other.kind === 'skip') return one.lotId === other.lotId && one.other === other.other;
  return one.kind === 'refused' && other.kind === 'refused' && one.problem === null && other.problem === null;
}

const isSameNumber = (one: LotNumber | null, other: LotNumber | null): boolean =>
  one === other || nameOfNumber(one) === nameOfNumber(other);

const NOT_DECIDED: Decision = { kind: 'refused', problem: null };

function actOf(
  row: CheckedRow,
  decision: Decision,
  lot: ImportLot | null,
  { emptied, status }: { readonly emptied: readonly (ImportField | ExtraField)[]; readonly status: SaleStatus },
): RowAct {
  if (decision.kind === 'create') {
    const { number, instead } = decision;
    const { left } = planResult(row, null, status);
    return {
      kind: 'create',
      number,
      instead,
      ...sharedAndPrivate(row.values),
      leftOut: row.problems,
      carried: row.carried,
      left,
    };
  }
  if (decision.kind === 'skip') return { kind: 'skip', lot, other: decision.other };
  if (decision.kind === 'refused' || lot === null) {
    return { kind: 'refused', problems: row.problems, place: decision.kind === 'refused' ? decision.problem : null };
  }
  const changes = decision.onlyResult === true ? {} : differencesOf(lot, { ...initialValues(emptied), ...row.values });
  const { result, left } = planResult(row, lot, status);
  const number = decision.number === null ? null : { before: numberOf(lot), after: decision.number };
  if (number === null && result === null && Object.keys(changes).length === 0) {
    return left === null ? { kind: 'unchanged', lot } : { kind: 'refused', problems: [], place: { rule: left } };
  }
  if (losesWhatItNeeds(lot, changes)) return { kind: 'refused', problems: row.problems, place: PUBLISHED };
  return { kind: 'update', by: decision.by, lot, number, changes, result, left };
}

const PUBLISHED: PlaceProblem = { rule: 'publishedNeedsAll' };

/** A lot that people may buy stays complete. A ready one becomes a draft again. */
function losesWhatItNeeds(lot: ImportLot, changes: LotDifference): boolean {
  if (lot.status === 'draft' || lot.status === 'ready') return false;
  const after = Object.entries(changes).map(([field, change]) => [field, change.after]);
  return missingForReady({ ...lot, ...Object.fromEntries(after) }).some((missing) => missing !== 'estimateOrder');
}

const PRIVATE: ReadonlySet<string> = new Set(IMPORT_FIELDS.filter(isPrivateTarget));

/** In one loop: ten thousand rows pass here. */
function sharedAndPrivate(values: FieldValues): Pick<Extract<RowAct, { kind: 'create' }>, 'fields' | 'privateFields'> {
  const fields: { [field: string]: unknown } = {};
  const privateFields: { [field: string]: unknown } = {};
  for (const field of Object.keys(values) as (ImportField | ExtraField)[]) {
    if (PRIVATE.has(field)) privateFields[field] = values[field];
    // A new lot has no extra that says nothing.
    else if (values[field] !== null || !isExtraField(field)) fields[field] = values[field];
  }
  return { fields: fields as Partial<EditableLotFields>, privateFields };
}

function differencesOf(lot: ImportLot, values: FieldValues): LotDifference {
  const changes: Partial<Record<ImportField | ExtraField, FieldDifference<unknown>>> = {};
  for (const field of Object.keys(values) as (ImportField | ExtraField)[]) {
    // An extra that a lot has not is null.
    const [before, after] = [lot[field] ?? null, values[field] ?? null];
    if (!Object.is(before, after)) changes[field] = { before, after };
  }
  return changes as LotDifference;
}

/** The fields that the columns of the file can give. */
function fieldsOf(matching: Matching): readonly (ImportField | ExtraField)[] {
  const targets = new Set<string | null>(matching);
  if (targets.has('estimate')) for (const end of ['estimateLow', 'estimateHigh']) targets.add(end);
  const extras = matching.filter((target) => target !== null && isExtraField(target));
  return [...IMPORT_FIELDS.filter((field) => targets.has(field)), ...(extras as readonly ExtraField[])];
}

const initialValues = (fields: readonly (ImportField | ExtraField)[]): FieldValues =>
  Object.fromEntries(fields.map((field) => [field, isExtraField(field) ? null : LOT_FIELDS[field].initial]));
