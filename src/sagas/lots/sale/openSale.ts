import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { copyShown } from '../../../features/lots/model/lots/copySlice';
import {
  lotsFailed,
  lotsProgressed,
  photosAwaited,
  photosCame,
  photosRead,
  selectArePhotosRead,
  selectPhotosProgress,
  lotsReceived,
  lotsRetried,
  operationsApplied,
  retryLots,
  saleEntered,
  saleLeft,
  lotsWaited,
  selectLots,
  selectLotsStatus,
  selectTrashedLots,
} from '../../../features/lots/model/lots/lotsSlice';
import { photosReceived, selectStoredPhotoIds } from '../../../features/lots/model/photos/photosSlice';
import { documentsUnreadable } from '../../../features/lots/model/view/unreadableSlice';
import { selectUnsentOfSale } from '../../../features/lots/model/saves/savesSlice';
import { locationChanged, selectPath } from '../../../features/navigation/model/navigationSlice';
import type { DataCode } from '../../../services/failure';
import type { LotsEvent, LotsGateway } from '../../../services/lots/LotsGateway';
import { gateway } from '../../base/effects';
import { untilActsAreMade } from '../shared/inParts';
import { keepPrivateLive } from './openPrivate';
import { createUnconfirmed } from '../../../shared/unconfirmed';
import { saleIdOf } from '../../../domain/sales/addresses';

/** Keeps the sale of the present place live: entered and listened to while one is on its pages, left after. */
export function* followOpenSale(uid: string): SagaGenerator<void> {
  let open: string | null = null;
  let listening: { cancel: () => void } | null = null;
  for (;;) {
    if (saleIdOf(yield* select(selectPath)) !== open) yield* call(untilActsAreMade);
    const wanted = saleIdOf(yield* select(selectPath));
    if (wanted !== open) {
      if (listening !== null) listening.cancel();
      open = wanted;
      listening = wanted === null ? null : yield* fork(keepSaleLive, wanted, uid);
      if (wanted === null) yield* put(saleLeft());
    }
    yield* take(locationChanged);
  }
}

function* keepSaleLive(saleId: string, uid: string): SagaGenerator<void> {
  const lots = yield* gateway('lots');
  yield* put(saleEntered({ saleId }));
  yield* fork(keepPrivateLive, saleId, uid);
  yield* put(operationsApplied({ operations: yield* select(selectUnsentOfSale, saleId) }));
  for (;;) {
    const slow = yield* fork(tellWhenSlow, saleId);
    const code = yield* call(listenUntilFailure, lots, saleId);
    slow.cancel();
    yield* put(lotsFailed({ saleId, code }));
    yield* take(retryLots);
    yield* put(lotsRetried({ saleId }));
  }
}

/** A sale that shows nothing for so long, in ms, says why. */
const SLOW_MS = 8_000;

/** Puts `lotsWaited` each time that the server is silent for too long before the lots are there. */
function* tellWhenSlow(saleId: string): SagaGenerator<void> {
  while ((yield* select(selectLotsStatus)) === 'loading') {
    const { silent } = yield* race({
      silent: delay(SLOW_MS, true),
      update: take([lotsProgressed, photosAwaited, lotsReceived]),
    });
    if (silent === true) yield* put(lotsWaited({ saleId }));
  }
}

/** Events that follow each other within so many ms are shown together, once a frame; the first one is shown at once. */
const CLOSE_MS = 50;

/** Passes on what the sale's lots and photos are; returns the reason when the stream ends. */
function* listenUntilFailure(lots: LotsGateway, saleId: string): SagaGenerator<DataCode> {
  const events = yield* call(createLotsChannel, lots, saleId);
  const trashed = yield* select(selectTrashedLots);
  const unconfirmed = {
    lots: createUnconfirmed([...(yield* select(selectLots)), ...trashed].map(({ id }) => id)),
    photos: createUnconfirmed(yield* select(selectStoredPhotoIds)),
  };
  const showLots = createShowLots(saleId);
  try {
    for (;;) {
      const event = yield* take(events);
      if (event.type === 'failed') return event.code;
      if (event.type === 'copy') {
        unconfirmed.lots.show(event.lots.map(({ id }) => id));
        unconfirmed.photos.show(event.photos.map(({ id }) => id));
        yield* put(copyShown({ savedAt: event.savedAt }));
        yield* showLots({ changed: event.lots, fromServer: false }, []);
        yield* showPhotos(saleId, { changed: event.photos, fromServer: false }, []);
        continue;
      }
      if (event.type === 'progress') {
        const { come, total } = event;
        yield* put(
          event.of === 'lots' ? lotsProgressed({ saleId, come, total }) : photosAwaited({ saleId, come, total }),
        );
        continue;
      }
      const { type: kind, unreadable = [] } = event;
      // It is not shown any more as it could be read before.
      const removed = [...unconfirmed[kind].take(event), ...unreadable.map(({ id }) => id)];
      yield* event.type === 'lots' ? showLots(event, removed) : showPhotos(saleId, event, removed);
      if (unreadable.length > 0) yield* put(documentsUnreadable({ saleId, kind, documents: unreadable }));
    }
  } finally {
    events.close();
  }
}

type Shown<Kind extends 'lots' | 'photos'> = Pick<
  Extract<LotsEvent, { readonly type: Kind }>,
  'changed' | 'fromServer'
>;

function createShowLots(saleId: string) {
  let lastReceivedAt = -CLOSE_MS;
  return function* showLots({ changed, fromServer }: Shown<'lots'>, removed: readonly string[]): SagaGenerator<void> {
    const update = lotsReceived({ saleId, changed, removed, fromServer });
    const now = performance.now();
    yield* put(now - lastReceivedAt < CLOSE_MS ? update : { ...update, meta: {} });
    lastReceivedAt = now;
  };
}

function* showPhotos(
  saleId: string,
  { changed, fromServer }: Shown<'photos'>,
  removed: readonly string[],
): SagaGenerator<void> {
  yield* put(photosReceived({ saleId, changed, removed }));
  const isSomething = fromServer || changed.length > 0;
  if (isSomething && !(yield* select(selectArePhotosRead))) yield* put(photosRead({ saleId }));
  const isAwaited = (yield* select(selectPhotosProgress)) !== null;
  if (isAwaited && fromServer) yield* put(photosCame({ saleId }));
}

export function createLotsChannel(lots: LotsGateway, saleId: string): EventChannel<LotsEvent> {
  return eventChannel<LotsEvent>((emit) => lots.listen(saleId, emit), buffers.expanding(16));
}
