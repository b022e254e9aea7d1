import { call, delay, put, race, type SagaGenerator } from 'typed-redux-saga';
import { serverAnswered, serverSilent } from '../../../features/lots/model/numbering/reservationsSlice';
import type { FieldConflicts } from '../../../domain/operations/changes';
import type { Operation } from '../../../domain/operations/operations';
import { claimedNumber } from '../../../domain/operations/operationNumbers';
import { gateway } from '../../base/effects';

/** An answer that takes longer than this, in ms, means that the server cannot be asked. */
const SILENT_AFTER_MS = 4_000;

/**
 * Sends an operation. While the server owes the answer about a number for too long, new lots do not count on it. As
 * LotsGateway's `apply`.
 */
export function* applyInTime(operation: Operation, onKnown: () => void): SagaGenerator<FieldConflicts> {
  const lots = yield* gateway('lots');
  const answer = lots.apply(operation, onKnown);
  if (claimedNumber(operation) === null) return yield* call(() => answer);
  const { late } = yield* race({ answer: call(() => answer), late: delay(SILENT_AFTER_MS) });
  if (late === undefined) return yield* call(() => answer);
  yield* put(serverSilent());
  try {
    return yield* call(() => answer);
  } finally {
    yield* put(serverAnswered());
  }
}
