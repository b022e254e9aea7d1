import { call, delay, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { goingBack } from '../../../domain/numbering/heldNumbers';
import { asksForNext, claimedNumber, waitsForNumber } from '../../../domain/operations/operationNumbers';
import { makesLot } from '../../../domain/operations/entitiesOf';
import { lotsReceived, saleEntered } from '../../../features/lots/model/lots/lotsSlice';
import {
  giveRangeBack,
  reservedReceived,
  selectReservations,
  serverSilent,
  takeNumbersAlong,
} from '../../../features/lots/model/numbering/reservationsSlice';
import { reservationsTexts } from '../../../features/lots/model/numbering/reservationsTexts';
import {
  operationMade,
  operationRestored,
  operationsIn,
  operationsMade,
  selectUnsent,
  sendDelayed,
} from '../../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import type { KeptNumber } from '../../../services/numbers/ReservationStore';
import { beforeSignOutHooks } from '../../auth/signOut/beforeSignOut';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';
import { isServerThere, readBlock, showBlock } from './numberReservations';
import { statusOfSale } from '../outbox/recordOperations';
import { sayRanges } from '../shared/sayRanges';
import { takeAlong } from './takeAlong';

/** How often a device looks whether numbers have to go back, in ms. */
const LOOK_MS = 10_000;
/** In a shed with one bar of signal the server is there now and then: only after so long without a break is one back, in ms. */
const BACK_AFTER_MS = 30_000;
/** A device without the server for longer than this has been away, also when no lot was made there, in ms. */
const AWAY_AFTER_MS = 5 * 60_000;

/**
 * Numbers that a person takes along for a place without signal: taken on purpose, used by the lots that are made on this
 * device, and given back by hand, at the end of the session, or by themselves on return.
 */
export function* followNumbersAlong(uid: string): SagaGenerator<void> {
  const leaving = yield* beforeSignOutHooks();
  const trip: Trip = { away: new Set(), thereSince: null, goneSince: null };
  function* giveAllBack(): SagaGenerator<void> {
    // Without a network they stay for the next visit, and nobody waits for them.
    if (!(yield* call(canAsk))) return;
    try {
      // What was only asked for may still be answered.
      yield* call(giveBack, uid, (kept: Kept) => kept.filter(({ isAsked }) => isAsked !== true));
    } catch (error) {
      console.warn('Numbers that were taken along could not be given back.', error);
    }
  }
  leaving.add(giveAllBack);
  try {
    yield* takeLeading(takeNumbersAlong, takeAlong, uid);
    yield* takeLeading(giveRangeBack, giveBackByHand, uid);
    yield* takeEvery([operationMade, operationsMade, operationRestored], noteUse, trip);
    yield* takeEvery([serverSilent, sendDelayed, lotsReceived], noteBreak, trip);
    yield* takeEvery([saleEntered, reservedReceived], function* ({ payload: { saleId } }) {
      yield* call(showBlock, uid, saleId);
    });
    yield* call(giveBackOnReturn, uid, trip);
  } finally {
    leaving.delete(giveAllBack);
  }
}

type Kept = readonly KeptNumber[];

/** What is known of the device and its server. Times in ms. */
interface Trip {
  /** The sales for which numbers have been away. */
  readonly away: Set<string>;
  /** Since when the server is there without a break. */
  thereSince: number | null;
  goneSince: number | null;
}

/** Without an open sale no stream shows whether the server answers; only the browser says whether there is a network. */
function* canAsk(): SagaGenerator<boolean> {
  const network = yield* gateway('network');
  return (yield* select(selectReservations)).saleId === null ? network.isOnline() : yield* call(isServerThere);
}

type Made = ReturnType<typeof operationMade> | ReturnType<typeof operationsMade> | ReturnType<typeof operationRestored>;

/** A lot that was made without the server, in this visit or an earlier one, with a number nobody else can have. */
function* noteUse(trip: Trip, action: Made): SagaGenerator<void> {
  if (!(yield* call(noteBreak, trip)) && !operationRestored.match(action)) return;
  for (const operation of operationsIn(action.payload)) {
    if (
      makesLot(operation) &&
      claimedNumber(operation) !== null &&
      !asksForNext(operation) &&
      !waitsForNumber(operation)
    ) {
      trip.away.add(operation.saleId);
    }
  }
}

/** True while the server is not there. */
function* noteBreak(trip: Trip): SagaGenerator<boolean> {
  if (yield* call(canAsk)) return false;
  trip.thereSince = null;
  trip.goneSince ??= Date.now();
  return true;
}

/** Looks again and again: nothing tells a page that nothing has happened for a while. */
function* giveBackOnReturn(uid: string, trip: Trip): SagaGenerator<never> {
  const began = Date.now();
  for (;;) {
    if (!(yield* call(noteBreak, trip))) {
      const now = Date.now();
      const { saleId } = yield* select(selectReservations);
      if (saleId !== null && trip.goneSince !== null && now - trip.goneSince > AWAY_AFTER_MS) trip.away.add(saleId);
      trip.thereSince ??= now;
      trip.goneSince = null;
      const isBack = now - trip.thereSince >= BACK_AFTER_MS;
      try {
        yield* call(giveOldBack, uid, began, isBack ? trip.away : new Set<string>());
      } catch (error) {
        console.warn('Numbers that were taken along could not be given back.', error);
      }
    }
    yield* delay(LOOK_MS);
  }
}

/** `away`: the sales to which the device has come back. */
function* giveOldBack(uid: string, began: number, away: Set<string>): SagaGenerator<void> {
  const unsent = yield* select(selectUnsent);
  const busy = new Set(
    unsent.flatMap(({ operation, status }) => (status === 'needsAttention' ? [] : [operation.saleId])),
  );
  const over = new Set([...away].filter((saleId) => !busy.has(saleId)));
  const { saleId } = yield* select(selectReservations);
  // Once the numbers are locked, no new lot has one of these.
  if (saleId !== null && (yield* call(statusOfSale, saleId)) !== 'open' && !busy.has(saleId)) over.add(saleId);
  const back = yield* call(giveBack, uid, (kept: Kept) =>
    goingBack(kept, { now: Date.now(), began, isOver: (each) => over.has(each) }),
  );
  for (const each of over) away.delete(each);
  const own = back.filter((each) => each.saleId === saleId && each.isTaken === true && each.isAsked !== true);
  if (own.length > 0) yield* call(tellBack, own);
}

/** Nobody uses them while they go back; without an answer they stay as they are. Gives what went back. */
function* giveBack(uid: string, choose: (kept: Kept) => Kept): SagaGenerator<Kept> {
  const [reservationStore, numbers] = [yield* gateway('reservationStore'), yield* gateway('numbers')];
  const chosen = choose(yield* call([reservationStore, reservationStore.list], uid));
  const { saleId: here } = yield* select(selectReservations);
  const back: KeptNumber[] = [];
  for (const saleId of new Set(chosen.map((each) => each.saleId))) {
    const names = chosen.flatMap((each) => (each.saleId === saleId ? [each.number] : []));
    const taken = yield* call([reservationStore, reservationStore.take], uid, saleId, names);
    let isBack = false;
    try {
      yield* call([numbers, numbers.release], saleId, taken);
      isBack = true;
      back.push(...taken);
    } finally {
      // Also when the session ends before the answer: they would be free for nobody, and nowhere to be given back.
      if (!isBack) yield* call([reservationStore, reservationStore.keep], uid, taken);
      if (saleId === here) yield* call(readBlock, uid, saleId);
    }
  }
  return back;
}

function* giveBackByHand(uid: string): SagaGenerator<void> {
  const { saleId } = yield* select(selectReservations);
  try {
    if (!(yield* call(isServerThere))) throw new Error('The server is not there.');
    const back = yield* call(giveBack, uid, (kept: Kept) =>
      kept.filter((each) => each.saleId === saleId && each.isAsked !== true),
    );
    if (back.length > 0) yield* call(tellBack, back);
  } catch (error) {
    console.warn('Numbers that were taken along could not be given back.', error);
    const { notFreed: message } = yield* texts(reservationsTexts);
    yield* put(notificationRequested({ kind: 'error', message }));
  }
}

function* tellBack(numbers: Kept): SagaGenerator<void> {
  const said = yield* call(
    sayRanges,
    numbers.map(({ number }) => number),
  );
  const message = (yield* texts(reservationsTexts)).givenBack(numbers.length, said);
  yield* put(notificationRequested({ kind: 'info', message }));
}
