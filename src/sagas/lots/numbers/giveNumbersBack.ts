import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { formatLotNumber, type LotNumber } from '../../../domain/numbering/lotNumber';
import { numberOf } from '../../../domain/numbering/numbering';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import type { Operation } from '../../../domain/operations/operations';
import type { HeldNumber } from '../../../services/numbers/NumbersGateway';
import { claimedNumber } from '../../../domain/operations/operationNumbers';
import { gateway } from '../../base/effects';

/** The numbers that may have been claimed for an operation: the one it asks for, and the one it got in its place. */
export function* numbersReservedFor(operation: Operation): SagaGenerator<readonly HeldNumber[]> {
  const wanted = claimedNumber(operation);
  if (wanted === null) return [];
  const lot = yield* select(selectLot, operation.lotId);
  const shown: LotNumber | null = lot === undefined ? null : numberOf(lot);
  const names = new Set([wanted, shown].flatMap((number) => (number === null ? [] : [formatLotNumber(number)])));
  return [...names].map((number) => ({ number, lotId: operation.lotId }));
}

/**
 * Gives back what was claimed for an operation that will never be written, or had been written before: nobody else could
 * have these numbers otherwise. What the lot really has stays its own.
 */
export function* giveNumbersBack(saleId: string, claimed: readonly HeldNumber[]): SagaGenerator<void> {
  if (claimed.length === 0) return;
  const numbers = yield* gateway('numbers');
  try {
    yield* call([numbers, numbers.release], saleId, claimed);
  } catch (error) {
    console.warn('A number that is not needed could not be given back.', error);
  }
}
