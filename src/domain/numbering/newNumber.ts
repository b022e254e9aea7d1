import type { Lot } from '../lots/lot';
import { compareLotNumbers, formatLotNumber, type LotNumber, MAX_LOT_NUMBER } from './lotNumber';
import { nextLetter } from './numberingSeries';
import type { SaleStatus } from '../sales/sale';

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

/** Where a lot goes that is put behind another one, and under which number. */
export interface Insertion {
  /** So many lots stand before it. */
  readonly place: number;
  /** With a letter; null where no lot before it has a number. */
  readonly number: LotNumber | null;
}

/**
 * A lot behind another one: 12A behind 12, or the next free letter. Where letters are taken it stands behind their lots, so
 * that 12, 12A, 12B follow each other. `lots`: in sale order; `held`: numbers, as ids of claims, that no lot may take. Null
 * when the letters are used up.
 */
export function insertionAfter(
  lots: readonly Numbered[],
  afterId: string,
  held: ReadonlySet<string> = new Set(),
): Insertion | null {
  const found = lots.findIndex(({ id }) => id === afterId);
  const place = found < 0 ? lots.length : found + 1;
  const base = lots.slice(0, place).findLast((lot) => lot.number !== null);
  if (base === undefined || base.number === null) return { place, number: null };
  const number = nextLetter({ ...base, number: base.number }, new Set([...takenNumbers(lots), ...held]));
  return number === null ? null : { place: placeOfLetter(lots, place, number), number };
}

/** From `place` on behind the lots of the same number with earlier letters. */
export function placeOfLetter(lots: readonly Numbered[], place: number, number: LotNumber): number {
  const isBefore = (lot: Numbered | undefined): boolean =>
    lot?.number === number.number && lot.suffix !== '' && compareLotNumbers({ ...lot, number: lot.number }, number) < 0;
  let behind = place;
  while (isBefore(lots[behind])) behind += 1;
  return behind;
}
