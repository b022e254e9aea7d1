import { type ExtraField, isExtraValue } from '../lots/extras';
import {
  type EditableLotField,
  NEW_LOT,
  NO_PRIVATE_FIELDS,
  PRIVATE_LOT_FIELDS,
  type PrivateLotField,
  sharedFieldsIn,
} from '../lots/lot';
import {
  cleanEdit,
  type ContestedField,
  type FieldChange,
  type FieldConflicts,
  type FieldValue,
  joinAll,
  swapAll,
} from './changes';
import { type OfLot, type OperationRules, type Signature } from './operationRules';

/** What a colleague has written into a field. */
export interface TheirValue {
  readonly value: FieldValue;
  /** Whose it is, and when the server took it (milliseconds since 1970); null while that is not known. */
  readonly by: string | null;
  readonly at: number | null;
}
export type TheirValues = Readonly<Partial<Record<ContestedField, TheirValue>>>;

/**
 * By field: the last edit of the same person that the server had taken from this browser before the page began in which
 * this one was made. Wherever that one's text still stands, this one is what its person wrote later.
 */
export type EarlierEdits = Readonly<Partial<Record<ContestedField, string>>>;

/** By field, those of the registry and extras. */
export type SharedChanges = Readonly<Partial<Record<EditableLotField, FieldChange>>> & {
  readonly [field: ExtraField]: FieldChange;
};

interface OfOthers {
  /** Of an edit that waits for its person's decision: what stands there. Such an edit is never sent. */
  readonly theirs?: TheirValues;
  readonly follows?: EarlierEdits;
}

export interface EditLot extends OfLot, OfOthers {
  readonly kind: 'editLot';
  /** `before`: what the person saw when the editing began. */
  readonly changes: SharedChanges;
}

/** Its record goes into `opsPrivate`. */
export interface EditPrivate extends OfLot, OfOthers {
  readonly kind: 'editPrivate';
  readonly changes: Readonly<Partial<Record<PrivateLotField, FieldChange>>>;
}

export const editLot: OperationRules<EditLot, EditLot, 'edit'> = {
  work: 'edit',
  apply: ({ lotId, changes }, target) => target.changeLot(lotId, changes),
  invert: ({ saleId, lotId, changes }) => ({
    saleId,
    lotId,
    kind: 'editLot',
    changes: swapAll(changes) as SharedChanges,
  }),
  clean: cleanEdit,
  changes: ({ changes }) => ({ ...changes }),
  join: (first, next) =>
    first.lotId === next.lotId ? { ...first, changes: joinAll(first.changes, next.changes) as SharedChanges } : null,
  typed({ changes }) {
    const [only, ...others] = Object.entries(changes);
    return only === undefined || others.length > 0 ? null : { place: only[0], change: only[1] };
  },
};

export const editPrivate: OperationRules<EditPrivate, EditPrivate, 'edit'> = {
  work: 'edit',
  apply: ({ lotId, changes }, target) => target.changePrivate(lotId, changes),
  invert: ({ saleId, lotId, changes }) => ({ saleId, lotId, kind: 'editPrivate', changes: swapAll(changes) }),
  clean: cleanEdit,
  changes: ({ changes }) => ({ ...changes }),
  isPrivate: true,
};

interface OfKind {
  readonly kind: string;
}

export type Edit = (EditLot | EditPrivate) & Signature;

export const isEdit = (operation: OfKind): operation is Edit =>
  operation.kind === 'editLot' || operation.kind === 'editPrivate';

/** What colleagues have written where this edit would write; undefined for what is in no conflict. */
export const theirsOf = (operation: OfKind): TheirValues | undefined =>
  isEdit(operation) ? operation.theirs : undefined;

/** The fields of an edit with their changes. */
export function changesOfEdit(edit: Edit): readonly (readonly [ContestedField, FieldChange])[] {
  const changes: Readonly<Partial<Record<ContestedField, FieldChange>>> = edit.changes;
  return [...sharedFieldsIn(changes), ...PRIVATE_LOT_FIELDS].flatMap((field) => {
    const change = changes[field];
    return change === undefined ? [] : [[field, change] as const];
  });
}

/** The edit with some of its fields only; null when none is left. */
export function narrowEdit(edit: Edit, keep: (field: ContestedField, change: FieldChange) => boolean): Edit | null {
  const kept = changesOfEdit(edit).filter(([field, change]) => keep(field, change));
  return kept.length === 0 ? null : { ...edit, changes: Object.fromEntries(kept) };
}

const BEGINNING: Readonly<Partial<Record<ContestedField, FieldValue>>> = { ...NEW_LOT, ...NO_PRIVATE_FIELDS };

/** What a document, its extras as fields, holds in a field; one that it does not have is as a lot begins. */
export function valueIn(document: Readonly<Record<string, unknown>>, field: ContestedField): FieldValue {
  const value = document[field];
  return value === null || isExtraValue(value) ? value : (BEGINNING[field] ?? null);
}

export interface SplitEdit<Kind extends OfKind> {
  /** What may be written; null when nothing may. */
  readonly written: Kind | null;
  readonly conflicts: FieldConflicts;
}

/** The edit as its record tells it: a field that held `after` already was not changed by it. */
function overPresent(edit: Edit, present: Readonly<Record<string, unknown>>): Edit {
  const stood = changesOfEdit(edit).map(([field, { after }]) => [field, { before: valueIn(present, field), after }]);
  return { ...edit, changes: Object.fromEntries(stood) };
}

/**
 * Which fields of an operation may be written over what the server holds at `present`. `recorded`: the fields that its
 * first arrival has written, when it came before. Whatever became of them since is the work of people who saw them; the
 * others can no longer be written by it.
 */
export function splitEdit<Kind extends OfKind>(
  operation: Kind,
  present: Readonly<Record<string, unknown>>,
  recorded?: readonly string[],
): SplitEdit<Kind> {
  if (!isEdit(operation)) return { written: operation, conflicts: {} };
  const inConflict = (field: ContestedField, { before, after }: FieldChange): boolean => {
    const value = valueIn(present, field);
    if (value === after) return false;
    return recorded === undefined ? value !== before : !recorded.includes(field);
  };
  const conflicts = changesOfEdit(operation).filter(([field, change]) => inConflict(field, change));
  const written = narrowEdit(operation, (field, change) => !inConflict(field, change));
  return {
    // Its kind is as it was: only fields are left out.
    written: (written && overPresent(written, present)) as Kind | null,
    conflicts: Object.fromEntries(conflicts.map(([field]) => [field, valueIn(present, field)])),
  };
}
