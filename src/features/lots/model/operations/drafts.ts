import {
  type EditableLotFields,
  type Lot,
  type LotStatus,
  PRIVATE_LOT_FIELDS,
  type PrivateLotField,
  type PrivateLotFields,
  type SharedLotField,
  sharedFieldsIn,
} from '../../../../domain/lots/lot';
import { missingForReady } from '../../../../domain/lots/readiness';
import { type FieldChange, lotAfter } from '../../../../domain/operations/changes';
import type { SharedChanges } from '../../../../domain/operations/fieldEdits';
import type { OperationDraft } from '../../../../domain/operations/operations';
import { targets } from '../../../../shared/machine';
import { lotMachine } from '../lots/lotMachine';
import type { LotEvent } from '../../../../domain/lots/lotSteps';

/** What a lot that people may buy would no longer be. */
export type EditProblem = 'publishedNeedsAll';

type Value = FieldChange['before'];

/** Nothing for a field that stays as it is. Who came back to what they had seen leaves what a colleague made of it since. */
function changeFrom(present: Value, seen: Value | undefined, after: Value | undefined): FieldChange | undefined {
  const before = seen === undefined ? present : seen;
  return after === undefined || after === before || after === present ? undefined : { before, after };
}

/**
 * The operations of an edit: only the fields that really change, each with its value before: `seen`, where the person saw
 * something else than the lot holds by now. Ready always means
 * complete: a ready lot that loses what ready needs is a draft again, and that goes first. One that is published must
 * stay complete.
 */
export function draftEdit(
  saleId: string,
  lot: Lot,
  wanted: Partial<EditableLotFields>,
  seen: Partial<EditableLotFields> = {},
): readonly OperationDraft[] | EditProblem {
  const changes: Partial<Record<SharedLotField, FieldChange>> = {};
  for (const field of sharedFieldsIn(wanted)) {
    const change = changeFrom(lot[field] ?? null, seen[field], wanted[field]);
    if (change !== undefined) changes[field] = change;
  }
  if (Object.keys(changes).length === 0) return [];
  const edit: OperationDraft = { saleId, lotId: lot.id, kind: 'editLot', changes: changes as SharedChanges };
  const problem = problemWithout(lot, { ...lot, ...lotAfter(changes) });
  if (problem === 'publishedNeedsAll') return problem;
  return problem === 'draftAgain' ? [draftAgain(saleId, lot), edit] : [edit];
}

/** What has to be done before a lot becomes `after`: nothing (null), a ready one be a draft again, or it must not. */
export function problemWithout(lot: Lot, after: Lot): EditProblem | 'draftAgain' | null {
  if (lot.status === 'draft') return null;
  const missing = missingForReady(after);
  if (lot.status === 'ready') return missing.length > 0 ? 'draftAgain' : null;
  // The order of the estimates is asked when a lot is made ready, by the server never.
  return missing.some((each) => each !== 'estimateOrder') ? 'publishedNeedsAll' : null;
}

export function draftAgain(saleId: string, lot: Lot): OperationDraft {
  return { saleId, lotId: lot.id, kind: 'setLotStatus', before: 'ready', after: 'draft' };
}

export function draftPrivateEdit(
  saleId: string,
  lotId: string,
  known: PrivateLotFields,
  wanted: Partial<PrivateLotFields>,
  seen: Partial<PrivateLotFields> = {},
): readonly OperationDraft[] {
  const changes: Partial<Record<PrivateLotField, FieldChange>> = {};
  for (const field of PRIVATE_LOT_FIELDS) {
    const change = changeFrom(known[field], seen[field], wanted[field]);
    if (change !== undefined) changes[field] = change;
  }
  return Object.keys(changes).length === 0 ? [] : [{ saleId, lotId, kind: 'editPrivate', changes }];
}

/** A step of the lot's life; none when the lot does not know it, or is not complete enough for it. */
export function draftStatus(saleId: string, lot: Lot, event: LotEvent): readonly OperationDraft[] {
  const after: LotStatus | undefined = targets(lotMachine, lot.status, event)[0];
  if (after === undefined || (after !== 'draft' && missingForReady(lot).length > 0)) return [];
  return [{ saleId, lotId: lot.id, kind: 'setLotStatus', before: lot.status, after }];
}
