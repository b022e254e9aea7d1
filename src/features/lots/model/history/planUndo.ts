import {
  EDITABLE_LOT_FIELDS,
  type EditableLotField,
  type Lot,
  NEW_LOT,
  PRIVATE_LOT_FIELDS,
} from '../../../../domain/lots/lot';
import { isSameResult, resultOf } from '../../../../domain/lots/lotResult';
import { newNumber } from '../../../../domain/numbering/newNumber';
import { mayChangeNumber, numberOf } from '../../../../domain/numbering/numbering';
import { missingForReady } from '../../../../domain/lots/readiness';
import {
  type Operation,
  type OperationDraft,
  type OperationOf,
  invert,
} from '../../../../domain/operations/operations';
import { draftEdit, draftPrivateEdit } from '../operations/drafts';
import { planNumberUndo } from './planNumberUndo';
import { planPhotoUndo } from './planPhotoUndo';
import type { Blocked, Step, UndoProblem } from './undoProblem';
import { createWorkingCopy, type PresentSale, type WorkingCopy } from './workingCopy';

export interface UndoPlan {
  readonly drafts: readonly OperationDraft[];
  readonly blocked: readonly Blocked[];
}

/**
 * What has to be done so that an act is taken back on what the sale is by now. Only values that are still those the act
 * left are touched: what somebody has changed since stays, and is named with the reason. `now` in ms since 1970.
 */
export function planUndo(operations: readonly Operation[], sale: PresentSale, now: number): UndoPlan {
  const copy = createWorkingCopy(sale);
  const blocked: Blocked[] = [];
  const block = (lotId: string, problem: UndoProblem, fields: readonly string[] = []): void =>
    void blocked.push({ lotId, problem, fields });
  const drafts = [...planNumberUndo(operations, copy, block)];
  for (const draft of drafts) copy.apply(draft);
  for (const operation of operations.toReversed()) {
    if (operation.kind === 'setNumber') continue;
    const step = planStep(operation, copy, now, (fields) => block(operation.lotId, 'changedSince', fields));
    if (typeof step === 'string') {
      block(operation.lotId, step);
      continue;
    }
    for (const draft of step) copy.apply(draft);
    drafts.push(...step);
  }
  return { drafts: joinEdits(drafts), blocked };
}

function planStep(
  operation: Exclude<Operation, { kind: 'setNumber' }>,
  copy: WorkingCopy,
  now: number,
  foreign: (fields: readonly string[]) => void,
): Step {
  const lot = copy.lot(operation.lotId);
  if (lot === undefined) return 'gone';
  const isTrashed = lot.deletedAt !== null;
  if (operation.kind === 'trashLot') return isTrashed ? planRestore(lot, operation.saleId, copy) : 'changedSince';
  if (isTrashed) return operation.kind === 'restoreLot' || operation.kind === 'createLot' ? [] : 'inTrash';
  switch (operation.kind) {
    case 'editLot':
      return planEdit(operation, { ...lot, coverPhotoId: copy.cover(lot.id) }, foreign);
    case 'editPrivate':
      return planPrivateEdit(operation, copy, foreign);
    case 'moveLot':
      return lot.order === operation.after ? inverse(operation, now) : 'changedSince';
    case 'setLotStatus':
      return planStatus(operation, lot, copy, now);
    case 'setResult':
      return planResult(operation, lot, copy, now);
    case 'createLot':
      return isAsMade(operation, lot) ? planTrash(lot, operation.saleId, copy, now) : 'changedSince';
    case 'restoreLot':
      return planTrash(lot, operation.saleId, copy, now);
    default:
      return planPhotoUndo(operation, lot, copy, foreign);
  }
}

function inverse(operation: Operation, now: number): Step {
  const draft = invert(operation, now);
  return draft === null ? 'noWayBack' : [draft];
}

function planEdit(operation: OperationOf<'editLot'>, lot: Lot, foreign: (fields: readonly string[]) => void): Step {
  const touched = EDITABLE_LOT_FIELDS.filter((field) => operation.changes[field] !== undefined);
  const own = touched.filter((field) => lot[field] === operation.changes[field]?.after);
  if (own.length < touched.length) foreign(touched.filter((field) => !own.includes(field)));
  const wanted = Object.fromEntries(own.map((field) => [field, operation.changes[field]?.before]));
  return draftEdit(operation.saleId, lot, wanted as Partial<Pick<Lot, EditableLotField>>);
}

function planPrivateEdit(
  { saleId, lotId, changes }: OperationOf<'editPrivate'>,
  copy: WorkingCopy,
  foreign: (fields: readonly string[]) => void,
): Step {
  const known = copy.privateOf(lotId);
  const touched = PRIVATE_LOT_FIELDS.filter((field) => changes[field] !== undefined);
  const own = touched.filter((field) => known[field] === changes[field]?.after);
  if (own.length < touched.length) foreign(touched.filter((field) => !own.includes(field)));
  return draftPrivateEdit(
    saleId,
    lotId,
    known,
    Object.fromEntries(own.map((field) => [field, changes[field]?.before])),
  );
}

function planStatus(operation: OperationOf<'setLotStatus'>, lot: Lot, copy: WorkingCopy, now: number): Step {
  if (lot.status !== operation.after) return 'changedSince';
  const back = inverse(operation, now);
  if (typeof back === 'string') return back;
  const wasOffered = operation.before !== 'draft' && operation.before !== 'ready';
  if (wasOffered && copy.status !== 'published') return closedOrNot(copy);
  return operation.before !== 'draft' && missingForReady(lot).length > 0 ? 'incomplete' : back;
}

const closedOrNot = (copy: WorkingCopy): UndoProblem => (copy.status === 'closed' ? 'saleClosed' : 'saleNotPublished');

function planResult(operation: OperationOf<'setResult'>, lot: Lot, copy: WorkingCopy, now: number): Step {
  const present = resultOf(lot);
  if (present === null || !isSameResult(present, operation.after)) return 'changedSince';
  return copy.status === 'published' ? inverse(operation, now) : closedOrNot(copy);
}

/** Whether nobody has said anything of a lot since it was made; photos come by themselves. */
function isAsMade({ fields }: OperationOf<'createLot'>, lot: Lot): boolean {
  const asMade = { ...NEW_LOT, ...fields };
  return (
    lot.status === 'draft' &&
    EDITABLE_LOT_FIELDS.every((field) => field === 'coverPhotoId' || lot[field] === asMade[field])
  );
}

function planTrash(lot: Lot, saleId: string, copy: WorkingCopy, now: number): Step {
  if (!mayChangeNumber(lot)) return 'published';
  if (copy.status !== 'open') return 'numbersLocked';
  return [{ saleId, lotId: lot.id, kind: 'trashLot', number: numberOf(lot), deletedAt: now }];
}

function planRestore(lot: Lot, saleId: string, copy: WorkingCopy): Step {
  if (copy.status !== 'open') return 'numbersLocked';
  const had = numberOf(lot);
  const number = copy.holderOf(had) === undefined ? had : newNumber(copy.lots, null, 'open');
  return [{ saleId, lotId: lot.id, kind: 'restoreLot', number, deletedAt: lot.deletedAt ?? 0 }];
}

/** Two captions of one photo as one; null for everything else. */
function joinedCaption(last: OperationDraft | undefined, next: OperationDraft): OperationDraft | null {
  if (last?.kind !== 'editPhoto' || next.kind !== 'editPhoto' || last.photoId !== next.photoId) return null;
  const [first, then] = [last.changes.caption, next.changes.caption];
  if (first === undefined || then === undefined) return null;
  return { ...last, changes: { caption: { before: first.before, after: then.after } } };
}

/** Edits of one lot, or captions of one photo, that follow each other become one. */
function joinEdits(drafts: readonly OperationDraft[]): OperationDraft[] {
  const joined: OperationDraft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    const caption = joinedCaption(last, draft);
    if (caption !== null) {
      joined[joined.length - 1] = caption;
      continue;
    }
    if (draft.kind !== 'editLot' || last?.kind !== 'editLot' || last.lotId !== draft.lotId) {
      joined.push(draft);
      continue;
    }
    const changes = { ...last.changes };
    for (const field of EDITABLE_LOT_FIELDS) {
      const change = draft.changes[field];
      if (change !== undefined) changes[field] = { before: (changes[field] ?? change).before, after: change.after };
    }
    joined[joined.length - 1] = { ...last, changes };
  }
  return joined;
}
