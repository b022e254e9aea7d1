/** A longer pause between two lots is no work at them. */
const LONGEST_PAUSE_MS = 10 * 60_000;
/** So many lots one after the other, and so much time, make a pace. */
const FEWEST = 5;
const SHORTEST_MS = 2 * 60_000;
const HOUR_MS = 3_600_000;

/**
 * How many lots an hour were described while somebody worked at it: the lots that came within ten minutes of the one
 * before, by the time between them. `times`: when each was done, in milliseconds, in their order. Rounded down; null
 * while there is too little to go by.
 */
export function paceOf(times: readonly number[]): number | null {
  const pauses = times.slice(1).map((time, place) => time - (times[place] ?? time));
  const worked = pauses.filter((pause) => pause <= LONGEST_PAUSE_MS);
  const total = worked.reduce((sum, pause) => sum + pause, 0);
  if (worked.length < FEWEST - 1 || total < SHORTEST_MS) return null;
  return Math.floor((worked.length * HOUR_MS) / total);
}
