import { buildPlatformLot } from '../../../testing/platforms/goldenSale';
import { LOT_STATUSES, type LotStatus } from '../../lots/lot';
import { sheetNameOf } from './sheet';
import { type WorkList, workListSheet, type WorkListWords } from './workList';
import { type WorkListColumn, columnsFor, FIRST_COLUMNS, inListOrder, readColumns } from './workListColumns';
import { workListCsv } from './workListCsv';

const WORDS: WorkListWords = {
  columns: new Proxy({} as WorkListWords['columns'], { get: (_, column) => `The ${String(column)}` }),
  extras: { 'extras.ownMoney_1': 'Insured for', 'extras.ownYesNo_2': 'Framed' },
  yesNo: ['yes', 'no'],
  statuses: Object.fromEntries(LOT_STATUSES.map((status) => [status, `is ${status}`])) as Record<LotStatus, string>,
  lotTypes: { single: 'one piece', asOneLot: 'as one lot' } as WorkListWords['lotTypes'],
  sheet: 'Lots',
};
const EXTRAS: WorkList['extras'] = [
  { field: 'extras.ownMoney_1', kind: 'money' },
  { field: 'extras.ownYesNo_2', kind: 'yesNo' },
  { field: 'extras.ownNumber_3', kind: 'number' },
  { field: 'extras.ownText_4', kind: 'text' },
];
const VASE = buildPlatformLot({
  id: 'vase',
  number: 12,
  suffix: 'A',
  title: 'Vase',
  description: 'Blue.',
  quantity: 3,
  estimateLow: 1_250,
  reserve: 900,
  hammer: 10_000,
  status: 'ready',
  lotType: 'asOneLot',
  extras: { ownMoney_1: 5_050, ownYesNo_2: false, ownNumber_3: 7, ownText_4: '=1' },
});
const JUG = buildPlatformLot({ id: 'jug', number: 13, title: 'Jug', extras: { ownYesNo_2: true, ownText_4: '' } });
const BOWL = buildPlatformLot({ id: 'bowl', number: null, suffix: '', title: 'Bowl' });

const list = (columns: readonly WorkListColumn[], more: Partial<WorkList> = {}): WorkList => ({
  lots: [VASE, JUG, BOWL],
  photos: new Map([['vase', 4]]),
  sale: { title: 'Spring', date: '2027-04-16', currency: 'EUR' },
  columns,
  extras: EXTRAS,
  seesPrivate: true,
  words: WORDS,
  ...more,
});
/** A column by itself: its head, its kind and width, and what stands in it of each lot. */
function column(name: WorkListColumn, more: Partial<WorkList> = {}) {
  const { columns, rows } = workListSheet(list([name], more));
  const [{ header, kind, width } = { header: '', kind: '', width: 0 }] = columns;
  return [header, kind, width, ...rows.map(([cell]) => cell)];
}

describe('a column of a work list', () => {
  it.each<[WorkListColumn, readonly unknown[]]>([
    ['number', ['The number', 'count', 10, '12A', 13, null]],
    ['status', ['The status', 'text', 24, 'is ready', 'is draft', 'is draft']],
    ['photos', ['The photos', 'count', 10, 4, 0, 0]],
    ['title', ['The title', 'text', 40, 'Vase', 'Jug', 'Bowl']],
    ['description', ['The description', 'longText', 60, 'Blue.', '', '']],
    ['quantity', ['The quantity', 'count', 10, 3, 1, 1]],
    ['lotType', ['The lotType', 'text', 24, 'as one lot', 'one piece', 'one piece']],
    ['estimateLow', ['The estimateLow (EUR)', 'money', 14, 12.5, null, null]],
    ['reserve', ['The reserve (EUR)', 'money', 14, 9, null, null]],
    ['hammer', ['The hammer (EUR)', 'money', 14, 100, null, null]],
    ['sale', ['The sale', 'text', 24, 'Spring', 'Spring', 'Spring']],
    ['saleDate', ['The saleDate', 'day', 12, ...Array<object>(3).fill({ day: '2027-04-16' })]],
    ['id', ['The id', 'text', 24, 'vase', 'jug', 'bowl']],
    ['extras.ownMoney_1', ['Insured for (EUR)', 'money', 14, 50.5, null, null]],
    ['extras.ownYesNo_2', ['Framed', 'text', 24, 'no', 'yes', null]],
    ['extras.ownNumber_3', ['ownNumber_3', 'text', 24, 7, null, null]],
    ['extras.ownText_4', ['ownText_4', 'text', 24, '=1', null, null]],
  ])('for %s has its name, and what its lots say', (name, expected) => {
    expect(column(name)).toEqual(expected);
  });

  it('has amounts in the units of the sale, and no day where the sale has none', () => {
    const sale = { title: 'Spring', date: '', currency: 'JPY' };
    expect(column('estimateLow', { sale })).toEqual(['The estimateLow (JPY)', 'money', 14, 1_250, null, null]);
    expect(workListSheet(list(['title'], { sale })).decimals).toBe(0);
    expect(workListSheet(list(['title'])).decimals).toBe(2);
    expect(column('saleDate', { sale }).slice(3)).toEqual([null, null, null]);
  });
});

describe('a work list', () => {
  it('has the chosen columns in their order, and nothing that its reader may not see', () => {
    const chosen: readonly WorkListColumn[] = [
      'id',
      'extras.ownText_4',
      'extras.origin',
      'reserve',
      'number',
      'hammer',
    ];
    const heads = (seesPrivate: boolean) =>
      workListSheet(list(chosen, { seesPrivate })).columns.map(({ header }) => header);
    expect(heads(true)).toEqual(['The number', 'The reserve (EUR)', 'ownText_4', 'The hammer (EUR)', 'The id']);
    expect(heads(false)).toEqual(['The number', 'ownText_4', 'The hammer (EUR)', 'The id']);
    expect(workListSheet(list(chosen)).name).toBe('Spring');
  });

  it('offers what is private to editors only, and extras behind the fields', () => {
    const all = columnsFor(true, ['extras.origin']);
    expect(all.slice(0, 4)).toEqual(['number', 'status', 'photos', 'title']);
    expect(all.slice(-5)).toEqual(['extras.origin', 'hammer', 'sale', 'saleDate', 'id']);
    const hidden = all.filter((each) => !columnsFor(false, ['extras.origin']).includes(each));
    expect(hidden).toEqual(['reserve', 'consignor', 'notes', 'toCheck']);
  });

  it('keeps extras of other sales behind its own, each once', () => {
    const columns: readonly WorkListColumn[] = ['extras.b', 'id', 'extras.a', 'number', 'extras.b'];
    expect(inListOrder(columns, ['extras.a'])).toEqual(['number', 'extras.a', 'id', 'extras.b']);
  });

  it('reads what a browser has kept, and takes the first columns for what is none', () => {
    expect(readColumns(['extras.b', 'id', 'gone', 'number', 7, 'extras.b', 'extras.'])).toEqual([
      'number',
      'id',
      'extras.b',
    ]);
    expect(readColumns([])).toEqual([]);
    for (const kept of [null, undefined, 'id', { 0: 'id' }]) expect(readColumns(kept)).toBe(FIRST_COLUMNS);
  });
});

describe('a work list as a text file', () => {
  const text = (locale: string) => {
    const sheet = workListSheet(list(['number', 'title', 'estimateLow', 'saleDate', 'extras.ownText_4']));
    const bytes = workListCsv(
      { ...sheet, columns: sheet.columns.map((each, at) => (at === 1 ? { ...each, header: '=T' } : each)) },
      locale,
    );
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return new TextDecoder().decode(bytes).split('\r\n');
  };

  it('is as the spreadsheets of the language read it, and nothing in it is run', () => {
    expect(text('en')).toEqual([
      "The number,'=T,The estimateLow (EUR),ownText_4,The saleDate",
      "12A,Vase,12.50,'=1,2027-04-16",
      '13,Jug,,,2027-04-16',
      ',Bowl,,,2027-04-16',
      '',
    ]);
    expect(text('de').slice(0, 2)).toEqual([
      "The number;'=T;The estimateLow (EUR);ownText_4;The saleDate",
      "12A;Vase;12,50;'=1;2027-04-16",
    ]);
  });

  it('writes whole amounts and plain numbers without decimals', () => {
    const of = (kind: 'money' | 'count', cell: number, locale: string) => {
      const sheet = { name: 'Lots', columns: [{ header: 'A', kind, width: 1 }], rows: [[cell]], decimals: 2 };
      return new TextDecoder().decode(workListCsv(sheet, locale)).split('\r\n')[1];
    };
    expect([of('money', 12, 'en'), of('count', 12.5, 'en'), of('count', 12.5, 'de')]).toEqual(['12', '12.5', '12,5']);
  });
});

it.each([
  ['Spring', 'Spring'],
  ["  'Spring'  ", 'Spring'],
  ['2027/28: [all] of *it*?\\', '2027 28 all of it'],
  ['A\u0000\ud800B  C', 'A B C'],
  ['x'.repeat(40), 'x'.repeat(31)],
  [`${'x'.repeat(30)}🏺`, 'x'.repeat(30)],
  [`${'x'.repeat(30)} y`, 'x'.repeat(30)],
  ['', 'Other one'],
  ['???', 'Other one'],
  ['HISTORY', 'Other one'],
])('a sheet for "%s" is called "%s"', (title, name) => {
  expect(sheetNameOf(title, 'Other/one')).toBe(name);
});

it('a sheet has a name although nothing is left of either', () => {
  expect([sheetNameOf('?', '*'), sheetNameOf('History', 'history')]).toEqual(['Lots', 'Lots']);
});
