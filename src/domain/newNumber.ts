import type { Lot } from './lot';
import { formatLotNumber, type LotNumber, MAX_LOT_NUMBER } from './lotNumber';
import { nextLetter } from './numberingSeries';
import type { SaleStatus } from './sale';

type Numbered = Pick<Lot, 'id' | 'number' | 'suffix'>;

/** The claims that lots hold, `12A`. */
export function takenNumbers(lots: readonly Numbered[]): Set<string> {
  return new Set(lots.flatMap((lot) => (lot.number === null ? [] : [formatLotNumber({ ...lot, number: lot.number })])));
}

/**
 * A number for a lot that is put behind another one: the one after the largest while the sale is open; once its numbers
 * are locked, that lot's with the next letter. Null when there is none.
 */
export function newNumber(lots: readonly Numbered[], behind: Numbered | null, status: SaleStatus): LotNumber | null {
  if (status !== 'open') {
    if (behind === null || behind.number === null) return null;
    return nextLetter({ ...behind, number: behind.number }, takenNumbers(lots));
  }
  const number = lots.reduce((largest, lot) => Math.max(largest, lot.number ?? 0), 0) + 1;
  return number > MAX_LOT_NUMBER ? null : { number, suffix: '' };
}
