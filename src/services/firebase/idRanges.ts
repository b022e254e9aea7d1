/** Ids are 20 of these, in the order in which the database sorts them. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

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
