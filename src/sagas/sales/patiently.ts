import { call, delay, type SagaGenerator } from 'typed-redux-saga';
import type { DataCode } from '../../services/failure';
import { GatewayFailure } from '../../services/failure';

/**
 * A publishing stops when the server has answered nothing for so long, in ms. One call is given up after ten seconds, which a
 * busy server or page may well need once among hundreds of calls.
 */
export const SILENT_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

/** Codes that say "not now". Every other code is an answer. */
const NOT_NOW: ReadonlySet<string> = new Set<DataCode>([
  'cancelled',
  'unknown',
  'deadline-exceeded',
  'resource-exhausted',
  'internal',
  'unavailable',
]);

/** Asks again, with growing pauses, until the server answers. Rejects with its answer, or after a silence with the last failure. */
export function* patiently<Result>(ask: () => Promise<Result>): SagaGenerator<Result> {
  const begun = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return yield* call(ask);
    } catch (error) {
      if (!(error instanceof GatewayFailure) || !NOT_NOW.has(error.code)) throw error;
      if (performance.now() - begun + pause > SILENT_MS) throw error;
      yield* delay(pause);
    }
  }
}
