import type { Lot } from '../lots/lot';
import { compareLotNumbers } from './lotNumber';
import { numberOf } from './numbering';
import { compareOrder, keysBetween } from '../values/order';

export type OrderedLot = Pick<Lot, 'id' | 'order' | 'number' | 'suffix'>;

/**
 * Sale order of lots: by key. Two that were made at the same place in the same moment have the same key: of those the lower
 * number stands first, as on the table, one that still waits for its number last; then by id.
 */
export function compareLots(a: OrderedLot, b: OrderedLot): number {
  if (a.order !== b.order) return compareOrder(a, b);
  const [one, other] = [numberOf(a), numberOf(b)];
  if ((one === null) !== (other === null)) return one === null ? 1 : -1;
  const byNumber = one === null || other === null ? 0 : compareLotNumbers(one, other);
  return byNumber === 0 ? compareOrder(a, b) : byNumber;
}

/**
 * The key of a new lot at this place among lots in sale order. Between two with the same key there is room for none but
 * theirs: with that the lot stands between them if its number does, and straight behind both otherwise.
 */
export function keyForLot(
  lots: readonly OrderedLot[],
  place: number,
  lot: Pick<OrderedLot, 'number' | 'suffix'>,
): string {
  const [before, after] = [lots[place - 1], lots[place]];
  if (before !== undefined && after !== undefined && before.order === after.order) {
    const between = { ...lot, id: '', order: before.order };
    const isBetween = compareLots(before, between) < 0 && compareLots(between, after) < 0;
    if (isBetween && lot.number !== null) return before.order;
  }
  const behind = lots.slice(place).find(({ order }) => before === undefined || order > before.order);
  return keysBetween(before?.order ?? null, behind?.order ?? null, 1)[0] ?? 'a0';
}
