import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { formatLotNumber, nextFreeNumber, type LotNumber } from '../../domain/lotNumber';
import { takenNumbers } from '../../domain/newNumber';
import { nextLetter } from '../../domain/numberingSeries';
import { lotNumbered, selectLot, selectLots, selectOpenSaleId } from '../../features/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../features/lots/lotsTexts';
import { lotName } from '../../features/lots/lotWords';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import type { Operation } from '../../services/lots/LotsGateway';
import { claimedNumber } from '../../services/lots/operationNumbers';
import { gateway } from '../effects';
import { texts } from '../texts';
import { keep } from './keepOperations';
import { statusOfSale, tellRefusal } from './recordOperations';

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
  if (wanted === null) return operation;
  const { saleId, lotId, uid } = operation;
  const lots = yield* gateway('lots');
  const taken = new Set<string>();
  for (let number = wanted; ;) {
    const name = formatLotNumber(number);
    if ((yield* call([lots, lots.claimNumber], saleId, name, lotId, uid)) === 'claimed') {
      return taken.size === 0 ? operation : yield* call(renumbered, operation, wanted, number);
    }
    if (onTaken(operation) === 'refuse') {
      const lot = yield* select(selectLot, lotId);
      const { before } = operation as Extract<Operation, { kind: 'setNumber' }>;
      const words = yield* texts(lotTexts);
      const called = lotName({ number: before?.number ?? null, suffix: before?.suffix ?? lot?.suffix ?? '' }, words);
      yield* tellRefusal((said) => said.numberTaken(name, called));
      return null;
    }
    taken.add(name);
    const next = yield* call(nextNumber, operation, wanted, taken);
    if (next === null) return withNumber(operation, null);
    number = next;
  }
}

function* nextNumber(
  { saleId, lotId }: Operation,
  wanted: LotNumber,
  taken: ReadonlySet<string>,
): SagaGenerator<LotNumber | null> {
  // The lots of another sale that is open by now say nothing about this one's numbers.
  const here = (yield* select(selectOpenSaleId)) === saleId;
  const others = (here ? yield* select(selectLots) : []).filter((lot) => lot.id !== lotId);
  if ((yield* call(statusOfSale, saleId)) !== 'open') {
    return nextLetter(wanted, new Set([...takenNumbers(others), ...taken]));
  }
  const largest = others.reduce((sofar, lot) => Math.max(sofar, lot.number ?? 0), wanted.number);
  const free = nextFreeNumber(taken, largest + 1);
  return free === null ? null : { number: free, suffix: '' };
}

function* renumbered(operation: Operation, wanted: LotNumber, number: LotNumber): SagaGenerator<Operation> {
  const now = withNumber(operation, number);
  yield* call(keep, now);
  yield* put(lotNumbered({ lotId: operation.lotId, ...number }));
  const [before, after] = [formatLotNumber(wanted), formatLotNumber(number)];
  if (operation.kind === 'createLot') {
    const message = (yield* texts(lotsTexts)).renumbered(before, after);
    yield* put(notificationRequested({ kind: 'warning', message }));
  } else yield* tellRefusal((said) => said.restoredUnder(before, after));
  return now;
}

function withNumber(operation: Operation, number: LotNumber | null): Operation {
  switch (operation.kind) {
    case 'createLot':
      return { ...operation, number: number?.number ?? null, suffix: number?.suffix ?? '' };
    case 'setNumber':
      return { ...operation, after: number };
    case 'restoreLot':
      return { ...operation, number };
    default:
      return operation;
  }
}
