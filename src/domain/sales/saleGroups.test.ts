import { groupSales, isFoldedAtFirst } from './saleGroups';
import type { Sale } from './sale';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2027-04-17T12:00:00Z');
const ADA = { today: '2027-04-17', now: NOW, uid: 'ada' };
const sale = (title: string, date: string, more: Partial<Sale> = {}): Sale => ({
  id: title,
  title,
  date,
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { ada: 'owner', eve: 'editor' },
  createdBy: 'ada',
  ...more,
});
const titles = (sales: readonly Sale[]): string[] => sales.map(({ title }) => title);

it('begins with what has no day yet and the next sale, and with the latest of those that are over', () => {
  const { current, past } = groupSales(
    [
      sale('Later', '2027-06-01'),
      sale('Some day', ''),
      sale('Long ago', '2025-01-01'),
      sale('Wine', '2027-04-17'),
      sale('Books', '2027-04-17'),
      sale('Last', '2027-04-16'),
    ],
    ADA,
  );
  expect(titles(current)).toEqual(['Some day', 'Books', 'Wine', 'Later']);
  expect(titles(past)).toEqual(['Last', 'Long ago']);
});

it('folds away what is over, unless there is nothing else', () => {
  const both = groupSales([sale('Next', '2027-05-01'), sale('Last', '2027-04-01')], ADA);
  expect([isFoldedAtFirst('current', both), isFoldedAtFirst('past', both)]).toEqual([false, true]);
  const over = groupSales([sale('Last', '2027-04-01')], ADA);
  expect(isFoldedAtFirst('past', over)).toBe(false);
});

it('has what is archived in a part of its own, folded away, whatever its day', () => {
  const groups = groupSales([sale('Wine', '2027-05-01', { away: { kind: 'archived', at: 1 } })], ADA);
  expect([titles(groups.current), titles(groups.archived)]).toEqual([[], ['Wine']]);
  expect(isFoldedAtFirst('archived', groups)).toBe(true);
});

it('shows what is deleted to its owners for thirty days, and to nobody else', () => {
  const deleted = (title: string, days: number) =>
    sale(title, '2027-05-01', { away: { kind: 'deleted', at: NOW - days * DAY } });
  const sales = [deleted('Older', 29), deleted('Gone', 30), deleted('Latest', 1)];
  expect(titles(groupSales(sales, ADA).deleted)).toEqual(['Latest', 'Older']);
  const others = groupSales(sales, { ...ADA, uid: 'eve' });
  expect(Object.values(others).flat()).toEqual([]);
});
