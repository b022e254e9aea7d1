import { call, type SagaGenerator } from 'typed-redux-saga';
import type { NumbersGateway } from '../../../services/numbers/NumbersGateway';
import { gateway } from '../../base/effects';

/** Lots that are numbered in the same moment share one reading of the claims, in ms. */
const SHARED_FOR_MS = 3_000;

interface Reading {
  readonly at: number;
  readonly claims: Promise<Map<string, string>>;
}

const readings = new WeakMap<NumbersGateway, Map<string, Reading>>();

/**
 * Which lot holds each number of a sale, read once for all callers of the same moment. A saga that gives a number out writes it
 * in, so that the next one passes over it.
 */
export function* readReservations(saleId: string): SagaGenerator<Map<string, string>> {
  const numbers = yield* gateway('numbers');
  const known = readings.get(numbers) ?? new Map<string, Reading>();
  readings.set(numbers, known);
  const last = known.get(saleId);
  if (last !== undefined && Date.now() - last.at < SHARED_FOR_MS) return yield* call(() => last.claims);
  const claims = numbers.list(saleId).then((all) => new Map(all.map(({ number, lotId }) => [number, lotId])));
  known.set(saleId, { at: Date.now(), claims });
  // What could not be read is read anew by the next one.
  claims.catch(() => known.delete(saleId));
  return yield* call(() => claims);
}

/** Somebody was faster: the next one reads anew. */
export function* forgetReservations(saleId: string): SagaGenerator<void> {
  readings.get(yield* gateway('numbers'))?.delete(saleId);
}
