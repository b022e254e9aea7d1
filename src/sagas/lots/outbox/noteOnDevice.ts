import { call, delay, race, type SagaGenerator } from 'typed-redux-saga';

/** A device whose storage gives no answer for so long, in ms, is not waited for: its work goes to the server. */
export const KEEP_LIMIT_MS = 5_000;

/**
 * Lets the device note or forget something on which nothing depends. Its answer is not waited for longer than `limit` ms; what
 * fails is warned of in these words.
 */
export function* noteOnDevice(
  work: () => Promise<void>,
  warning: string,
  limit: number = KEEP_LIMIT_MS,
): SagaGenerator<void> {
  try {
    yield* race({ noted: call(work), late: delay(limit) });
  } catch (error) {
    console.warn(warning, error);
  }
}
