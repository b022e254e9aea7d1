import type { Lot } from '../../../../domain/lots/lot';
import { buildLot } from '../../../../testing/stores/builders';
import { findLots } from './findLots';

const lots: readonly Lot[] = [
  buildLot({ id: 'a', number: 1, title: 'A clock' }),
  buildLot({ id: 'b', number: 12, title: 'A vase' }),
  buildLot({ id: 'c', number: 12, suffix: 'A', title: 'A blue VASE' }),
  buildLot({ id: 'd', number: 120, title: '12 spoons' }),
  buildLot({ id: 'e', number: null, title: 'Another clock' }),
];
const found = (typed: string, own = 'a', most = 10) => {
  const { lots: list, total, meant } = findLots(lots, own, typed, most);
  return { ids: list.map(({ id }) => id).join(''), total, meant: meant?.id ?? null };
};

it.each([
  ['12', { ids: 'bcd', total: 3, meant: 'b' }],
  ['12a', { ids: 'c', total: 1, meant: 'c' }],
  ['vase', { ids: 'bc', total: 2, meant: null }],
  [' SPOON ', { ids: 'd', total: 1, meant: 'd' }],
  ['vase blue', { ids: 'c', total: 1, meant: 'c' }],
  ['clóck', { ids: 'e', total: 1, meant: 'e' }],
  ['1', { ids: 'bcd', total: 3, meant: null }],
  ['chair', { ids: '', total: 0, meant: null }],
])('finds %p by number first, then by title, and never the own lot', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

it('gives no more than asked for, and says how many there are', () => {
  expect(found('12', 'a', 2)).toEqual({ ids: 'bc', total: 3, meant: 'b' });
});

it.each([
  ['a', 'bc'],
  ['c', 'bd'],
  ['e', 'cd'],
])('shows the lots around %p before anything is typed', (own, ids) => {
  expect(found('', own, 2)).toEqual({ ids, total: 4, meant: null });
});
