import { buildLot } from '../../../../testing/stores/makeWorkspace';
import { findLots } from './findLots';

const lot = (number: number | null, title: string, suffix = '') =>
  buildLot({ id: `${String(number)}${suffix} ${title}`, number, suffix, title });

const LOTS = [
  lot(1, 'Pair of candlesticks'),
  lot(12, 'Café table'),
  lot(12, 'Oak table', 'A'),
  lot(120, 'Stable lantern'),
  lot(2, 'Table clock'),
  lot(null, 'Print, number 12 of 50'),
];
const find = (typed: string, most = 20): string[] => findLots(LOTS, typed, 'Lot ', most).map(({ title }) => title);

it.each([
  ['12', ['Café table', 'Oak table', 'Stable lantern', 'Print, number 12 of 50']],
  ['12a', ['Oak table']],
  ['Lot 12', ['Café table', 'Oak table', 'Stable lantern', 'Print, number 12 of 50']],
  ['table', ['Table clock', 'Café table', 'Oak table', 'Stable lantern']],
  ['CAFE TAB', ['Café table']],
  ['table oak', ['Oak table']],
  ['lamp', []],
  ['  ', []],
])('%p finds, the best first, %p', (typed, titles) => {
  expect(find(typed)).toEqual(titles);
});

it('gives no more than asked for, and the best of them', () => {
  expect(find('table', 1)).toEqual(['Table clock']);
});

it('finds an edited lot by its new title', () => {
  const before = lot(7, 'Bowl');
  expect(findLots([before], 'bowl', 'Lot ', 5)).toHaveLength(1);
  expect(findLots([{ ...before, title: 'Cup' }], 'bowl', 'Lot ', 5)).toHaveLength(0);
});
