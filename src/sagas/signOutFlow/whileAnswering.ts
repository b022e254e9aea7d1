import { call, delay, race, type SagaGenerator } from 'typed-redux-saga';

/** A browser whose storage says nothing for so long gives no answer any more, in ms. */
export const SILENCE_LIMIT_MS = 20_000;

/**
 * Waits for work on this device as long as it takes, but for no silence: `work` calls `onItem` with each item that is done.
 * Throws when the device gives no answer. The work itself cannot be stopped: it may still come to its end.
 */
export function* whileAnswering(work: (onItem: () => void) => Promise<unknown>): SagaGenerator<void> {
  let items = 0;
  const done = work(() => (items += 1)).then(() => true as const);
  for (;;) {
    const before = items;
    const { isDone } = yield* race({ isDone: call(() => done), late: delay(SILENCE_LIMIT_MS) });
    if (isDone) return;
    if (items === before) throw new Error('The device gives no answer.');
  }
}
