import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { extraName } from '../../../features/lots/model/extras/extraName';
import { selectExtrasByField } from '../../../features/lots/model/extras/extrasSlice';
import { extraTexts } from '../../../features/lots/model/texts/extraTexts';
import { describeAct, describeBlocked, type ActWords } from '../../../features/lots/model/history/describeAct';
import { undoTexts } from '../../../features/lots/model/history/historyTexts';
import { selectOfferedAct } from '../../../features/lots/model/history/offeredAct';
import { planUndo } from '../../../features/lots/model/history/planUndo';
import type { Blocked } from '../../../features/lots/model/history/undoProblem';
import type { PresentSale } from '../../../features/lots/model/history/workingCopy';
import {
  selectArePhotosRead,
  selectIsPrivateRead,
  selectLot,
  selectLotPrivate,
  selectLots,
  selectLotsStatus,
  selectOpenSaleId,
} from '../../../features/lots/model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../../features/lots/model/texts/lotWords';
import { operationTexts } from '../../../features/lots/model/texts/operationTexts';
import { selectCover } from '../../../features/lots/model/photos/selectCover';
import { actTaken, redoAsked, undoAsked, type UndoWay } from '../../../features/lots/model/history/undoSlice';
import { selectTransferOfAct } from '../../../features/lots/model/transfer/transferSlice';
import { transferTexts } from '../../../features/lots/model/transfer/transferTexts';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { onlyRenumbers } from '../../../domain/operations/numberChange';
import { claimedNumber } from '../../../domain/operations/operationNumbers';
import { concernsPhotos } from '../../../domain/operations/entitiesOf';
import { asking, isPrivateOperation, type Operation, type OperationDraft } from '../../../domain/operations/operations';
import { newId } from '../../../shared/id';
import { texts } from '../../base/texts';
import { withActions } from '../../base/withActions';
import { afterFrame } from '../shared/afterFrame';
import { breathe, inParts } from '../shared/inParts';
import { partsOf } from '../shared/partsOf';
import { photosNow } from '../shared/photosNow';
import { recordOperations, statusOfSale } from '../outbox/recordOperations';
import { areSafe, isStillItsOwn, tellOnlyAhead } from './safeNumbers';

/**
 * Takes acts back, and back again, by new operations that go the way of all others. A redo takes back what undid: both
 * are one and the same.
 */
export function* undoActs(uid: string): SagaGenerator<void> {
  // One after the other: the next one is taken back on what this one leaves.
  yield* withActions(isAnyOf(undoAsked, redoAsked), 'all', function* (asked) {
    for (;;) {
      const way: UndoWay = undoAsked.match(yield* take(asked)) ? 'undo' : 'redo';
      yield* call(takeBack, uid, way);
    }
  });
}

function* takeBack(uid: string, way: UndoWay): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const act = yield* select(selectOfferedAct, way, saleId, yield* call(statusOfSale, saleId));
  if (act === undefined) return;
  if (!(yield* call(untilRead, saleId, act.operations))) return;
  const words = yield* call(wordsOfActs);
  const sale: PresentSale = yield* call(presentSale, saleId);
  const nameOf = (lotId: string): string | null => {
    const lot = sale.lot(lotId);
    return lot === undefined ? null : lotName(lot, words.lot);
  };
  const [first = [], ...others] = partsOf(act.operations);
  const plan = planUndo(first, sale, Date.now());
  // It stays the next act to be taken back, once the server can say whose those numbers are.
  if (!(yield* call(areSafe, saleId, plan.drafts.filter(onlyRenumbers)))) return yield* call(tellOnlyAhead);
  const drafts = yield* call(askForUnsafe, plan.drafts);
  const group = drafts.length > 0 || others.length > 0 ? newId() : null;
  yield* put(actTaken({ id: act.id, way, group }));
  yield* call(recordOperations, uid, drafts, group ?? undefined);
  const rest: Taken = yield* call(takeBackOthers, uid, saleId, others, group);
  const blocked = [...plan.blocked, ...rest.blocked];
  const isDone = drafts.length + rest.made > 0;
  const what = describeAct(act, nameOf, words);
  const did = !isDone ? '' : way === 'undo' ? words.undo.undone(what) : words.undo.redone(what);
  const wentTo = isDone ? yield* select(selectTransferOfAct, act.id) : undefined;
  const still = wentTo === undefined ? '' : (yield* texts(transferTexts)).stillThere(wentTo);
  const stays = blocked.length === 0 ? '' : describeBlocked(blocked, nameOf, words);
  const message = [did, still, stays].filter(Boolean).join(' ');
  if (message !== '') yield* put(notificationRequested({ kind: blocked.length === 0 ? 'info' : 'warning', message }));
}

/**
 * After a reload the acts are there before the sale is: they are taken back on what it is, not on what has come of it. False:
 * it cannot be read, or was left.
 */
function* untilRead(saleId: string, operations: readonly Operation[]): SagaGenerator<boolean> {
  const needsPhotos = operations.some((operation) => concernsPhotos(operation));
  const needsPrivate = operations.some(isPrivateOperation);
  for (;;) {
    if ((yield* select(selectOpenSaleId)) !== saleId) return false;
    const status = yield* select(selectLotsStatus);
    const arePhotosThere = !needsPhotos || (yield* select(selectArePhotosRead));
    const isPrivateThere = !needsPrivate || (yield* select(selectIsPrivateRead));
    if (status === 'failed') return false;
    if (status === 'live' && arePhotosThere && isPrivateThere) return true;
    yield* take('*');
  }
}

interface Taken {
  readonly made: number;
  readonly blocked: readonly Blocked[];
}

/** Each on what the sale is when its turn comes; gives how much was done, and what stays. */
function* takeBackOthers(
  uid: string,
  saleId: string,
  parts: readonly (readonly Operation[])[],
  group: string | null,
): SagaGenerator<Taken> {
  if (parts.length === 0) return { made: 0, blocked: [] };
  const taken: Taken = yield* call(inParts<Taken>, () => takeBackParts(uid, saleId, parts, group));
  return taken;
}

function* takeBackParts(
  uid: string,
  saleId: string,
  parts: readonly (readonly Operation[])[],
  group: string | null,
): SagaGenerator<Taken> {
  const blocked: Blocked[] = [];
  let made = 0;
  yield* call(breathe, afterFrame);
  for (const part of parts) {
    const sale: PresentSale = yield* call(presentSale, saleId);
    const plan = planUndo(part, sale, Date.now());
    const isSafe = yield* call(areSafe, saleId, plan.drafts.filter(onlyRenumbers));
    if (!isSafe) yield* call(tellOnlyAhead);
    const safe = isSafe ? plan.drafts : plan.drafts.filter((draft) => !onlyRenumbers(draft));
    const drafts = yield* call(askForUnsafe, safe);
    yield* call(recordOperations, uid, drafts, group ?? undefined);
    made += drafts.length;
    blocked.push(...plan.blocked);
    yield* call(breathe);
  }
  return { made, blocked };
}

/** A lot comes back without its number when a colleague may have that by now, and asks for it. */
function* askForUnsafe(drafts: readonly OperationDraft[]): SagaGenerator<readonly OperationDraft[]> {
  const safe: OperationDraft[] = [];
  for (const draft of drafts) {
    const [wish, wanted] = [asking(draft), claimedNumber(draft)];
    const isSafe = wish === null || wanted === null || (yield* call(isStillItsOwn, draft.saleId, draft.lotId, wanted));
    safe.push(isSafe ? draft : wish);
  }
  return safe;
}

function* wordsOfActs(): SagaGenerator<ActWords> {
  const extras = yield* texts(extraTexts);
  const columns = yield* select(selectExtrasByField);
  return {
    extraName: (field) => extraName(field, columns, extras),
    lot: yield* texts(lotTexts),
    lots: yield* texts(lotsTexts),
    operations: yield* texts(operationTexts),
    undo: yield* texts(undoTexts),
  };
}

/** The sale as this moment's state has it. */
function* presentSale(saleId: string): SagaGenerator<PresentSale> {
  const status = yield* call(statusOfSale, saleId);
  const lots = yield* select(selectLots);
  const state = yield* select((now: Parameters<typeof selectCover>[0]) => now);
  const photo = yield* call(photosNow);
  return {
    status,
    lots,
    lot: (id) => selectLot(state, id),
    privateOf: (id) => selectLotPrivate(state, id),
    cover: (id) => selectCover(state, id),
    photo,
  };
}
