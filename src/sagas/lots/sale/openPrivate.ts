import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { canEdit } from '../../../domain/sales/sale';
import {
  privateAwaited,
  privateCame,
  privateForgotten,
  privateReceived,
  retryLots,
  selectPrivateProgress,
} from '../../../features/lots/model/lots/lotsSlice';
import { salesReceived, selectSale } from '../../../features/sales/salesSlice';
import type { LotPrivateEvent, LotsGateway } from '../../../services/lots/LotsGateway';
import { gateway } from '../../base/effects';

/**
 * Listens to the fields for editors for as long as the person is one. When the role is taken away, they leave the state;
 * when it is given, they come.
 */
export function* keepPrivateLive(saleId: string, uid: string): SagaGenerator<void> {
  const lots = yield* gateway('lots');
  for (;;) {
    while (!(yield* call(mayRead, saleId, uid))) yield* take(salesReceived);
    const { failed } = yield* race({
      failed: call(listenUntilFailure, lots, saleId),
      lost: call(untilReaderNoMore, saleId, uid),
    });
    yield* put(privateForgotten());
    // The sale's own document tells of a lost right a moment later; everything else is tried with the lots.
    if (failed !== undefined) yield* take([salesReceived, retryLots]);
  }
}

function* mayRead(saleId: string, uid: string): SagaGenerator<boolean> {
  const sale = yield* select(selectSale, saleId);
  return sale !== undefined && canEdit(sale, uid);
}

function* untilReaderNoMore(saleId: string, uid: string): SagaGenerator<true> {
  while (yield* call(mayRead, saleId, uid)) yield* take(salesReceived);
  return true;
}

function* listenUntilFailure(lots: LotsGateway, saleId: string): SagaGenerator<string> {
  const events = yield* call(createPrivateChannel, lots, saleId);
  try {
    for (;;) {
      const event = yield* take(events);
      if (event.type === 'failed') return event.code;
      if (event.type === 'progress') {
        yield* put(privateAwaited({ saleId, come: event.come, total: event.total }));
        continue;
      }
      const { changed, removed, fromServer } = event;
      yield* put(privateReceived({ saleId, changed, removed, fromServer }));
      const isAwaited = (yield* select(selectPrivateProgress)) !== null;
      if (isAwaited && fromServer) yield* put(privateCame({ saleId }));
    }
  } finally {
    events.close();
  }
}

function createPrivateChannel(lots: LotsGateway, saleId: string): EventChannel<LotPrivateEvent> {
  return eventChannel<LotPrivateEvent>((emit) => lots.listenPrivate(saleId, emit), buffers.expanding(16));
}
