import { NEW_LOT, NO_PRIVATE_FIELDS } from '../../lots/lot';
import { NOTHING_CARRIED } from '../own/carried';
import type { ImportLot } from '../plan/planImport';
import { readTableText } from '../read/readTable';
import { createImportDesk, type ImportDesk } from './importDesk';
import { NO_CHOICE } from './noChoice';
import type { Knowledge, Reading } from './views';

const KNOWLEDGE: Knowledge = {
  form: {
    currency: 'GBP',
    locale: 'en',
    lotTypes: { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' },
  },
  names: [],
  kept: {},
};

const lot = (id: string, number: number, title: string): ImportLot => ({
  ...NEW_LOT,
  ...NO_PRIVATE_FIELDS,
  id,
  number,
  suffix: '',
  order: id,
  title,
});

function opened(text: string, reading: Reading = {}): { desk: ImportDesk; view: ReturnType<ImportDesk['open']> } {
  const desk = createImportDesk();
  const read = readTableText(text, 'lots.csv', reading);
  const view = desk.open(read.ok ? { ...read, sheets: [], sheet: 0 } : { ...read, sheets: [] }, reading, KNOWLEDGE);
  return { desk, view };
}

const matchingOf = (view: ReturnType<ImportDesk['open']>) => (view.ok ? view.columns.map(({ target }) => target) : []);
const sale = { lots: [lot('a', 1, 'Clock'), lot('b', 2, 'Vase')], removed: [], held: [], status: 'open' } as const;
const FILE = 'Lot,Title,Low,Owner\n1,Bowl,40,Smith\n3,Chair,x,Jones\n4,Table,,jones\n,,,\n1,Again,,\n';

function checked(choice = NO_CHOICE) {
  const { desk, view } = opened(FILE);
  desk.receiveSaleChange(sale);
  return { desk, check: desk.check(matchingOf(view), choice) };
}

it('shows what was read: the file, its first rows, and each column with examples', () => {
  const { view } = opened(FILE);
  expect(view).toMatchObject({
    ok: true,
    file: { name: 'lots.csv', rows: 4, header: 0, sheets: [], platform: null, key: 'lot|title|low|owner' },
    columns: [
      { name: 'Lot', target: 'number', by: 'name', examples: ['1', '3', '4'] },
      { name: 'Title', target: 'title', examples: ['Bowl', 'Chair', 'Table'] },
      { name: 'Low', target: 'estimateLow' },
      { name: 'Owner', target: 'consignor' },
    ],
  });
  expect(view.ok && view.file.top[0]).toBe('Lot · Title · Low · Owner');
  expect(opened('a,"b\n').view).toMatchObject({ ok: false, problem: { rule: 'unclosedQuote', line: 1 } });
});

it('counts what becomes of the rows, and gives those of a filter', () => {
  const { desk, check } = checked();
  expect(check.counts).toEqual({ create: 1, update: 0, unchanged: 0, skip: 2, refused: 1 });
  expect(check.unknown.consignor).toEqual({
    names: [
      { name: 'Smith', rows: 1 },
      { name: 'Jones', rows: 2 },
    ],
    count: 2,
  });
  expect(desk.filter('problems').shown).toBe(1);
  const [row] = desk.rows(0, 10);
  expect(row).toMatchObject({ at: 1, line: 3, act: { kind: 'refused', place: null } });
  expect(row?.cells.map(({ text, problem }) => [text, problem?.rule ?? null])).toEqual([
    ['3', null],
    ['Chair', null],
    ['x', 'notANumber'],
    ['Jones', null],
  ]);
});

it('counts apart the new lots that leave cells out', () => {
  expect(checked().check).toMatchObject({ counts: { create: 1 }, drafts: 0 });
  const { check } = checked({ ...NO_CHOICE, collision: 'overwrite', drafts: true });
  expect(check).toMatchObject({ counts: { create: 2, update: 1, refused: 1 }, drafts: 1 });
});

it('keeps a mended row in sight until another filter is chosen', () => {
  const { desk } = checked();
  desk.filter('problems');
  expect(desk.edit(1, 2, '50')).toMatchObject({ counts: { create: 2, refused: 0 }, shown: 1 });
  expect(desk.rows(0, 10)[0]).toMatchObject({ at: 1, act: { kind: 'create' } });
  expect(desk.filter('problems').shown).toBe(0);
});

it('shows what a row changes of a lot, in the columns that say it', () => {
  const { desk } = checked({ ...NO_CHOICE, collision: 'overwrite' });
  const [first] = desk.rows(0, 1);
  expect(first?.act).toEqual({
    kind: 'update',
    by: 'number',
    lot: { number: { number: 1, suffix: '' }, title: 'Clock' },
  });
  expect(first?.cells.map(({ changes }) => changes.map(({ change }) => change.before))).toEqual([
    [],
    ['Clock'],
    [null],
    [''],
  ]);
});

it('says how many rows a change of the sale makes other ones', () => {
  const { desk } = checked({ ...NO_CHOICE, collision: 'overwrite' });
  expect(desk.renew().renewed).toBe(0);
  // A field that the row says nothing of.
  desk.receiveSaleChange({ ...sale, lots: [{ ...lot('a', 1, 'Clock'), notes: 'from a colleague' }] });
  expect(desk.renew().renewed).toBe(0);
  desk.receiveSaleChange({ ...sale, lots: [lot('a', 1, 'Clock by a colleague'), lot('c', 4, 'Somebody’s table')] });
  expect(desk.renew().renewed).toBe(2);
  desk.receiveSaleChange({ ...sale, lots: [], removed: ['a', 'c'] });
  expect(desk.renew().counts).toMatchObject({ create: 2, update: 0 });
});

it('gives what is to be written part by part, and the rows that are left out with why', () => {
  const { desk } = checked({ ...NO_CHOICE, collision: 'overwrite' });
  expect(desk.acts(0, 1)).toEqual([
    {
      kind: 'update',
      lotId: 'a',
      number: null,
      result: null,
      changes: {
        title: { before: 'Clock', after: 'Bowl' },
        estimateLow: { before: null, after: 4_000 },
        consignor: { before: '', after: 'Smith' },
      },
      pictures: [],
    },
  ]);
  expect(desk.acts(1, 10)).toEqual([
    {
      kind: 'create',
      number: { number: 4, suffix: '' },
      fields: { title: 'Table' },
      privateFields: { consignor: 'jones' },
      carried: NOTHING_CARRIED,
      pictures: [],
    },
  ]);
  expect(desk.left()).toEqual([
    {
      cells: ['3', 'Chair', 'x', 'Jones'],
      act: { kind: 'refused', place: null },
      problems: [{ column: 2, rule: 'notANumber', target: 'estimateLow' }],
    },
    { cells: ['1', 'Again'], act: { kind: 'refused', place: { rule: 'duplicateNumber', line: 2 } }, problems: [] },
  ]);
});

it('knows a file of a platform by its columns', () => {
  const header = 'LotNum,Title,Description,LowEst,HighEst,StartPrice';
  const { view } = opened(`${header}\n1,Vase,Blue,10,20,5\n`);
  expect(view.ok && view.file.platform).toBe('LiveAuctioneers');
});

describe('amounts in another currency than the sale', () => {
  const warned = (text: string) => {
    const { view } = opened(text);
    return view.ok ? view.file.warnings.filter(({ rule }) => rule === 'otherCurrency') : null;
  };

  it('are warned of where a column names it, which the export of another sale has', () => {
    expect(warned('Lot,Title,Low,Currency\n1,Bowl,40,EUR\n2,Jug,50,usd\n3,Cup,60,\n')).toEqual([
      { rule: 'otherCurrency', currencies: ['EUR', 'USD'], sale: 'GBP' },
    ]);
    expect(warned('Los;Titel;Währung;Limit\n1;Schale;EUR;40\n')).toMatchObject([{ currencies: ['EUR'] }]);
  });

  it('are warned of where it stands behind the name of an amount', () => {
    expect(warned('Lot,Title,Low estimate (EUR)\n1,Bowl,40\n')).toMatchObject([{ currencies: ['EUR'] }]);
  });

  it('are not warned of in the currency of the sale, nor where a text only mentions one', () => {
    expect(warned('Lot,Title,Low (GBP),Currency\n1,A EUR coin,40,GBP\n')).toEqual([]);
    expect(warned('Lot,Title EUR,Low\n1,Coin,40\n')).toEqual([]);
  });
});
