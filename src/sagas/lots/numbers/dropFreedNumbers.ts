import { call, delay, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import type { AheadNumber } from '../../../domain/numbering/nextNumber';
import { reservedReceived, selectReservations } from '../../../features/lots/model/numbering/reservationsSlice';
import { gateway } from '../../base/effects';
import { forgetReservations, readReservations } from './reservationList';
import { isServerThere, leaveOut, takeFromDevice } from './numberReservations';

/** The stream of claims may be later than the answer to the request that made them, by so long, in ms. */
const NAMED_AFTER_MS = 2_000;

/**
 * Forgets numbers of this device that somebody has freed, as soon as the server says so. Anybody may have them then, and a lot
 * that is made without a network must not be shown with one.
 */
export function* dropFreedNumbers(uid: string): SagaGenerator<void> {
  yield* takeLatest(reservedReceived, function* ({ payload: { saleId } }) {
    if ((yield* call(notNamed, saleId)).length === 0) return;
    yield* delay(NAMED_AFTER_MS);
    const missing = yield* call(notNamed, saleId);
    if (missing.length === 0 || !(yield* call(isServerThere))) return;
    try {
      const reservationStore = yield* gateway('reservationStore');
      const kept = yield* call([reservationStore, reservationStore.list], uid);
      // Each was taken along under an id of its own.
      const isKept = (each: AheadNumber): boolean => kept.some(({ lotId }) => lotId === each.lotId);
      // Another page of this browser has used the others.
      const own = missing.filter(isKept);
      const freed = own.length === 0 ? own : yield* call(notHeld, saleId, own);
      const gone = [...missing.filter((each) => !isKept(each)), ...freed].map(({ number }) => number);
      if (gone.length === 0) return;
      yield* call(
        takeFromDevice,
        uid,
        saleId,
        freed.map(({ number }) => number),
      );
      yield* call(leaveOut, saleId, new Set(gone));
    } catch (error) {
      console.warn('It could not be read whether the numbers of this device were freed.', error);
    }
  });
}

/** Numbers of this device which the server did not name among those taken along. */
function* notNamed(saleId: string): SagaGenerator<readonly AheadNumber[]> {
  const { saleId: here, block, reserved } = yield* select(selectReservations);
  if (here !== saleId) return [];
  const received = new Map(reserved.map(({ number, lotId }) => [number, lotId]));
  return block.filter(({ number, lotId }) => received.get(number) !== lotId);
}

/** Asks the server once more: what the stream said could be older than what this device holds. */
function* notHeld(saleId: string, numbers: readonly AheadNumber[]): SagaGenerator<readonly AheadNumber[]> {
  yield* call(forgetReservations, saleId);
  const held = yield* call(readReservations, saleId);
  return numbers.filter(({ number, lotId }) => held.get(number) !== lotId);
}
