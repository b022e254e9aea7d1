import type { Lot, PrivateLotFields } from '../../../../domain/lots/lot';
import type { GridColumnId } from '../fields/gridColumns';

/** What is wrong with a value beside others; each has a sentence. */
export type CellMark = 'wrongOrder' | 'startAboveLow' | 'buyNowBelowLow' | 'reserveAboveLow';

/** Start ≤ low < high, reserve ≤ low, and nothing is sold at once for less than it is expected to bring. */
export function markOf(lot: Lot & Partial<PrivateLotFields>, column: GridColumnId): CellMark | null {
  const { estimateLow, estimateHigh, startPrice, buyNow, reserve = null } = lot;
  if (estimateLow === null) return null;
  if (column === 'estimateHigh' && estimateHigh !== null && estimateLow >= estimateHigh) return 'wrongOrder';
  if (column === 'startPrice' && startPrice !== null && startPrice > estimateLow) return 'startAboveLow';
  if (column === 'buyNow' && buyNow !== null && buyNow < estimateLow) return 'buyNowBelowLow';
  if (column === 'reserve' && reserve !== null && reserve > estimateLow) return 'reserveAboveLow';
  return null;
}

/** Whether any of the lot's values is wrong beside the others. */
export const hasMark = (lot: Lot & Partial<PrivateLotFields>): boolean =>
  (['estimateHigh', 'startPrice', 'buyNow', 'reserve'] as const).some((column) => markOf(lot, column) !== null);

/** Whether the catalogue needs what is empty here. */
export function isNeeded(lot: Lot, column: GridColumnId): boolean {
  switch (column) {
    case 'title':
    case 'description':
      return lot[column].trim() === '';
    case 'estimateLow':
    case 'estimateHigh':
      return lot[column] === null;
    default:
      return false;
  }
}
