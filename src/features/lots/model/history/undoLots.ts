import {
  type EditableLotFields,
  type Lot,
  NEW_LOT,
  PRIVATE_LOT_FIELDS,
  sharedFieldsIn,
} from '../../../../domain/lots/lot';
import { isSameValue } from '../../../../domain/operations/changes';
import { isSameResult, resultOf } from '../../../../domain/lots/lotResult';
import { newNumber } from '../../../../domain/numbering/newNumber';
import { mayChangeNumber, numberOf } from '../../../../domain/numbering/numbering';
import { missingForReady } from '../../../../domain/lots/readiness';
import { invert, type OperationDraft, type OperationOf } from '../../../../domain/operations/operations';
import { draftEdit, draftPrivateEdit } from '../operations/drafts';
import type { Step, UndoProblem } from './undoProblem';
import type { UndoGround, UndoRule } from './undoRule';
import type { WorkingCopy } from './workingCopy';

const isOpen: UndoRule<OperationDraft>['isOffered'] = (_done, sale) => sale === 'open';

export const undoEdit: UndoRule<OperationOf<'editLot'>> = {
  step: planEdit,
};

export const undoPrivateEdit: UndoRule<OperationOf<'editPrivate'>> = {
  step: planPrivateEdit,
};

export const undoMove: UndoRule<OperationOf<'moveLot'>> = {
  step: (done, { lot, now }) => (lot.order === done.after ? inverse(done, now) : 'changedSince'),
};

export const undoStatus: UndoRule<OperationOf<'setLotStatus'>> = {
  step: planStatus,
  isOffered(done, sale, lot) {
    if (lot?.status !== done.after) return false;
    return invert(done, 0) !== null && (!wasOffered(done) || sale === 'published');
  },
};

export const undoResult: UndoRule<OperationOf<'setResult'>> = {
  step: planResult,
  isOffered: (done, sale, lot) => sale === 'published' && lot !== undefined && stillHas(lot, done),
};

export const undoNumber: UndoRule<OperationOf<'setNumber'>> = {
  step: 'together',
  isOffered: isOpen,
};

export const undoNewLot: UndoRule<OperationOf<'createLot'>> = {
  step: (done, ground) => (isAsMade(done, ground.lot) ? planTrash(done.saleId, ground) : 'changedSince'),
  inTrash: () => [],
  isOffered: isOpen,
};

export const undoTrash: UndoRule<OperationOf<'trashLot'>> = {
  step: () => 'changedSince',
  inTrash: ({ saleId }, { lot, copy }) => planRestore(lot, saleId, copy),
  isOffered: isOpen,
};

export const undoRestore: UndoRule<OperationOf<'restoreLot'>> = {
  step: ({ saleId }, ground) => planTrash(saleId, ground),
  inTrash: () => [],
  isOffered: isOpen,
};

function inverse(operation: OperationDraft, now: number): Step {
  const draft = invert(operation, now);
  return draft === null ? 'noWayBack' : [draft];
}

function planEdit(operation: OperationOf<'editLot'>, { lot: shown, copy, foreign }: UndoGround): Step {
  const lot: Lot = { ...shown, coverPhotoId: copy.cover(shown.id) };
  const touched = sharedFieldsIn(operation.changes).filter((field) => operation.changes[field] !== undefined);
  const own = touched.filter((field) => isSameValue(field, lot[field], operation.changes[field]?.after));
  if (own.length < touched.length) foreign(touched.filter((field) => !own.includes(field)));
  const wanted = Object.fromEntries(own.map((field) => [field, operation.changes[field]?.before]));
  return draftEdit(operation.saleId, lot, wanted as Partial<EditableLotFields>);
}

function planPrivateEdit({ saleId, lotId, changes }: OperationOf<'editPrivate'>, { copy, foreign }: UndoGround): Step {
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

/** Whether the step led from one state of a published lot to another. */
const wasOffered = ({ before }: OperationOf<'setLotStatus'>): boolean => before !== 'draft' && before !== 'ready';

function planStatus(operation: OperationOf<'setLotStatus'>, { lot, copy, now }: UndoGround): Step {
  if (lot.status !== operation.after) return 'changedSince';
  const back = inverse(operation, now);
  if (typeof back === 'string') return back;
  if (wasOffered(operation) && copy.status !== 'published') return closedOrNot(copy);
  return operation.before !== 'draft' && missingForReady(lot).length > 0 ? 'incomplete' : back;
}

const closedOrNot = (copy: WorkingCopy): UndoProblem => (copy.status === 'closed' ? 'saleClosed' : 'saleNotPublished');

function stillHas(lot: Lot, { after }: OperationOf<'setResult'>): boolean {
  const present = resultOf(lot);
  return present !== null && isSameResult(present, after);
}

function planResult(operation: OperationOf<'setResult'>, { lot, copy, now }: UndoGround): Step {
  if (!stillHas(lot, operation)) return 'changedSince';
  return copy.status === 'published' ? inverse(operation, now) : closedOrNot(copy);
}

/** Whether nobody has said anything of a lot since it was made; photos come by themselves. */
function isAsMade({ fields }: OperationOf<'createLot'>, lot: Lot): boolean {
  const asMade: EditableLotFields = { ...NEW_LOT, ...fields };
  return (
    lot.status === 'draft' &&
    sharedFieldsIn(lot, asMade).every(
      (field) => field === 'coverPhotoId' || isSameValue(field, lot[field], asMade[field]),
    )
  );
}

function planTrash(saleId: string, { lot, copy, now }: UndoGround): Step {
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
