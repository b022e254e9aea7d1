import { platformsParts } from '../../app/modules/platformsParts';
import type { Role, Sale } from '../../domain/sales/sale';
import { selectExportChecks } from '../../features/lots/model/checks/exportChecksSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { nameCategories, selectNaming } from '../../features/platforms/model/categoriesSlice';
import { downloadBundle, exportChosen, selectExport } from '../../features/platforms/model/exportSlice';
import { createSaleServer } from '../../services/sales/saleServer';
import { createFakeBundleFiles } from '../../testing/fakes/bundles/fakeBundleFiles';
import { createFakeExportsGateway } from '../../testing/fakes/fakeExportsGateway';
import { createFakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import { createFakeWaitingExports } from '../../testing/fakes/fakeWaitingExports';
import { ME } from '../../testing/stores/makeMembers';
import { onFakes, settle } from '../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE } from '../../testing/stores/makeWorkspace';

const EXPORT = `/sales/${SALE}/export`;
const TOO_LONG = 'A very long title of a jar and its cover in blue glass';

/** A sale of two lots, of which the second has too long a title for HiBid, on its export page. */
async function open(role: Role = 'owner', fields: Partial<Sale> = {}) {
  const server = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: role }, createdBy: 'olga', ...fields });
  const [sales, bundleFiles] = [createFakeSalesGateway(ME, server), createFakeBundleFiles()];
  const [exports, waitingExports] = [createFakeExportsGateway(), createFakeWaitingExports()];
  const space = makeWorkspace({ sales, exports, waitingExports, bundleFiles }, EXPORT);
  space.store.injectModule(onFakes(platformsParts));
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
  return { ...space, sales, server, bundleFiles, dispatch };
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

it('keeps the numbers that were typed for a sale until the export page of another one is opened', async () => {
  page = await open();
  const chosen = () => selectExport(page.state() as Parameters<typeof selectExport>[0]);
  await page.dispatch(exportChosen({ lots: 'selection', numbers: '1-5' }));
  await page.dispatch(navigate('/sales'));
  await page.dispatch(navigate(EXPORT));
  expect(chosen()).toMatchObject({ saleId: SALE, lots: 'selection', numbers: '1-5' });
  await page.dispatch(navigate('/sales/otherA00000000000000/export'));
  expect(chosen()).toMatchObject({ saleId: 'otherA00000000000000', lots: 'all', numbers: '' });
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
    await make('otherA00000000000000');
    expect(page.state()).toMatchObject({ export: { run: { status: 'failed', problem: 'not-read' } } });
    expect(page.bundleFiles.saved).toEqual([]);
  });
});
