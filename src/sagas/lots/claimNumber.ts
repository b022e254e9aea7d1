import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { formatLotNumber, type LotNumber, nextFreeNumber, numberFields, parseLotNumber } from '../../domain/lotNumber';
import { takenNumbers } from '../../domain/newNumber';
import { largestNumber } from '../../domain/nextNumber';
import { nextLetter } from '../../domain/numberingSeries';
import { lotNumbered, selectLots, selectOpenSaleId } from '../../features/lots/lotsSlice';
import {
  reservingEnded,
  selectBlock,
  selectClaims,
  serverAnswered,
  serverSilent,
} from '../../features/lots/numbering/claimsSlice';
import type { Operation } from '../../services/lots/LotsGateway';
import { asksForNext, claimedNumber } from '../../services/lots/operationNumbers';
import { gateway } from '../effects';
import { forgetClaims, readClaims } from './claimList';
import { keep } from './keepOperations';
import { noteLostNumber } from './lostNumbers';
import { takeAhead } from './numberStock';
import { statusOfSale } from './recordOperations';

/** An answer that takes longer than this, in ms, means that the server cannot be asked. */
const SILENT_AFTER_MS = 4_000;

/** A lot that has a number keeps it when the wanted one is taken; one that has none takes the next free one. */
function onTaken(operation: Operation): 'next' | 'refuse' {
  return operation.kind === 'setNumber' && operation.before !== null ? 'refuse' : 'next';
}

/**
 * Claims the number of an operation before it is sent. Gives back the operation with the number that it got, or null when
 * it has become pointless: a colleague was faster. The person is told of both.
 */
export function* withClaimedNumber(operation: Operation): SagaGenerator<Operation | null> {
  const wanted = claimedNumber(operation);
  if (wanted === null && !asksForNext(operation)) return operation;
  // Numbers that this device is just holding ahead may be the very ones.
  while ((yield* select(selectClaims)).saleId === operation.saleId && (yield* select(selectClaims)).isReserving) {
    yield* take(reservingEnded);
  }
  if (wanted !== null) {
    if (yield* call(claimWanted, operation, wanted)) return yield* call(numbered, operation, wanted);
    if (onTaken(operation) === 'refuse') {
      yield* call(noteLostNumber, operation, wanted, null);
      return null;
    }
  }
  for (;;) {
    // This device's own numbers come first: behind them are those of colleagues.
    const own = yield* call(firstAhead, operation);
    const next = own ?? (yield* call(nextNumber, operation, wanted));
    if (next === null) return withNumber(operation, null);
    // Shown at once, so that a lot that is made in this moment passes over it.
    yield* put(lotNumbered({ lotId: operation.lotId, operationId: operation.id, ...next }));
    const isClaimed =
      own === null ? (yield* call(claim, operation, next)) === 'claimed' : yield* call(claimWanted, operation, own);
    if (isClaimed) {
      if (wanted !== null) yield* call(noteLostNumber, operation, wanted, next);
      return yield* call(numbered, operation, next);
    }
    yield* call(forgetClaims, operation.saleId);
  }
}

/** The smallest number that this device holds ahead, for a lot of the open sale that has none. */
function* firstAhead({ saleId, kind, lotId }: Operation): SagaGenerator<LotNumber | null> {
  const { saleId: here, block } = yield* select(selectClaims);
  if (here !== saleId || kind !== 'createLot' || (yield* call(statusOfSale, saleId)) !== 'open') return null;
  // Another lot of this moment may be shown with one of them already.
  const shown = takenNumbers((yield* select(selectLots)).filter((lot) => lot.id !== lotId));
  return parseLotNumber(block.find(({ number }) => !shown.has(number))?.number ?? '');
}

function* claim({ saleId, lotId, uid }: Operation, number: LotNumber): SagaGenerator<'claimed' | 'taken'> {
  const lots = yield* gateway('lots');
  const asked = lots.claimNumber(saleId, formatLotNumber(number), lotId, uid);
  const { late } = yield* race({ answer: call(() => asked), late: delay(SILENT_AFTER_MS) });
  if (late === undefined) return yield* call(() => asked);
  yield* put(serverSilent());
  try {
    return yield* call(() => asked);
  } finally {
    yield* put(serverAnswered());
  }
}

/** The number that was asked for; this device gives its own hold on it up when that is for another lot. */
function* claimWanted(operation: Operation, wanted: LotNumber): SagaGenerator<boolean> {
  const name = formatLotNumber(wanted);
  const isInBlock = (yield* select(selectBlock)).some(({ number }) => number === name);
  if (isInBlock) yield* call(letGoOf, operation, name);
  if ((yield* call(claim, operation, wanted)) === 'claimed') return true;
  // Another page of this browser, or a sale that is not open here, may hold it for this device.
  if (isInBlock || !(yield* call(letGoOf, operation, name))) return false;
  return (yield* call(claim, operation, wanted)) === 'claimed';
}

/** True when this device held it ahead, and holds it no longer. Given back first: what fails is tried again as it was. */
function* letGoOf({ saleId, uid, lotId }: Operation, name: string): SagaGenerator<boolean> {
  const blocks = yield* gateway('numberBlocks');
  const kept = yield* call(() => blocks.list(uid).catch(() => []));
  const own = kept.find((each) => each.saleId === saleId && each.number === name);
  if (own === undefined) return false;
  const numbers = yield* gateway('numbers');
  if (own.lotId !== lotId) yield* call([numbers, numbers.release], saleId, [own]);
  yield* call(takeAhead, uid, saleId, [own]);
  return true;
}

/** The first free number of all behind the largest; a letter behind the lot before it while the numbers are locked. */
function* nextNumber(operation: Operation, wanted: LotNumber | null): SagaGenerator<LotNumber | null> {
  const { saleId, lotId } = operation;
  // The lots of another sale that is open by now say nothing about this one's numbers.
  const here = (yield* select(selectOpenSaleId)) === saleId;
  const lots = here ? yield* select(selectLots) : [];
  const others = lots.filter((lot) => lot.id !== lotId);
  const held = yield* call(readClaims, saleId);
  const taken = new Set([...takenNumbers(others), ...held.keys()]);
  if ((yield* call(statusOfSale, saleId)) !== 'open') {
    const place = lots.findIndex((lot) => lot.id === lotId);
    const before = wanted ?? numberBefore(lots.slice(0, place < 0 ? lots.length : place));
    return before === null ? null : nextLetter(before, taken);
  }
  // What was claimed for it in a visit that ended too soon is still its own.
  const own = [...held].find(([, holder]) => holder === lotId)?.[0];
  if (own !== undefined && wanted === null) return parseLotNumber(own);
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

/** The operation with its number; kept and shown when it is another one than before. */
function* numbered(operation: Operation, number: LotNumber): SagaGenerator<Operation> {
  const now = withNumber(operation, number);
  if (JSON.stringify(now) === JSON.stringify(operation)) return operation;
  yield* call(keep, now);
  yield* put(lotNumbered({ lotId: operation.lotId, operationId: operation.id, ...number }));
  return now;
}

function withNumber(operation: Operation, number: LotNumber | null): Operation {
  switch (operation.kind) {
    case 'createLot': {
      const { wanted: _asked, ...rest } = operation;
      return { ...rest, ...numberFields(number) };
    }
    case 'setNumber':
      return { ...operation, after: number };
    case 'restoreLot': {
      const { wanted: _asked, ...rest } = operation;
      return { ...rest, number };
    }
    default:
      return operation;
  }
}
