import { notImported } from './notImported';
import type { LeftRow } from './views';

const left = (cells: readonly string[], act: LeftRow['act']): LeftRow => ({ cells, act, problems: [] });
const WORDS = { heading: 'Why', reason: ({ act }: LeftRow) => act.kind };

it('makes a table of the rows that were not imported, with the reason behind each', () => {
  const rows = [
    left(['1', 'Bowl', 'x', 'more'], { kind: 'refused', place: null }),
    left(['2'], { kind: 'skip', lot: null, line: null }),
  ];
  expect(notImported(rows, ['Lot', 'Title', 'Low'], WORDS)).toEqual([
    ['Lot', 'Title', 'Low', '', 'Why'],
    ['1', 'Bowl', 'x', 'more', 'refused'],
    ['2', '', '', '', 'skip'],
  ]);
  expect(notImported([], ['Lot'], WORDS)).toEqual([['Lot', 'Why']]);
});
