import type { Cell } from '../read/importTable';
import { readResultCell } from './resultCell';

const GBP = { currency: 'GBP', locale: 'en' };
const sold = (hammer: number) => ({ ok: true, result: { status: 'sold', hammer } });
const word = (status: string) => ({ ok: true, result: { status, hammer: null } });
const refused = (rule: string) => ({ ok: false, rule });

it.each<[Cell, object]>([
  ['120', sold(12_000)],
  [120.5, sold(12_050)],
  ["'£1,200", sold(120_000)],
  ['passed', word('passed')],
  // As files with columns of one width have it.
  [`withdrawn${' '.repeat(30)}`, word('withdrawn')],
  ['="w"', word('withdrawn')],
  ['', { ok: true, result: null }],
  ['–', { ok: true, result: null }],
  ['0', refused('zeroPrice')],
  ['10-20', refused('range')],
  ['perhaps', refused('notAResult')],
  ['€5', refused('otherCurrency')],
  ['=A1', refused('formula')],
  ['#N/A', refused('spreadsheetError')],
])('a result of %j', (cell, read) => {
  expect(readResultCell(cell, GBP)).toEqual(read);
});
