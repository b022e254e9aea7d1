import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { formatLotNumber, type LotNumber, nextFreeNumber } from '../../../domain/numbering/lotNumber';
import { takenNumbers } from '../../../domain/numbering/newNumber';
import { largestNumber } from '../../../domain/numbering/nextNumber';
import { nextLetter } from '../../../domain/numbering/numberingSeries';
import { lotNumbered, selectLots, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { selectBlock } from '../../../features/lots/model/numbering/reservationsSlice';
import type { NumberOperation } from '../../../domain/operations/numberChange';
import { heldNumber, type Operation, withClaim } from '../../../domain/operations/operations';
import { asksForNext, claimedNumber } from '../../../domain/operations/operationNumbers';
import { gateway } from '../../base/effects';
import { forgetReservations, readReservations } from './reservationList';
import { keep } from '../outbox/keepOperations';
import { keepOnDevice, leaveOut, readBlock, takeFromDevice } from './numberReservations';
import { statusOfSale } from '../outbox/recordOperations';

/** A lot that has a number keeps it when the wanted one is taken; one that has none takes the next free one. */
const keepsItsOwn = (operation: Operation): boolean => (heldNumber(operation) ?? null) !== null;

/**
 * The operation with the number with which it is sent: the one that it asks for, or the next free one when it asks for any
 * or when the server has said that its own `isTaken`. Null when it has become pointless then. `asked`: the number that it
 * asked for before anything was taken; null: any.
 */
export function* numberToSend(
  operation: NumberOperation,
  asked: LotNumber | null,
  isTaken: boolean,
): SagaGenerator<NumberOperation | null> {
  const wanted = claimedNumber(operation);
  if (wanted === null && !asksForNext(operation)) return operation;
  if (wanted !== null) {
    // Another page of this browser, or a sale that is not open here, may hold it for this device.
    const wasOwn = yield* call(letGoOf, operation, formatLotNumber(wanted), isTaken);
    // What the lot does not show yet is shown when it has it.
    if (!isTaken || wasOwn) return withClaim(operation, wanted);
    if (keepsItsOwn(operation)) return null;
  }
  const held = yield* call(reservationsNow, operation, isTaken ? wanted : null);
  const next = yield* call(nextNumber, operation, asked, held);
  const now = withClaim(operation, next);
  // Also that it has none: the lot would go on showing the one that is somebody else's.
  yield* call(showNumber, operation, next);
  if (next === null) return now;
  yield* call(keep, now);
  return now;
}

/** At once, so that a lot that is made in this moment passes over it. */
function* showNumber({ lotId, id }: Operation, number: LotNumber | null): SagaGenerator<void> {
  yield* put(lotNumbered({ lotId, operationId: id, ...(number ?? { number: null, suffix: '' }) }));
}

/** Colleagues were faster with `taken`: what was read before that is too old. One reading tells all who ask in that moment. */
function* reservationsNow({ saleId }: Operation, taken: LotNumber | null): SagaGenerator<Map<string, string>> {
  const held = yield* call(readReservations, saleId);
  if (taken === null || held.has(formatLotNumber(taken))) return held;
  yield* call(forgetReservations, saleId);
  return yield* call(readReservations, saleId);
}

/**
 * True when it was taken along on this device, and is no longer. Given back when it was held for another lot. It is taken out
 * of what the device keeps before that: another page of this browser may want to use it in this moment. `isAnywhere`: not
 * only when it is known to be there for the open sale.
 */
function* letGoOf(operation: Operation, name: string, isAnywhere: boolean): SagaGenerator<boolean> {
  const { saleId, uid, lotId } = operation;
  const isBelieved = (yield* select(selectBlock)).some(({ number }) => number === name);
  if (!isAnywhere && !isBelieved) return false;
  const [own] = yield* call(takeFromDevice, uid, saleId, [name]);
  // Also when it was not there, or the same number would be wanted again and again.
  if (isBelieved) yield* call(leaveOut, saleId, new Set([name]));
  if (own === undefined) {
    if (isBelieved) yield* call(readBlock, uid, saleId);
    return false;
  }
  if (own.lotId === lotId) return true;
  const numbers = yield* gateway('numbers');
  try {
    yield* call([numbers, numbers.release], saleId, [own]);
  } catch (error) {
    // What fails is tried again as it was.
    yield* call(keepOnDevice, uid, [own]);
    yield* call(readBlock, uid, saleId);
    throw error;
  }
  return true;
}

/**
 * The first free number of all behind the largest; a letter behind the lot before it while the numbers are locked, or where one
 * was asked for.
 */
function* nextNumber(
  operation: Operation,
  wanted: LotNumber | null,
  held: Map<string, string>,
): SagaGenerator<LotNumber | null> {
  const { saleId, lotId } = operation;
  // The lots of another sale that is open by now say nothing about this one's numbers.
  const here = (yield* select(selectOpenSaleId)) === saleId;
  const lots = here ? yield* select(selectLots) : [];
  const others = lots.filter((lot) => lot.id !== lotId);
  const taken = new Set([...takenNumbers(others), ...held.keys()]);
  const isLetter = wanted !== null && wanted.suffix !== '';
  if (isLetter || (yield* call(statusOfSale, saleId)) !== 'open') {
    const place = lots.findIndex((lot) => lot.id === lotId);
    const before = wanted ?? numberBefore(lots.slice(0, place < 0 ? lots.length : place));
    return before === null ? null : nextLetter(before, taken);
  }
  const known = here
    ? largestNumber(others)
    : Math.max(0, ...[...held.keys()].map((name) => Number.parseInt(name, 10)));
  const free = nextFreeNumber(taken, Math.max(known, wanted?.number ?? 0) + 1);
  if (free === null) return null;
  const number = { number: free, suffix: '' };
  // Another lot of this moment passes over it.
  held.set(formatLotNumber(number), lotId);
  return number;
}

function numberBefore(lots: readonly { readonly number: number | null; readonly suffix: string }[]): LotNumber | null {
  const lot = lots.findLast((each) => each.number !== null);
  return lot === undefined || lot.number === null ? null : { number: lot.number, suffix: lot.suffix };
}
