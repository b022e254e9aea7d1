import { call, put, race, delay, select, type SagaGenerator } from 'typed-redux-saga';
import type { Lot } from '../../../domain/lots/lot';
import { makesLot } from '../../../domain/operations/entitiesOf';
import { USED_FOR_MS } from '../../../domain/numbering/heldNumbers';
import type { LotNumber } from '../../../domain/numbering/lotNumber';
import type { AheadNumber, ReservedNumbers } from '../../../domain/numbering/nextNumber';
import { selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  blockChanged,
  selectBlock,
  selectHeldByOthers,
  selectIsServerReached,
  selectIsServerSilent,
} from '../../../features/lots/model/numbering/reservationsSlice';
import { selectUnsentOfSale } from '../../../features/lots/model/saves/savesSlice';
import { claimedNumber } from '../../../domain/operations/operationNumbers';
import type { KeptNumber } from '../../../services/numbers/ReservationStore';
import { gateway } from '../../base/effects';
import { statusOfSale } from '../outbox/recordOperations';

/** A browser whose storage hangs must not keep a lot from being made, in ms. */
const STORAGE_LIMIT_MS = 1_000;

/** Whether the server can be asked now: by what the browser says, and by the answers of the server itself. */
export function* isServerThere(): SagaGenerator<boolean> {
  const network = yield* gateway('network');
  return network.isOnline() && (yield* select(selectIsServerReached));
}

/** Whether the server has to be done without: until it was waited for in vain, it can say itself whose a number is. */
export function* isServerAway(): SagaGenerator<boolean> {
  const network = yield* gateway('network');
  return !network.isOnline() || (yield* select(selectIsServerSilent));
}

/** What is known of the numbers of the open sale. */
export function* numberReservations(saleId: string): SagaGenerator<ReservedNumbers<Lot>> {
  return {
    lots: yield* select(selectLots),
    block: yield* select(selectBlock),
    others: yield* select(selectHeldByOthers),
    status: yield* call(statusOfSale, saleId),
    isAlone: !(yield* call(isServerThere)),
  };
}

/** The numbers that lots of a sale ask for and do not show, because the server could not be asked so far. */
export function* wantedNumbers(saleId: string): SagaGenerator<ReadonlyMap<string, LotNumber>> {
  const unsent = yield* select(selectUnsentOfSale, saleId);
  return new Map(
    unsent.flatMap((operation) => {
      const wanted = makesLot(operation) ? claimedNumber(operation) : null;
      return wanted === null ? [] : [[operation.lotId, wanted] as const];
    }),
  );
}

/**
 * Takes numbers out of what the device keeps. False when another page had taken one, or holds it for another lot by now: then
 * they are all back, but this page does not count on that one any more.
 */
export function* takeAhead(uid: string, saleId: string, ahead: readonly AheadNumber[]): SagaGenerator<boolean> {
  if (ahead.length === 0) return true;
  const numbers = ahead.map(({ number }) => number);
  const reservationStore = yield* gateway('reservationStore');
  const taken = yield* call(takeFromDevice, uid, saleId, numbers, (late: readonly KeptNumber[]) => {
    // The lot does without them by now.
    reservationStore.keep(uid, late).catch((error: unknown) => {
      console.warn('Numbers that came too late could not be kept.', error);
    });
  });
  const gone = ahead.filter(
    ({ number, lotId }) => !taken.some((each) => each.number === number && each.lotId === lotId),
  );
  const isWhole = gone.length === 0;
  if (!isWhole && taken.length > 0) yield* call(keepOnDevice, uid, taken);
  yield* call(leaveOut, saleId, new Set((isWhole ? ahead : gone).map(({ number }) => number)));
  return isWhole;
}

/** This page uses none of these any more. */
export function* leaveOut(saleId: string, numbers: ReadonlySet<string>): SagaGenerator<void> {
  const block = (yield* select(selectBlock)).filter(({ number }) => !numbers.has(number));
  yield* put(blockChanged({ saleId, block }));
}

/** What the device held of these numbers; nothing when it does not say in time. `onLate` gets what it hands out afterwards. */
export function* takeFromDevice(
  uid: string,
  saleId: string,
  numbers: readonly string[],
  onLate: (taken: readonly KeptNumber[]) => void = () => undefined,
): SagaGenerator<readonly KeptNumber[]> {
  const reservationStore = yield* gateway('reservationStore');
  try {
    const answer = reservationStore.take(uid, saleId, numbers);
    const { taken } = yield* race({ taken: call(() => answer), late: delay(STORAGE_LIMIT_MS) });
    if (taken !== undefined) return taken;
    answer.then(onLate, () => undefined);
    return [];
  } catch (error) {
    console.warn('The numbers of this device could not be had.', error);
    return [];
  }
}

/** False when the device does not keep them. */
export function* keepOnDevice(uid: string, numbers: readonly KeptNumber[]): SagaGenerator<boolean> {
  const reservationStore = yield* gateway('reservationStore');
  try {
    const { late } = yield* race({
      kept: call([reservationStore, reservationStore.keep], uid, numbers),
      late: delay(STORAGE_LIMIT_MS),
    });
    return late === undefined;
  } catch (error) {
    console.warn('The numbers of this device could not be kept.', error);
    return false;
  }
}

/**
 * Reads what was taken along on this device for the open sale, on other pages of this browser too, however long that takes.
 * What is too old may be freed by anybody soon: it waits for being given back.
 */
export function* showBlock(uid: string, saleId: string): SagaGenerator<void> {
  const reservationStore = yield* gateway('reservationStore');
  try {
    const all = yield* call([reservationStore, reservationStore.list], uid);
    const usable = Date.now() - USED_FOR_MS;
    const block = all.filter((each) => each.saleId === saleId && each.isAsked !== true && each.keptAt > usable);
    yield* put(blockChanged({ saleId, block }));
  } catch (error) {
    console.warn('The numbers of this device could not be read.', error);
  }
}

/** The same for who waits for it: a device that hangs is not waited for. */
export function* readBlock(uid: string, saleId: string): SagaGenerator<void> {
  yield* race({ shown: call(showBlock, uid, saleId), late: delay(STORAGE_LIMIT_MS) });
}
