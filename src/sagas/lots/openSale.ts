import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { copyShown } from '../../features/lots/copySlice';
import {
  lotsFailed,
  lotsReceived,
  lotsRetried,
  operationsForeseen,
  retryLots,
  saleEntered,
  saleLeft,
} from '../../features/lots/lotsSlice';
import { photosReceived } from '../../features/lots/photosSlice';
import { selectUnsentOfSale } from '../../features/lots/savesSlice';
import { placeChanged, selectPath } from '../../features/navigation/navigationSlice';
import type { DataCode } from '../../services/failure';
import type { LotsEvent, LotsGateway } from '../../services/lots/LotsGateway';
import { gateway } from '../effects';
import { keepPrivateLive } from './openPrivate';

const SALE_PATH = /^\/sales\/([A-Za-z0-9]+)(?:\/|$)/;

/** The sale that a path is about, or null. */
export function saleIdOf(path: string): string | null {
  return SALE_PATH.exec(path)?.[1] ?? null;
}

/** Keeps the sale of the present place live: entered and listened to while one is on its pages, left after. */
export function* followOpenSale(uid: string): SagaGenerator<void> {
  let open: string | null = null;
  let listening: { cancel: () => void } | null = null;
  for (;;) {
    const wanted = saleIdOf(yield* select(selectPath));
    if (wanted !== open) {
      if (listening !== null) listening.cancel();
      open = wanted;
      listening = wanted === null ? null : yield* fork(keepSaleLive, wanted, uid);
      if (wanted === null) yield* put(saleLeft());
    }
    yield* take(placeChanged);
  }
}

function* keepSaleLive(saleId: string, uid: string): SagaGenerator<void> {
  const lots = yield* gateway('lots');
  yield* put(saleEntered({ saleId }));
  yield* fork(keepPrivateLive, saleId, uid);
  yield* put(operationsForeseen({ operations: yield* select(selectUnsentOfSale, saleId) }));
  for (;;) {
    const code = yield* call(listenUntilFailure, lots, saleId);
    yield* put(lotsFailed({ saleId, code }));
    yield* take(retryLots);
    yield* put(lotsRetried({ saleId }));
  }
}

/** Passes on what the sale's lots and photos are; returns the reason when the stream ends. */
function* listenUntilFailure(lots: LotsGateway, saleId: string): SagaGenerator<DataCode> {
  const events = yield* call(createLotsChannel, lots, saleId);
  try {
    for (;;) {
      const event = yield* take(events);
      if (event.type === 'failed') return event.code;
      if (event.type === 'lots') {
        const { changed, removed, fromServer } = event;
        yield* put(lotsReceived({ saleId, changed, removed, fromServer }));
      } else if (event.type === 'copy') {
        yield* put(copyShown({ savedAt: event.savedAt }));
      } else {
        yield* put(photosReceived({ saleId, changed: event.changed, removed: event.removed }));
      }
    }
  } finally {
    events.close();
  }
}

export function createLotsChannel(lots: LotsGateway, saleId: string): EventChannel<LotsEvent> {
  return eventChannel<LotsEvent>((emit) => lots.listen(saleId, emit), buffers.expanding(16));
}
