/** Ids are 20 of these, in the order in which the database sorts them. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** How far into all ids there can be an id lies, from 0 on and below 1. */
function placeOf(id: string): number {
  const base = LETTERS.length;
  return [...id.slice(0, 4)].reduce(
    (place, letter, index) => place + Math.max(0, LETTERS.indexOf(letter)) / base ** (index + 1),
    0,
  );
}

/**
 * About how many ids there are, from the smallest of them in order: ids are drawn by chance, so the smallest thirty of ten
 * thousand lie in the first three thousandths of all there can be. `asked`: how many were asked for; with fewer, these are all.
 * Thirty of them are right within a fifth, two times of three.
 */
export function estimateCount(smallest: readonly string[], asked: number): number {
  const last = smallest.at(-1);
  if (last === undefined || smallest.length < asked) return smallest.length;
  return Math.max(smallest.length, Math.round((smallest.length - 1) / Math.max(placeOf(last), Number.EPSILON)));
}

/** From `start` on and before `end`; null: without an end on that side. */
export interface IdRange {
  readonly start: string | null;
  readonly end: string | null;
}

/**
 * Divides all ids there can be into `count` ranges. Ids are drawn by chance, so each range has about as many of them. The
 * first and the last one are open, so that no id of another form is left out.
 */
export function idRanges(count: number): readonly IdRange[] {
  const [base, ranges] = [LETTERS.length, Math.max(1, Math.floor(count))];
  const bounds = Array.from({ length: ranges - 1 }, (_, place) => {
    const at = Math.floor(((place + 1) * base * base) / ranges);
    return `${LETTERS.charAt(Math.floor(at / base))}${LETTERS.charAt(at % base)}`;
  });
  return [null, ...bounds].map((start, place) => ({ start, end: bounds[place] ?? null }));
}
