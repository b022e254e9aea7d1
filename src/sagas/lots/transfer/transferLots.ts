import { buffers, channel, type Channel } from 'redux-saga';
import { call, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { canEdit } from '../../../domain/sales/sale';
import { selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import {
  selectTransferRun,
  selectTransferRuns,
  transferAsked,
  transferBegun,
  transferConfirmed,
  transferDismissed,
  transferEnded,
  transferOffered,
  transferRetried,
  transferStopped,
  type TransferSale,
} from '../../../features/lots/model/transfer/transferSlice';
import { transferTexts } from '../../../features/lots/model/transfer/transferTexts';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { salesReceived, selectSale, selectSalesInUse, selectSalesStatus } from '../../../features/sales/salesSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../../services/failure';
import { newId } from '../../../shared/id';
import { texts } from '../../base/texts';
import { reportFailure } from '../../shared/reportFailure';
import { moveLotsOver } from './transferSteps';
import { forgetTransfer, rememberedTransfers, rememberTransfer, type Transfer } from './transferMemory';

/**
 * Moves lots to other sales: one transfer after the other, those of an earlier visit first. A lot goes into the trash of
 * its sale only when the server has its copy with everything; until then it is where it was.
 */
export function* transferLots(uid: string): SagaGenerator<void> {
  const queue = channel<Transfer>(buffers.expanding(8));
  yield* takeEvery(transferAsked, offerSales, uid);
  yield* takeEvery(transferConfirmed, function* ({ payload: { offer, choice } }) {
    const { to, numbered, withPrices } = choice;
    const lotIds = [...offer.lotIds];
    const transfer = { id: newId(), uid, from: offer.from, to, numbered, withPrices, lotIds, planned: [] };
    yield* call(rememberTransfer, transfer);
    yield* call(enqueue, transfer, queue);
  });
  yield* takeEvery(transferRetried, ({ payload }) => again(uid, [payload.id], queue));
  // Back in the network, or at this window: what has stopped may go on.
  yield* takeEvery(retryAllSaves, function* () {
    const runs = Object.values(yield* select(selectTransferRuns));
    const stopped = runs.filter(({ status }) => status === 'stopped').map(({ id }) => id);
    yield* call(again, uid, stopped, queue);
  });
  yield* takeEvery(transferDismissed, ({ payload }) => forgetTransfer(payload.id));
  yield* fork(work, queue);
  while ((yield* select(selectSalesStatus)) !== 'live') yield* take(salesReceived);
  for (const transfer of yield* call(rememberedTransfers, uid)) {
    if ((yield* select(selectTransferRun, transfer.id)) === undefined) yield* call(enqueue, transfer, queue);
  }
}

/** The other sales, those that may take lots first. */
function* offerSales(uid: string, { payload }: ReturnType<typeof transferAsked>): SagaGenerator<void> {
  const from = yield* select(selectOpenSaleId);
  const present = from === null ? undefined : yield* select(selectSale, from);
  if (present === undefined || payload.lotIds.length === 0) return;
  const sales = (yield* select(selectSalesInUse))
    .filter(({ id }) => id !== present.id)
    .map((sale): TransferSale => {
      const { id, title, date, currency } = sale;
      const reason = !canEdit(sale, uid) ? 'viewer' : sale.status !== 'open' ? 'notOpen' : null;
      return { id, title, date, currency, reason };
    });
  const open = sales.filter(({ reason }) => reason === null);
  const closed = sales.filter(({ reason }) => reason !== null);
  const { id, currency } = present;
  yield* put(transferOffered({ from: id, currency, lotIds: payload.lotIds, sales: [...open, ...closed] }));
}

function* again(uid: string, ids: readonly string[], queue: Channel<Transfer>): SagaGenerator<void> {
  for (const transfer of yield* call(rememberedTransfers, uid)) {
    if (!ids.includes(transfer.id)) continue;
    if ((yield* select(selectTransferRun, transfer.id))?.status !== 'running') yield* call(enqueue, transfer, queue);
  }
}

function* enqueue(transfer: Transfer, queue: Channel<Transfer>): SagaGenerator<void> {
  const { id, from, to, lotIds } = transfer;
  const toTitle = (yield* select(selectSale, to))?.title ?? '';
  yield* put(transferBegun({ id, from, to, toTitle, lots: lotIds.length }));
  yield* put(queue, transfer);
}

function* work(queue: Channel<Transfer>): SagaGenerator<void> {
  for (;;) yield* call(run, yield* take(queue));
}

function* run(transfer: Transfer): SagaGenerator<void> {
  const { id, uid, lotIds } = transfer;
  try {
    const { left, transfer: whole } = yield* call(moveLotsOver, transfer);
    const moved = lotIds.length - left.length;
    if (left.length === 0) yield* call(forgetTransfer, id);
    else yield* call(rememberTransfer, { ...whole, lotIds: left.map(({ lotId }) => lotId) });
    const { toTitle = '' } = (yield* select(selectTransferRun, id)) ?? {};
    yield* put(transferEnded({ id, moved, left }));
    if (moved === 0) return;
    const message = (yield* texts(transferTexts)).moved(moved, toTitle);
    yield* put(notificationRequested({ kind: 'success', message }));
  } catch (error) {
    const ended = yield* call(reportFailure, 'transferLots', error, uid);
    const code = ended ? 'unauthenticated' : codeOf<DataCode>(error, DATA_CODES, 'unknown');
    yield* put(transferStopped({ id, code }));
  }
}
