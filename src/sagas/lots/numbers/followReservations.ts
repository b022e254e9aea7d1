import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { roleOf } from '../../../domain/sales/sale';
import {
  releaseNumbers,
  reservedReceived,
  selectReservations,
} from '../../../features/lots/model/numbering/reservationsSlice';
import { reservationsTexts } from '../../../features/lots/model/numbering/reservationsTexts';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import type { ReservedEvent } from '../../../services/numbers/NumbersGateway';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';
import { dropFreedNumbers } from './dropFreedNumbers';
import { freeUnusedNumbers } from './freeUnusedNumbers';
import { listenToSale } from '../shared/listenToSale';

/** Keeps what people took along in the open sale known to its members, and frees what an editor says. */
export function* followReservations(uid: string): SagaGenerator<void> {
  yield* takeEvery(releaseNumbers, handleRelease);
  yield* fork(dropFreedNumbers, uid);
  yield* fork(freeUnusedNumbers, uid);
  yield* fork(followReserved, uid);
}

function* followReserved(uid: string): SagaGenerator<void> {
  const numbers = yield* gateway('numbers');
  yield* listenToSale<Extract<ReservedEvent, { readonly type: 'reserved' }>>(
    (sale) => roleOf(sale, uid) !== null,
    (saleId, emit) => numbers.listenReserved(saleId, emit),
    (saleId, { claims }) => reservedReceived({ saleId, claims }),
  );
}

function* handleRelease({ payload }: ReturnType<typeof releaseNumbers>): SagaGenerator<void> {
  const { saleId } = yield* select(selectReservations);
  if (saleId === null) return;
  const numbers = yield* gateway('numbers');
  const words = yield* texts(reservationsTexts);
  try {
    yield* call([numbers, numbers.release], saleId, payload.numbers);
    const claims = yield* call([numbers, numbers.list], saleId);
    const left = new Set(claims.map(({ number, lotId }) => `${number} ${lotId}`));
    const freed = payload.numbers.filter(({ number, lotId }) => !left.has(`${number} ${lotId}`)).length;
    yield* put(notificationRequested({ kind: 'success', message: words.freed(freed) }));
  } catch (error) {
    console.warn('Numbers could not be freed.', error);
    yield* put(notificationRequested({ kind: 'error', message: words.notFreed }));
  }
}
