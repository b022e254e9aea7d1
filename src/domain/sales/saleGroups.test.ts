import { groupSales, isFoldedAtFirst } from './saleGroups';
import type { Sale } from './sale';

const sale = (title: string, date: string): Sale => ({
  id: title,
  title,
  date,
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: {},
  createdBy: 'ada',
});
const titles = (sales: readonly Sale[]): string[] => sales.map(({ title }) => title);

it('begins with the next sale, and with the latest of those that are over', () => {
  const { current, past } = groupSales(
    [
      sale('Later', '2027-06-01'),
      sale('Long ago', '2025-01-01'),
      sale('Wine', '2027-04-17'),
      sale('Books', '2027-04-17'),
      sale('Last', '2027-04-16'),
    ],
    '2027-04-17',
  );
  expect(titles(current)).toEqual(['Books', 'Wine', 'Later']);
  expect(titles(past)).toEqual(['Last', 'Long ago']);
});

it('folds away what is over, unless there is nothing else', () => {
  const both = groupSales([sale('Next', '2027-05-01'), sale('Last', '2027-04-01')], '2027-04-17');
  expect([isFoldedAtFirst('current', both), isFoldedAtFirst('past', both)]).toEqual([false, true]);
  const over = groupSales([sale('Last', '2027-04-01')], '2027-04-17');
  expect(isFoldedAtFirst('past', over)).toBe(false);
});
