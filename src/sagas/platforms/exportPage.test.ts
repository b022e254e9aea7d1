import { platformsParts } from '../../app/modules/platformsParts';
import { workListsParts } from '../../app/modules/workListsParts';
import type { Role, Sale } from '../../domain/sales/sale';
import { chooseLanguage } from '../../features/language/languageSlice';
import { selectExportChecks } from '../../features/lots/model/checks/exportChecksSlice';
import { lotTexts } from '../../features/lots/model/texts/lotsTexts';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { nameCategories, selectNaming } from '../../features/platforms/model/categoriesSlice';
import { dayBegan, downloadBundle, exportChosen, selectExport } from '../../features/platforms/model/exportSlice';
import { downloadWorkList, selectWorkList, workListChosen } from '../../features/platforms/model/workListSlice';
import { createSaleServer } from '../../services/sales/saleServer';
import type { WorkListOrder } from '../../services/workbooks/WorkLists';
import { createFakeBundleFiles } from '../../testing/fakes/bundles/fakeBundleFiles';
import { createFakeDeviceMemory } from '../../testing/fakes/fakeDeviceMemory';
import { createFakeExportsGateway } from '../../testing/fakes/fakeExportsGateway';
import { createFakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import { createFakeWaitingExports } from '../../testing/fakes/fakeWaitingExports';
import { ME } from '../../testing/stores/makeMembers';
import { onFakes, settle } from '../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE } from '../../testing/stores/makeWorkspace';

const EXPORT = `/sales/${SALE}/export`;
const OTHER = 'otherA00000000000000';
const TOO_LONG = 'A very long title of a jar and its cover in blue glass';

/** A sale of two lots, of which the second has too long a title for HiBid, on its export page. */
async function open(role: Role = 'owner', fields: Partial<Sale> = {}, memory = createFakeDeviceMemory()) {
  const server = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: role }, createdBy: 'olga', ...fields });
  const [sales, bundleFiles] = [createFakeSalesGateway(ME, server), createFakeBundleFiles()];
  const [exports, waitingExports] = [createFakeExportsGateway(), createFakeWaitingExports()];
  const orders: WorkListOrder[] = [];
  const lists: string[] = [];
  const workLists = {
    async write(order: WorkListOrder) {
      orders.push(order);
      return new Uint8Array();
    },
    save: (name: string) => void lists.push(name),
  };
  const space = makeWorkspace({ sales, exports, waitingExports, bundleFiles, workLists, memory }, EXPORT);
  space.store.injectModule(onFakes(platformsParts));
  space.store.injectModule(onFakes(workListsParts));
  const lots = [buildLot({ id: 'lot1' }), buildLot({ id: 'lot2', number: 2, order: 'a1', title: TOO_LONG })];
  space.lots.seedPrivate(SALE, []);
  await space.signIn();
  space.lots.emit(SALE, { type: 'lots', changed: lots, removed: [], fromServer: true });
  space.lots.emit(SALE, { type: 'photos', changed: [], removed: [], fromServer: true });
  const dispatch = async (action: Parameters<typeof space.store.dispatch>[0]): Promise<void> => {
    space.store.dispatch(action);
    await settle();
    await jest.advanceTimersByTimeAsync(100);
    await settle();
  };
  await dispatch(exportChosen({ platformId: 'hiBid' }));
  return { ...space, sales, server, bundleFiles, workLists, memory, orders, lists, dispatch };
}
let page: Awaited<ReturnType<typeof open>>;
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(async () => {
  expect(page.unknown).toEqual([]);
  await page.store.stop();
  expect(page.checker.running).toBe(0);
  jest.useRealTimers();
});

describe('the lots of an export', () => {
  const checks = () => selectExportChecks(page.state() as Parameters<typeof selectExportChecks>[0], 'hiBid');
  const found = () => checks().lots.flatMap((bucket) => Object.keys(bucket));

  it('are checked against the platform of the page, and against another one that is chosen', async () => {
    page = await open();
    expect(checks()).toMatchObject({ status: 'live', platforms: [{ id: 'hiBid' }] });
    expect(found()).toContain('lot2');
    const { started } = page.checker;
    await page.dispatch(exportChosen({ platformId: 'proxibid', withPhotos: false }));
    expect(checks()).toMatchObject({ status: 'live', platforms: [{ id: 'proxibid' }] });
    expect([page.checker.started - started, page.checker.running]).toEqual([1, 1]);
  });

  it('are checked with the names of fields in the language that the person chooses meanwhile', async () => {
    page = await open();
    const { fields } = lotTexts.texts;
    const german = { lot: { ...lotTexts.texts, fields: { ...fields, title: 'Titel' } } };
    jest.spyOn(page.languages, 'present').mockReturnValue(german);
    const names = () =>
      page.checker.requests.flatMap((each) => ('setup' in each ? [each.setup.sale.fieldNames?.['title']] : []));
    expect(names().at(-1)).toBe('Title');
    await page.dispatch(chooseLanguage({ language: 'de' }));
    expect(names().at(-1)).toBe('Titel');
    expect([checks().status, page.checker.running]).toEqual(['live', 1]);
  });

  it('are checked no more once the page is left', async () => {
    page = await open();
    await page.dispatch(navigate(`/sales/${SALE}`));
    expect(checks().status).toBe('idle');
    expect(page.checker.running).toBe(0);
  });

  it('are not checked twice where the sale goes to the platform', async () => {
    page = await open('owner', { platforms: ['hiBid'] });
    expect(page.checker.started).toBe(1);
    expect(page.state()).toMatchObject({ exportChecks: { status: 'idle' } });
    expect(found()).toContain('lot2');
  });

  it('are not checked for somebody who only looks', async () => {
    page = await open('viewer');
    expect(page.checker.started).toBe(0);
  });
});

it('keeps what was chosen while pages of another sale are open, until the export of that one is', async () => {
  page = await open();
  const choices = () => selectExport(page.state() as Parameters<typeof selectExport>[0]);
  await page.dispatch(exportChosen({ lots: 'selection', numbers: '2' }));
  await page.dispatch(navigate(`/sales/${OTHER}`));
  expect(choices()).toMatchObject({ saleId: SALE, lots: 'selection', numbers: '2' });
  await page.dispatch(navigate(`/sales/${OTHER}/export`));
  expect(choices()).toMatchObject({ saleId: OTHER, platformId: 'hiBid', lots: 'all', numbers: '' });
});

it('knows the day, says once that it begins, and only while it is open', async () => {
  jest.setSystemTime(new Date(2027, 3, 16, 23, 55));
  page = await open();
  const days = () => page.actions.filter(dayBegan.match).map(({ payload }) => payload.today);
  await jest.advanceTimersByTimeAsync(3 * 60_000);
  expect(days()).toEqual(['2027-04-16']);
  await jest.advanceTimersByTimeAsync(3 * 60_000);
  expect(days()).toEqual(['2027-04-16', '2027-04-17']);
  await page.dispatch(navigate(`/sales/${SALE}`));
  await jest.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(days()).toHaveLength(2);
});

describe('what a platform calls the categories', () => {
  const naming = () => selectNaming(page.state() as Parameters<typeof selectNaming>[0], 'hiBid');
  const name = (names: Readonly<Record<string, string>>) =>
    page.dispatch(nameCategories({ saleId: SALE, platformId: 'hiBid', names }));

  it('is kept with the sale, without signs that deceive', async () => {
    page = await open('owner', { categoryNames: { 'hiBid/Clocks': 'Timepieces' } });
    await name({ Art: 'Fine\u202e art', Clocks: '' });
    expect(page.server.sales.get(SALE)?.categoryNames).toEqual({ 'hiBid/Art': 'Fine art' });
    expect(naming()).toEqual({ status: 'saved', platformId: 'hiBid' });
  });

  it('is kept also when another platform’s is being kept, and once for two clicks', async () => {
    page = await open();
    const names = { Art: 'Fine art' };
    for (const platformId of ['hiBid', 'proxibid', 'hiBid']) {
      page.store.dispatch(nameCategories({ saleId: SALE, platformId, names }));
    }
    await settle();
    expect(page.server.sales.get(SALE)?.categoryNames).toEqual({
      'hiBid/Art': 'Fine art',
      'proxibid/Art': 'Fine art',
    });
    expect(page.sales.calls.filter(({ op }) => op === 'changeMaps')).toHaveLength(2);
  });

  it('waits for the person when what was asked before was refused', async () => {
    page = await open();
    page.sales.failNext('changeMaps', 'unavailable');
    for (const platformId of ['hiBid', 'proxibid']) {
      page.store.dispatch(nameCategories({ saleId: SALE, platformId, names: { Art: 'Fine art' } }));
    }
    await settle();
    expect(naming()).toEqual({ status: 'refused', platformId: 'hiBid', code: 'unavailable' });
    expect(page.server.sales.get(SALE)?.categoryNames).toBeUndefined();
  });

  it('says why it was not kept', async () => {
    page = await open();
    page.sales.failNext('changeMaps', 'unavailable');
    await name({ Art: 'Fine art' });
    expect(naming()).toEqual({ status: 'refused', platformId: 'hiBid', code: 'unavailable' });
    page.sales.failNext('changeMaps', 'auth/user-token-expired' as never);
    await name({ Art: 'Fine art' });
    expect(page.state().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
  });
});

describe('the end of a bundle', () => {
  const make = (saleId = SALE) => {
    const what = {
      lots: 'all',
      numbers: '',
      withPhotos: false,
      form: 'text',
      way: 'download',
      fieldNames: {},
    } as const;
    return page.dispatch(downloadBundle({ saleId, platformId: 'hiBid', ...what }));
  };
  const toasts = () => page.state().notifications.list.map(({ kind, message }) => [kind, message]);

  it('is said on its own page by the page', async () => {
    page = await open();
    page.bundleFiles.failNext('save', 'no-space');
    await make();
    await make();
    expect(toasts()).toEqual([]);
  });

  it('is said by a toast anywhere else, whether it is there or not', async () => {
    page = await open();
    // The sale stays open on its other pages.
    await page.dispatch(navigate(`/sales/${SALE}`));
    await make();
    page.bundleFiles.failNext('save', 'no-space');
    await make();
    expect(toasts()).toEqual([
      ['success', 'clocks-hibid.csv is in your downloads.'],
      ['error', expect.stringMatching(/bundle/i)],
    ]);
  });

  it('is none of a sale that is not open here', async () => {
    page = await open();
    await make(OTHER);
    expect(page.state()).toMatchObject({ export: { run: { status: 'failed', problem: 'not-read' } } });
    expect(page.bundleFiles.saved).toEqual([]);
  });
});

describe('a list of the lots', () => {
  const chosen = () => selectWorkList(page.state() as Parameters<typeof selectWorkList>[0]);
  const words = { columns: {}, extras: {}, yesNo: ['yes', 'no'], statuses: {}, lotTypes: {}, sheet: 'Lots' } as never;
  const make = (saleId = SALE) => page.dispatch(downloadWorkList({ saleId, words, locale: 'en' }));
  const choose = (choice: Parameters<typeof workListChosen>[0]) => page.dispatch(workListChosen(choice));

  it('has for an editor what is private, in the columns that are chosen or in our own', async () => {
    page = await open('editor');
    const changed = [buildPhoto({ id: 'p1', lotId: 'lot1' }), buildPhoto({ id: 'p2', lotId: 'lot1', order: 'a1' })];
    page.lots.emit(SALE, { type: 'photos', changed, removed: [], fromServer: true });
    await make();
    await choose({ kind: 'own', format: 'json' });
    await make();
    expect(page.orders).toMatchObject([
      {
        kind: 'chosen',
        format: 'xlsx',
        list: { seesPrivate: true, lots: [{ id: 'lot1' }, { id: 'lot2' }], photos: new Map([['lot1', 2]]) },
      },
      { kind: 'own', format: 'json', table: { lots: [{ id: 'lot1' }, { id: 'lot2' }] } },
    ]);
    expect(page.lists).toEqual(['clocks-work-list.xlsx', 'clocks-lotsmith.json']);
    expect(chosen().run).toEqual({ status: 'saved', fileName: 'clocks-lotsmith.json' });
  });

  it('has nothing private for somebody who only looks, whatever is chosen', async () => {
    page = await open('viewer');
    await choose({ kind: 'own', format: 'json' });
    await make();
    expect(page.orders).toMatchObject([{ kind: 'chosen', format: 'csv', list: { seesPrivate: false } }]);
    expect(page.lists).toEqual(['clocks-work-list.csv']);
  });

  it('is none of a sale that is not open here, and none before all lots are there', async () => {
    page = await open();
    await page.sales.create(OTHER, { title: 'Books', date: '2027-05-01', place: null, currency: 'EUR' }, ME);
    await settle();
    await make(OTHER);
    expect(chosen().run).toEqual({ status: 'failed' });
    page.lots.listen = () => () => undefined;
    await page.dispatch(navigate(`/sales/${OTHER}/export`));
    await make(OTHER);
    expect([chosen().run, page.orders]).toEqual([{ status: 'failed' }, []]);
  });

  it('is made once at a time, and again after it could not be made', async () => {
    page = await open();
    let fail = (): void => undefined;
    const held = new Promise<never>((_, reject) => (fail = () => reject(new Error('no memory'))));
    const write = jest.spyOn(page.workLists, 'write').mockReturnValueOnce(held);
    await make();
    await make();
    expect([chosen().run, write.mock.calls.length]).toEqual([{ status: 'making' }, 1]);
    fail();
    await settle();
    expect(chosen().run).toEqual({ status: 'failed' });
    expect(page.failures.splice(0)).toHaveLength(1);
    await make();
    expect(page.lists).toEqual(['clocks-work-list.xlsx']);
  });

  it('is made as it was chosen last on this device', async () => {
    page = await open();
    await choose({ columns: ['title'], format: 'csv' });
    await choose({ kind: 'own' });
    const { memory } = page;
    await page.store.stop();
    page = await open('owner', {}, memory);
    expect(chosen()).toMatchObject({ columns: ['title'], kind: 'own', format: 'csv', run: { status: 'idle' } });
  });
});
