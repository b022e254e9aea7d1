/** What stands on the tag: 12, or 12A when a lot was put between 12 and 13. */
export interface LotNumber {
  /** MIN_LOT_NUMBER to MAX_LOT_NUMBER. */
  readonly number: number;
  /** '' or one letter A to Z. */
  readonly suffix: string;
}

export const MIN_LOT_NUMBER = 1;
export const MAX_LOT_NUMBER = 99_999;

/** Five digits at most, leading zeros included: six and more are what cameras and phones count. */
const LOT_NUMBER = /^(\d{1,5})([A-Za-z])?$/;

/** Reads `12`, `0012`, `12a`, ` 12A `. Null for everything else, also for 0. */
export function parseLotNumber(text: string): LotNumber | null {
  const match = LOT_NUMBER.exec(text.trim());
  if (match === null) return null;
  const number = Number(match[1]);
  return number < MIN_LOT_NUMBER ? null : { number, suffix: (match[2] ?? '').toUpperCase() };
}

/** `12A`: what is shown, and the id of the number's claim in its sale (docs/data-model.md, `numbers`). */
export function formatLotNumber({ number, suffix }: LotNumber): string {
  return `${number}${suffix}`;
}

/** The same for a lot that may have none: then ''. */
export function nameOfNumber(number: LotNumber | null): string {
  return number === null ? '' : formatLotNumber(number);
}

/** A number as the fields of a lot hold it; null and '' for a lot without one. */
export function numberFields(number: LotNumber | null): { readonly number: number | null; readonly suffix: string } {
  return { number: number?.number ?? null, suffix: number?.suffix ?? '' };
}

/** Order of the sale: 12 < 12A < 12B < 13. Negative, zero or positive, for `sort`. */
export function compareLotNumbers(a: LotNumber, b: LotNumber): number {
  if (a.number !== b.number) return a.number - b.number;
  if (a.suffix === b.suffix) return 0;
  return a.suffix < b.suffix ? -1 : 1;
}

/**
 * The smallest number from `from` on whose claim id is not in `taken`; 12 is free while only 12A is taken. Null when
 * there is none up to MAX_LOT_NUMBER.
 */
export function nextFreeNumber(taken: Iterable<string>, from: number = MIN_LOT_NUMBER): number | null {
  const claims = new Set(taken);
  for (let number = Math.max(from, MIN_LOT_NUMBER); number <= MAX_LOT_NUMBER; number += 1) {
    if (!claims.has(formatLotNumber({ number, suffix: '' }))) return number;
  }
  return null;
}
