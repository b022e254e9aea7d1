import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { mayChangeNumber } from '../../../domain/numbering/numbering';
import { canEdit, isDeleted } from '../../../domain/sales/sale';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../../features/lots/model/texts/lotWords';
import { operationsMade, selectSave } from '../../../features/lots/model/saves/savesSlice';
import { type LeftLot, type LeftReason, transferStepped } from '../../../features/lots/model/transfer/transferSlice';
import { selectSale } from '../../../features/sales/salesSlice';
import { type DataCode, GatewayFailure } from '../../../services/failure';
import type { Operation } from '../../../domain/operations/operations';
import type { LotRecord } from '../../../services/lots/SaleReader';
import { sameValue } from '../../../domain/values/sameValue';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';
import { untilLotsAreSent, untilPhotosArrive, untilSent } from '../shared/awaitSaves';
import { draftCopy, draftFinish, draftLeave, groupOfCopies, isCarried } from './transferCopies';
import type { PlannedLot, Transfer } from './transferMemory';
import { copyPhotos } from './transferPhotos';
import { planTransfer } from './transferPlan';

/** A lot on its way, and what its copy will be. */
interface Moving {
  readonly source: LotRecord;
  readonly planned: PlannedLot;
}

const planOf = ({ planned }: Moving): PlannedLot => planned;

type Left = Map<string, LeftReason>;

/**
 * All steps of a transfer. Each may be done once more: operations have ids that follow from what they are for.
 * Gives the lots that stayed. Rejects with a GatewayFailure when it cannot go on now.
 */
export function* moveLotsOver(
  transfer: Transfer,
): SagaGenerator<{ readonly left: readonly LeftLot[]; readonly transfer: Transfer }> {
  yield* call(checkSales, transfer);
  const left: Left = new Map();
  const found = yield* call(readSources, transfer, left);
  const sources = found.filter(({ lot }) => lot.deletedAt === null && !left.has(lot.id));
  const whole = yield* call(planTransfer, transfer, sources);
  const moving = withPlan(whole, sources);
  yield* call(makeCopies, whole, moving, left);
  yield* call(finishCopies, whole, moving, left);
  yield* call(leaveSource, whole, moving, left);
  return { left: yield* call(describe, left, found), transfer: whole };
}

function* checkSales({ uid, from, to }: Transfer): SagaGenerator<void> {
  for (const id of [from, to]) {
    const sale = yield* select(selectSale, id);
    if (sale === undefined || !canEdit(sale, uid)) throw new GatewayFailure<DataCode>('permission-denied');
    if (sale.status !== 'open') throw new GatewayFailure<DataCode>('failed-precondition');
    yield* call(checkIsKept, id);
  }
}

/** The server takes what goes to a deleted sale. Its lots are seen by nobody, and are gone with it after a while. */
function* checkIsKept(saleId: string): SagaGenerator<void> {
  const sale = yield* select(selectSale, saleId);
  if (sale !== undefined && isDeleted(sale)) throw new GatewayFailure<DataCode>('failed-precondition');
}

/** The lots as the server has them, once it has what this device did to them; `left` takes those that may not go. */
function* readSources(transfer: Transfer, left: Left): SagaGenerator<readonly LotRecord[]> {
  const { from, lotIds } = transfer;
  const reader = yield* gateway('saleReader');
  const unsent = yield* call(untilLotsAreSent, from, lotIds);
  const found = yield* call([reader, reader.read], from, lotIds);
  const arrived = yield* call(arrivedBefore, transfer, found);
  for (const lotId of lotIds) {
    const lot = found.find((record) => record.lot.id === lotId)?.lot;
    if (lot === undefined) {
      if (!arrived.has(lotId)) left.set(lotId, 'gone');
    } else if (lot.deletedAt !== null) {
      if (!arrived.has(lotId)) left.set(lotId, 'inTrash');
    } else if (unsent.has(lotId)) left.set(lotId, 'unsent');
    else if (!mayChangeNumber(lot)) left.set(lotId, 'published');
  }
  return found;
}

/**
 * The lots that are no more among those of the sale and came to their end before the page did. Of one in the trash the copy
 * has everything: somebody may have put it there whose copy is half. One that was deleted for ever has a copy.
 */
function* arrivedBefore(transfer: Transfer, found: readonly LotRecord[]): SagaGenerator<ReadonlySet<string>> {
  const { lotIds, planned } = transfer;
  const sources = new Map(found.map((record) => [record.lot.id, record]));
  const begun = planned.filter(({ lotId }) => lotIds.includes(lotId) && sources.get(lotId)?.lot.deletedAt !== null);
  const arrived = new Set<string>();
  if (begun.length === 0) return arrived;
  const copies = yield* call(readCopies, transfer, begun);
  for (const { lotId, copyId } of begun) {
    const [source, copy] = [sources.get(lotId), copies.get(copyId)];
    if (copy?.lot.deletedAt !== null) continue;
    if (source === undefined || (yield* call(isCarried, source, copy, transfer.withPrices))) arrived.add(lotId);
  }
  return arrived;
}

const withPlan = ({ planned }: Transfer, sources: readonly LotRecord[]): readonly Moving[] =>
  sources.flatMap((source) => {
    const plan = planned.find(({ lotId }) => lotId === source.lot.id);
    return plan === undefined ? [] : [{ source, planned: plan }];
  });

function* readCopies({ to }: Transfer, planned: readonly PlannedLot[]): SagaGenerator<ReadonlyMap<string, LotRecord>> {
  const reader = yield* gateway('saleReader');
  const ids = planned.map(({ copyId }) => copyId);
  const found = yield* call([reader, reader.read], to, ids);
  return new Map(found.map((record) => [record.lot.id, record]));
}

/** Into the outbox, and from there to the server like all others; what waits there already is not made once more. */
export function* sendOnce(operations: readonly Operation[]): SagaGenerator<void> {
  const fresh: Operation[] = [];
  for (const operation of operations) {
    if ((yield* select(selectSave, operation.id)) === undefined) fresh.push(operation);
  }
  if (fresh.length > 0) yield* put(operationsMade({ operations: fresh }));
  yield* call(
    untilSent,
    operations.map(({ id }) => id),
  );
}

function* makeCopies(transfer: Transfer, moving: readonly Moving[], left: Left): SagaGenerator<void> {
  const copies = yield* call(readCopies, transfer, moving.map(planOf));
  const drafts: Operation[] = [];
  for (const { source, planned } of moving) {
    drafts.push(...(yield* call(draftCopy, transfer, planned, source, copies.get(planned.copyId))));
  }
  yield* call(sendOnce, drafts);
  const { id } = transfer;
  const photos = moving.reduce((sum, { source }) => sum + source.photos.length, 0);
  yield* put(transferStepped({ id, step: 'copying', photos, photosCopied: 0 }));
  let photosCopied = 0;
  const onCopied = function* (): SagaGenerator<void> {
    photosCopied += 1;
    yield* put(transferStepped({ id, photosCopied }));
  };
  const onTheWay: string[] = [];
  for (const { source, planned } of moving) {
    const there = copies.get(planned.copyId)?.photos ?? [];
    const { ids, problem } = yield* call(copyPhotos, transfer, source, planned.copyId, there, onCopied);
    onTheWay.push(...ids);
    if (problem !== null) left.set(source.lot.id, problem);
  }
  yield* put(transferStepped({ id, step: 'arriving' }));
  yield* call(untilPhotosArrive, onTheWay);
}

/** Captions, covers and states follow the photos. */
function* finishCopies(transfer: Transfer, moving: readonly Moving[], left: Left): SagaGenerator<void> {
  const copies = yield* call(readCopies, transfer, moving.map(planOf));
  const group = yield* call(groupOfCopies, transfer);
  const drafts: Operation[] = [];
  for (const { source, planned } of moving) {
    const copy = copies.get(planned.copyId);
    if (copy === undefined || left.has(source.lot.id)) continue;
    if (copy.lot.deletedAt === null) drafts.push(...(yield* call(draftFinish, transfer, source, copy, group)));
  }
  yield* call(sendOnce, drafts);
}

/** Only what the server has there with everything, and what nobody has changed here since it was read. */
function* leaveSource(transfer: Transfer, moving: readonly Moving[], left: Left): SagaGenerator<void> {
  const reader = yield* gateway('saleReader');
  yield* put(transferStepped({ id: transfer.id, step: 'clearing' }));
  const staying = moving.filter(({ source }) => !left.has(source.lot.id));
  const copies = yield* call(readCopies, transfer, staying.map(planOf));
  const present = yield* call(
    [reader, reader.read],
    transfer.from,
    staying.map(({ source }) => source.lot.id),
  );
  const leaving: Operation[] = [];
  for (const { source, planned } of staying) {
    const lotId = source.lot.id;
    const copy = copies.get(planned.copyId);
    const now = present.find(({ lot }) => lot.id === lotId);
    if (copy === undefined) left.set(lotId, 'notArrived');
    else if (copy.lot.deletedAt !== null) left.set(lotId, 'trashedThere');
    else if (copy.photos.length < source.photos.length) left.set(lotId, 'notArrived');
    else if (!sameValue(now, source) || !(yield* call(isCarried, source, copy, transfer.withPrices))) {
      left.set(lotId, 'changed');
    } else leaving.push(yield* call(draftLeave, transfer, source, Date.now()));
  }
  // Somebody may have deleted the other sale while photos were copied.
  yield* call(checkIsKept, transfer.to);
  yield* call(sendOnce, leaving);
  for (const { id, lotId } of leaving) {
    if ((yield* select(selectSave, id)) !== undefined) left.set(lotId, 'changed');
  }
}

function* describe(left: Left, found: readonly LotRecord[]): SagaGenerator<readonly LeftLot[]> {
  const words = yield* texts(lotTexts);
  return [...left].map(([lotId, reason]) => {
    const lot = found.find((record) => record.lot.id === lotId)?.lot;
    return { lotId, name: lot === undefined ? null : `${lotName(lot, words)} ${lot.title}`.trim(), reason };
  });
}
