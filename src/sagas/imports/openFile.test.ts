import { de } from '../../app/languages/de';
import { importFileChosen, importLeft, readingChosen } from '../../features/imports/model/importSlice';
import { createFakeLanguages } from '../../testing/fakes/fakeLanguages';
import { endPages, holdTime, type ImportPage, openImportPage, pass } from '../../testing/imports/importPage';
import { buildLot, SALE } from '../../testing/stores/makeWorkspace';

beforeEach(holdTime);
afterEach(endPages);

const LOTS = [buildLot({ number: 99 })];
const targetsOf = (page: ImportPage) => {
  const run = page.run();
  return 'columns' in run ? run.columns.map(({ target }) => target) : run;
};
/** What becomes of the cells of a row in these columns, by the problems of their columns. */
const problemsIn = (page: ImportPage) =>
  page.checking().window.rows.map(({ cells }) => cells.map(({ problem }) => problem?.rule ?? null));

it.each<[string, string, (string | null)[]]>([
  [
    'of this language',
    'Artist or maker;To check;Internal notes;Hammer price',
    ['creator', 'toCheck', 'notes', 'hammer'],
  ],
  [
    'of another one',
    'Künstler oder Hersteller;Zu klären;Interne Notizen;Zuschlag',
    ['creator', 'toCheck', 'notes', 'hammer'],
  ],
  [
    'of the extras of the sale',
    'Is a firearm;IsFirearm;Insurance;Lot',
    ['extras.isFirearm', null, 'extras.ownMoney_a1', 'number'],
  ],
])('knows columns by the names %s', async (_, names, targets) => {
  const sale = { platforms: ['liveAuctioneers'], extraColumns: { ownMoney_a1: 'Insurance' } } as const;
  const languages = createFakeLanguages({ catalogues: { de } });
  const page = await openImportPage({ lots: LOTS, sale, gateways: { languages } });
  await page.open(`${names}\na;b;c;d\n`);
  expect(targetsOf(page)).toEqual(targets);
});

it('knows results by their name on the page, also by one that no other file has', async () => {
  const lot = { ...de.lot, fields: { ...de.lot?.fields, hammer: 'Erlös im Saal' } };
  const languages = createFakeLanguages({ catalogues: { de: { ...de, lot } } });
  const page = await openImportPage({ lots: LOTS, gateways: { languages } });
  await page.open('Lot;Erlös im Saal\n99;120\n');
  expect(targetsOf(page)).toEqual(['number', 'hammer']);
});

it('reads a file although the names of another language cannot be fetched', async () => {
  const languages = createFakeLanguages();
  const page = await openImportPage({ lots: LOTS, gateways: { languages } });
  languages.load = async () => Promise.reject(new Error('The chunk did not come.'));
  await page.open('Artist or maker;To check\na;b\n');
  expect(targetsOf(page)).toEqual(['creator', 'toCheck']);
});

it('reads amounts in the currency of the sale, and kinds of lots by their names on the page', async () => {
  const page = await openImportPage({ lots: LOTS, sale: { currency: 'JPY' } });
  await page.check('Lot;Low estimate;Kind of lot\n1;10.50;Sold as one lot\n2;1,050;Sold by the yard\n');
  expect(problemsIn(page)).toEqual([
    [null, 'tooManyDecimals', null],
    [null, null, 'notAChoice'],
  ]);
});

it('says that a file is not there any more', async () => {
  const page = await openImportPage({ lots: LOTS });
  page.space.store.dispatch(importFileChosen({ saleId: SALE, fileId: 'gone', name: 'lots.csv' }));
  await pass();
  expect(page.run()).toMatchObject({ status: 'failed', name: 'lots.csv', reason: { rule: 'notThere' } });
  expect(page.reader.calls).not.toContain('open');
});

describe('another way of reading', () => {
  const asRead = (page: ImportPage) => [page.run(), page.state().reading];

  it('is that of the same file, until the next one is chosen', async () => {
    const page = await openImportPage({ lots: LOTS });
    await page.open('A title\nLot;Title\n1;Vase\n');
    page.space.store.dispatch(readingChosen({ reading: { header: 2 } }));
    await pass();
    expect(asRead(page)).toMatchObject([
      { status: 'mapping', file: { name: 'lots.csv', header: 2, rows: 0 } },
      { header: 2 },
    ]);
    await page.open('Lot;Title\n1;Vase\n2;Bowl', 'next.csv');
    expect(asRead(page)).toMatchObject([{ status: 'mapping', file: { name: 'next.csv', header: 0, rows: 2 } }, {}]);
  });

  it('may mend a file that could not be read', async () => {
    const page = await openImportPage({ lots: LOTS });
    await page.open('Lot,Title\n1,"Vase\n');
    expect(page.run()).toMatchObject({ status: 'failed', name: 'lots.csv', reason: { rule: 'unclosedQuote' } });
    page.space.store.dispatch(readingChosen({ reading: { quotes: 'letters' } }));
    await pass();
    expect(page.run()).toMatchObject({ status: 'mapping', file: { name: 'lots.csv', rows: 1 } });
  });

  it('is nothing once the file was left', async () => {
    const page = await openImportPage({ lots: LOTS });
    await page.open('Lot;Title\n1;Vase\n');
    page.space.store.dispatch(importLeft({ importId: null }));
    page.space.store.dispatch(readingChosen({ reading: { header: null } }));
    await pass();
    expect(page.run()).toEqual({ status: 'idle' });
  });
});
