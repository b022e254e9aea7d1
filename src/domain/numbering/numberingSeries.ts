import { formatLotNumber, type LotNumber } from './lotNumber';

/** Numbers given one after the other, each once. */
export interface NumberSeries {
  /** The next number, or null when there is none left. */
  next(): number | null;
  /** Leaves at least `count` numbers free behind the last one given. Before the first one it does nothing. */
  leave(count: number): void;
}

interface SeriesOptions {
  readonly from: number;
  /** Included. */
  readonly to: number;
  readonly step: number;
  /** Every n-th member stays free; 0: none. */
  readonly freeEvery: number;
  readonly isFree: (number: number) => boolean;
}

export function createSeries({ from, to, step, freeEvery, isFree }: SeriesOptions): NumberSeries {
  let place = 0;
  let last: number | null = null;
  return {
    next() {
      for (; from + place * step <= to; place += 1) {
        const number = from + place * step;
        const leftFree = freeEvery > 0 && (place + 1) % freeEvery === 0;
        if (leftFree || !isFree(number)) continue;
        place += 1;
        last = number;
        return number;
      }
      return null;
    },
    leave(count) {
      if (last === null) return;
      place = Math.max(place, Math.ceil((last + count + 1 - from) / step));
    },
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The first free letter behind `before` (12 → 12A, 12B → 12C), from `least` on. Null when there is none up to Z.
 */
export function nextLetter(before: LotNumber, taken: ReadonlySet<string>, least = ''): LotNumber | null {
  const { number } = before;
  for (const suffix of LETTERS) {
    if (suffix <= before.suffix || suffix < least) continue;
    const next = { number, suffix };
    if (!taken.has(formatLotNumber(next))) return next;
  }
  return null;
}
