import {
  cellEdited,
  checkBegan,
  checked,
  choiceMade,
  columnMatched,
  filterChosen,
  matchingAsked,
  rowsAsked,
} from '../../features/imports/model/importSlice';
import { photosAwaited, photosCame } from '../../features/lots/model/lots/lotsSlice';
import { endPages, holdTime, type ImportPage, openImportPage, pass } from '../../testing/imports/importPage';
import { buildLot, SALE } from '../../testing/stores/makeWorkspace';

beforeEach(holdTime);
afterEach(endPages);

const LOTS = [buildLot(), buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A clock' })];

/** A colleague writes a title. */
async function retitle({ space }: ImportPage, id: string, title: string): Promise<void> {
  const lot = space.lots.documents(SALE).lots.get(id);
  if (lot === undefined) throw new Error('There is no such lot.');
  const changed = [{ ...lot, title }];
  space.lots.seed(SALE, changed);
  space.lots.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
  await pass();
}
const countOf = ({ reader }: ImportPage, name: string): number => reader.calls.filter((each) => each === name).length;
/** From which row on the page has rows, and which: the first and the last, by their titles. */
const windowOf = (page: ImportPage) => {
  const { from, rows } = page.checking().window;
  return [from, rows.length, rows[0]?.cells[1]?.text, rows.at(-1)?.cells[1]?.text];
};

describe('the rows that the page has', () => {
  const ROWS = Array.from({ length: 300 }, (_, at) => `${at + 1};New ${at}`);
  let page: ImportPage;
  beforeEach(async () => {
    page = await openImportPage({ lots: LOTS });
    await page.check(['Lot;Title', ...ROWS].join('\n'));
  });
  const does = async (action: Parameters<typeof page.space.store.dispatch>[0]): Promise<void> => {
    page.space.store.dispatch(action);
    await pass();
  };

  it('are a hundred and fifty around those in sight, some of them above', async () => {
    expect(windowOf(page)).toEqual([0, 150, 'New 0', 'New 149']);
    await does(rowsAsked({ from: 120 }));
    expect(windowOf(page)).toEqual([70, 150, 'New 70', 'New 219']);
    await does(rowsAsked({ from: 290 }));
    expect(windowOf(page)).toEqual([240, 60, 'New 240', 'New 299']);
    await does(rowsAsked({ from: 20 }));
    expect(windowOf(page)).toEqual([0, 150, 'New 0', 'New 149']);
  });

  it('stay where they are when a cell, a rule or the sale changes, and begin anew with a filter', async () => {
    await does(rowsAsked({ from: 120 }));
    await does(cellEdited({ at: 70, column: 1, text: 'Mended' }));
    expect(windowOf(page)).toEqual([70, 150, 'Mended', 'New 219']);
    await does(choiceMade({ choice: { collision: 'overwrite' } }));
    expect(windowOf(page)).toEqual([70, 150, 'Mended', 'New 219']);
    expect(page.counts()).toMatchObject({ create: 298, update: 2, skip: 0 });
    await retitle(page, 'lot1', 'New 0');
    expect(page.counts()).toMatchObject({ create: 298, update: 1, unchanged: 1 });
    expect(windowOf(page)).toEqual([70, 150, 'Mended', 'New 219']);
    await does(filterChosen({ filter: 'update' }));
    expect(windowOf(page)).toEqual([0, 1, 'New 1', 'New 1']);
    expect(page.checking().check).toMatchObject({ filter: 'update', shown: 1 });
  });
});

it('checks rows only against a whole sale', async () => {
  const page = await openImportPage({ lots: LOTS });
  page.space.store.dispatch(photosAwaited({ saleId: SALE, come: 1, total: 2 }));
  await page.check('Lot;Title\n1;A jug\n');
  expect(page.checking().check).toBeNull();
  expect(countOf(page, 'receiveSaleChange')).toBe(0);
  page.space.store.dispatch(photosCame({ saleId: SALE }));
  await pass();
  expect(page.counts()).toMatchObject({ skip: 1 });
  // Nothing has changed since: they are not checked once more.
  expect([countOf(page, 'receiveSaleChange'), countOf(page, 'renew')]).toEqual([1, 0]);
});

it('checks no rows against another sale, but once the person comes back', async () => {
  const page = await openImportPage({ lots: LOTS });
  const sale = page.server.sales.get(SALE);
  if (sale !== undefined) page.server.sales.set('saleB000000000000000', { ...sale, id: 'saleB000000000000000' });
  page.server.changed();
  page.space.lots.seed('saleB000000000000000', [buildLot({ number: 1 }), buildLot({ id: 'other', number: 7 })]);
  page.space.store.dispatch(photosAwaited({ saleId: SALE, come: 1, total: 2 }));
  await page.check('Lot;Title\n1;A jug\n7;A cup\n');
  page.space.history.push('/sales/saleB000000000000000');
  await pass();
  expect([countOf(page, 'check'), countOf(page, 'receiveSaleChange')]).toEqual([0, 0]);
  page.space.history.push(`/sales/${SALE}/import`);
  await pass();
  expect(page.counts()).toMatchObject({ skip: 1, create: 1 });
  expect(page.checking()).toMatchObject({ renewals: 0, isRenewed: false });
});

it('says that the sale has changed when a row becomes another one, until the person does something', async () => {
  const page = await openImportPage({ lots: LOTS });
  page.space.store.dispatch(choiceMade({ choice: { collision: 'overwrite' } }));
  await page.check('Lot;Title\n2;A tall clock\n');
  const said = () => [page.checking().renewals, page.checking().isRenewed];
  expect(said()).toEqual([0, false]);
  await retitle(page, 'lot1', 'Of no row');
  expect(said()).toEqual([0, false]);
  await retitle(page, 'lot2', 'A small clock');
  expect(said()).toEqual([1, true]);
  await retitle(page, 'lot1', 'Of no row again');
  expect(said()).toEqual([1, true]);
  page.space.store.dispatch(cellEdited({ at: 0, column: 1, text: 'A broad clock' }));
  await pass();
  expect(said()).toEqual([1, false]);
});

it('looks at a sale that changes all the time a few times in a second, and at none while nothing is checked', async () => {
  const page = await openImportPage({ lots: LOTS });
  await page.check('Lot;Title\n2;A tall clock\n');
  const before = countOf(page, 'renew');
  for (let nth = 0; nth < 20; nth += 1) {
    const lot = buildLot({ title: `Title ${nth}` });
    page.space.lots.emit(SALE, { type: 'lots', changed: [lot], removed: [], fromServer: true });
    await pass(30);
  }
  await pass();
  const renewals = countOf(page, 'renew') - before;
  expect(renewals).toBeGreaterThanOrEqual(2);
  expect(renewals).toBeLessThanOrEqual(4);
  page.space.store.dispatch(matchingAsked());
  await retitle(page, 'lot2', 'Another clock');
  expect(countOf(page, 'renew') - before).toBe(renewals);
  expect(page.run().status).toBe('mapping');
  // The next check begins with what has changed in the meantime.
  page.space.store.dispatch(checkBegan());
  await pass();
  expect(page.checking().window.rows[0]?.act).toMatchObject({ lot: { title: 'Another clock' } });
});

describe('a person who goes back to the columns', () => {
  let page: ImportPage;
  const does = (...actions: readonly Parameters<typeof page.space.store.dispatch>[0][]): void => {
    for (const action of actions) page.space.store.dispatch(action);
  };
  const isAtColumns = (): void => expect([page.run().status, page.space.unknown]).toEqual(['mapping', []]);
  beforeEach(async () => {
    page = await openImportPage({ lots: LOTS });
    await page.open('Lot;Title\n2;A tall clock\n');
  });

  it('before a check has begun gets none', async () => {
    const answer = page.hold('choose');
    does(choiceMade({ choice: { collision: 'overwrite' } }), checkBegan(), matchingAsked());
    answer();
    await pass();
    isAtColumns();
    expect([countOf(page, 'check'), page.space.memory.read('importMatchings')]).toEqual([0, null]);
  });

  it.each([
    ['cell', 'edit', cellEdited({ at: 0, column: 1, text: 'A small clock' })],
    ['rule', 'choose', choiceMade({ choice: { collision: 'overwrite' } })],
    ['filter', 'rows', filterChosen({ filter: 'update' })],
    ['row', 'rows', rowsAsked({ from: 1 })],
  ] as const)('stays there when the reader answers to a %s', async (_, call, action) => {
    does(checkBegan());
    await pass();
    const answer = page.hold(call);
    does(action);
    await pass();
    does(matchingAsked());
    answer();
    await pass();
    isAtColumns();
  });

  it('stays there when the sale has changed before', async () => {
    does(checkBegan());
    await pass();
    const answer = page.hold('choose');
    does(choiceMade({ choice: { collision: 'overwrite' } }));
    await retitle(page, 'lot2', 'A small clock');
    does(matchingAsked());
    answer();
    await pass();
    isAtColumns();
    expect(countOf(page, 'renew')).toBe(0);
  });

  it.each([
    ['to change them', 'first', 'rows', checkBegan(), 'notes'],
    ['to change them', 'last', 'edit', cellEdited({ at: 0, column: 1, text: 'A small clock' }), 'notes'],
    ['and leaves them', 'last', 'edit', cellEdited({ at: 0, column: 1, text: 'A small clock' }), 'title'],
  ] as const)(
    '%s sees only the new check, not the %s answer of the one before',
    async (_, _nth, call, action, target) => {
      if (call === 'edit') does(checkBegan());
      await pass();
      const answer = page.hold(call);
      does(action);
      await pass();
      does(matchingAsked());
      if (target === 'notes') does(columnMatched({ column: 1, target }));
      does(checkBegan());
      const before = page.space.actions.length;
      answer();
      await pass();
      expect(page.space.actions.slice(before).filter(checked.match)).toHaveLength(1);
      expect(page.checking()).toMatchObject({ check: { shown: 1 }, columns: [{}, { target }] });
      expect(page.checking().window.rows[0]?.cells[1]?.text).toBe('A tall clock');
    },
  );
});

it.each([
  ['remembers how the columns were matched', 'Lot;Words\n2;A jug\n', 1],
  ['remembers nothing of columns without names', '7;A jug\n8;A cup\n', 0],
])('%s', async (_, file, count) => {
  const page = await openImportPage({ lots: LOTS });
  await page.check(file, { 1: 'notes' });
  const kept = JSON.parse(page.space.memory.read('importMatchings') ?? '{}');
  expect(kept.matchings ?? []).toHaveLength(count);
  if (count > 0) expect(kept).toMatchObject({ uid: 'user-1', matchings: [{ targets: ['number', 'notes'] }] });
});
