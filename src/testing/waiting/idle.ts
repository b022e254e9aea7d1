import process from 'node:process';
// Not the global function: fake timers put their own in its place.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { workElsewhere } from './elsewhere';
import { createSagaWatch, type SagaWatch } from './sagaWatch';

/** In ms of real time. Nothing in a test goes on for so long by itself. */
const LONGEST = 10_000;
/** Turns of the event loop without anything. One more than an answer of another thread needs to arrive. */
const QUIET_TURNS = 3;

/** Who waits for idle in this moment, in the next turn. */
let waiting = 0;

async function turn(): Promise<void> {
  waiting += 1;
  await nextTurn();
  waiting -= 1;
}

/** The event loop has work that needs nobody: what the database in memory or a component does in its next turn. */
function hasWork(): boolean {
  const planned = process.getActiveResourcesInfo().filter((each) => each === 'Immediate').length;
  return workElsewhere() > 0 || planned > waiting;
}

const list = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));

/**
 * Resolves when nothing goes on by itself any more: no saga moves, no action arrives, no promise settles, and neither the
 * event loop nor another thread has work. What is then still awaited needs the test: an action, an answer that a fake
 * holds back, or time, which does not pass under fake timers. Rejects with what goes on after `ms` of real time.
 */
export async function idle(watch: SagaWatch = createSagaWatch(), ms = LONGEST): Promise<void> {
  const limit = watch.limit(ms);
  let quiet = 0;
  try {
    while (quiet < QUIET_TURNS && !limit.isOver()) {
      const before = watch.moves();
      await turn();
      quiet = watch.moves() === before && !hasWork() ? quiet + 1 : 0;
    }
    if (quiet === QUIET_TURNS) return;
    const began = list(watch.latest());
    throw new Error(
      `Still not idle after ${ms / 1000} s. Began last: ${began}. No answer yet: ${list(watch.underWay())}.`,
    );
  } finally {
    limit.end();
  }
}
