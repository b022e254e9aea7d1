import { platformsParts } from '../../app/modules/platformsParts';
import type { Photo } from '../../domain/photos/photo';
import { selectVisibleNotifications } from '../../features/notifications/notificationsSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { isUnderWay } from '../../features/platforms/model/bundleMachine';
import {
  bundleProgressed,
  cancelBundle,
  downloadBundle,
  pauseBundle,
  resumeBundle,
  selectBundleRun,
} from '../../features/platforms/model/exportSlice';
import type { WorkListOrder } from '../../services/workbooks/WorkLists';
import { createSaleServer } from '../../services/sales/saleServer';
import { GatewayFailure } from '../../services/failure';
import {
  createFakeBundleFiles,
  type FakeBundle,
  type FakeBundleFiles,
} from '../../testing/fakes/bundles/fakeBundleFiles';
import { createFakeExportsGateway } from '../../testing/fakes/fakeExportsGateway';
import { createFakeWaitingExports } from '../../testing/fakes/fakeWaitingExports';
import { createFakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import { ME } from '../../testing/stores/makeMembers';
import { onFakes, settle } from '../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

let space: Workspace;
let bundleFiles: FakeBundleFiles;
let orders: WorkListOrder[] = [];
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

const bytesOf = (id: string): string => `bytes of ${id}`;

/** A sale of two lots on its export page: the first has four photos, the second one. */
async function open(change: Readonly<Record<string, Partial<Photo>>> = {}): Promise<void> {
  bundleFiles = createFakeBundleFiles();
  const server = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: 'owner' }, createdBy: ME });
  const gateways = {
    sales: createFakeSalesGateway(ME, server),
    bundleFiles,
    exports: createFakeExportsGateway(),
    waitingExports: createFakeWaitingExports(),
    workLists: {
      async write(order: WorkListOrder) {
        orders.push(order);
        return new TextEncoder().encode('a workbook');
      },
      save: () => undefined,
    },
  };
  orders = [];
  space = makeWorkspace(gateways, `/sales/${SALE}/export`);
  space.store.injectModule(onFakes(platformsParts));
  const lots = [buildLot({ id: 'lot1' }), buildLot({ id: 'lot2', number: 2, suffix: 'A', order: 'a1' })];
  const photos = ['p1', 'p2', 'p3', 'p4', 'q1'].map((id, index) => {
    const lotId = id.startsWith('p') ? 'lot1' : 'lot2';
    return buildPhoto({ id, lotId, order: `a${String(index)}`, bytes: bytesOf(id).length, ...change[id] });
  });
  space.lots.seed(SALE, lots, photos);
  space.lots.seedPrivate(SALE, []);
  await space.signIn();
  space.lots.emit(SALE, { type: 'lots', changed: lots, removed: [], fromServer: true });
  space.lots.emit(SALE, { type: 'photos', changed: photos, removed: [], fromServer: true });
  await settle();
  for (const { id, path } of photos) space.files.stored.set(`${path}/full.jpg`, new Blob([bytesOf(id)]));
}

const request = {
  ...({ saleId: SALE, lots: 'all', numbers: '', withPhotos: true } as const),
  ...({ form: 'text', way: 'download', fieldNames: {} } as const),
};
async function ask(changes: Partial<Parameters<typeof downloadBundle>[0]> = {}): Promise<void> {
  space.store.dispatch(downloadBundle({ ...request, platformId: 'hiBid', ...changes }));
  await settle();
}
const run = () => space.read(selectBundleRun as never) as ReturnType<typeof selectBundleRun>;
const bundle = (): FakeBundle => {
  const last = bundleFiles.bundles.at(-1);
  if (last === undefined) throw new Error('No bundle was opened.');
  return last;
};
const namesIn = (of = bundle()): string[] => [...of.files.keys()];
const textOf = async (name: string): Promise<string> => (await bundle().files.get(name)?.text()) ?? '';
/** From now on nothing is read of the server, until the answer's function is called. */
function holdLoads(): { readonly asked: string[]; readonly answer: () => void } {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  const load = space.files.load.bind(space.files);
  const held = jest.spyOn(space.files, 'load').mockImplementation(async (path) => {
    asked.push(path);
    await new Promise<void>((resolve) => open.push(resolve));
    return load(path);
  });
  const answer = (): void => {
    held.mockRestore();
    for (const each of open.splice(0)) each();
  };
  return { asked, answer };
}

describe('a bundle', () => {
  it('has the photos under the names of the platform, and behind them the data file', async () => {
    await open();
    await ask();
    expect(namesIn()).toEqual(['1-1.jpg', '1-2.jpg', '1-3.jpg', '1-4.jpg', '2A-1.jpg', fileName()]);
    expect(await textOf('1-3.jpg')).toBe(bytesOf('p3'));
    expect(bundle().end).toBe('finished');
    expect(run()).toMatchObject({
      status: 'saved',
      done: 5,
      total: 5,
      left: [],
      lots: 2,
      bytes: 5 * bytesOf('p1').length,
    });
  });

  it('asks for each photo in the form of the platform, turned as it is shown', async () => {
    await open({ p2: { rotation: 90 } });
    await ask({ platformId: 'bidpath' });
    expect(space.preparer.fitted).toHaveLength(5);
    expect(space.preparer.fitted).toContainEqual({ rotation: 90, longestSide: null, mostBytes: 999_999 });
  });

  it('without photos is the data file alone', async () => {
    await open();
    await ask({ withPhotos: false });
    expect(bundleFiles.bundles).toEqual([]);
    expect(bundleFiles.saved).toMatchObject([{ name: fileName() }]);
    expect(run()).toMatchObject({ status: 'saved', name: fileName() });
  });

  it('is a workbook where the platform takes one, with numbers that are numbers and no guard', async () => {
    await open();
    const changed = [buildLot({ id: 'lot1', title: '=1+1', startPrice: 1_250 })];
    space.lots.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
    await settle();
    await ask({ platformId: 'estateSales', form: 'workbook' });
    expect(namesIn().at(-1)).toBe('clocks-estatesales.xlsx');
    expect(await textOf('clocks-estatesales.xlsx')).toBe('a workbook');
    const [order] = orders;
    if (order?.kind !== 'bundle') throw new Error('No workbook was made.');
    expect(order).toMatchObject({ format: 'xlsx', locale: 'en' });
    const { columns, rows } = order.sheet;
    const cell = (row: number, header: string) => rows[row]?.[columns.findIndex((column) => column.header === header)];
    expect([cell(0, 'lot_id'), cell(0, 'title'), cell(0, 'starting_bid')]).toEqual([1, '=1+1', 12.5]);
    expect(cell(1, 'lot_id')).toBe('2A');
    expect(run()).toMatchObject({ status: 'saved' });
  });

  it('is no workbook where nobody says that the platform takes one', async () => {
    await open();
    await ask({ form: 'workbook' });
    expect(namesIn().at(-1)).toBe(fileName());
    expect(orders).toEqual([]);
  });

  it('has the chosen lots only', async () => {
    await open();
    await ask({ lots: 'selection', numbers: '2-9' });
    expect(namesIn()).toEqual(['2A-1.jpg', fileName()]);
  });

  it('is as the sale was when it was asked for', async () => {
    await open();
    const { answer } = holdLoads();
    await ask();
    const changed = [buildLot({ id: 'lot1', title: 'Renamed meanwhile' })];
    space.lots.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
    answer();
    await settle();
    expect(await textOf(fileName())).toContain('A vase');
    expect(await textOf(fileName())).not.toContain('Renamed');
  });

  it('is none while one photo would be written over another', async () => {
    await open();
    const changed = [buildLot({ id: 'lot2', number: 1, suffix: '', order: 'a1' })];
    space.lots.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
    await settle();
    await ask();
    expect(run()).toMatchObject({ status: 'failed', problem: 'same-names' });
    expect(bundleFiles.bundles).toEqual([]);
    await ask({ withPhotos: false });
    expect(run()).toMatchObject({ status: 'saved' });
  });

  it('is none for a platform that the sale does not know any more', async () => {
    await open();
    await ask({ platformId: 'own_gone' });
    expect(run()).toMatchObject({ status: 'failed', problem: 'not-read' });
    await ask();
    expect(run()).toMatchObject({ status: 'saved' });
  });

  it('is made once at a time', async () => {
    await open();
    const { answer } = holdLoads();
    await ask();
    await ask();
    answer();
    await settle();
    expect(bundleFiles.bundles).toHaveLength(1);
    expect(isUnderWay(run())).toBe(false);
  });

  it('has at most four photos on their way at once', async () => {
    await open();
    const { asked, answer } = holdLoads();
    await ask();
    expect(asked).toHaveLength(4);
    answer();
    await settle();
    expect(run().status).toBe('saved');
  });
});

describe('how far a bundle is', () => {
  /** After how many photos it was said. `ms`: how long each takes to be written. */
  async function saidAt(ms: number): Promise<number[]> {
    await open();
    const { openZip } = bundleFiles;
    bundleFiles.openZip = async (names) => {
      const target = await openZip(names);
      const write: typeof target.write = (name, bytes) => {
        jest.setSystemTime(Date.now() + ms);
        return target.write(name, bytes);
      };
      return { ...target, write };
    };
    await ask();
    return space.actions.filter(bundleProgressed.match).map(({ payload }) => payload.done);
  }

  it.each<[string, number, number[]]>([
    ['at its end alone, of one that is made at once', 0, [5]],
    ['now and then', 100, [2, 4, 5]],
    ['with each photo that takes long', 200, [1, 2, 3, 4, 5]],
  ])('is said %s', async (_, ms, done) => {
    expect(await saidAt(ms)).toEqual(done);
  });
});

describe('a photo that cannot go out', () => {
  it('is named with its lot, and the others of the lot are counted without a gap, also in the data file', async () => {
    await open();
    space.files.stored.delete(`sales/${SALE}/photos/p2/full.jpg`);
    await ask({ platformId: 'liveAuctioneers' });
    expect(namesIn().slice(0, 4)).toEqual(['1_1.jpg', '1_2.jpg', '1_3.jpg', '2A_1.jpg']);
    expect(await textOf('1_2.jpg')).toBe(bytesOf('p3'));
    const [, first = ''] = (await textOf(fileName('liveauctioneers'))).split('\r\n');
    expect(first).toContain('1_3.jpg');
    expect(first).not.toContain('1_4.jpg');
    expect(run()).toMatchObject({
      status: 'saved',
      done: 5,
      left: [{ lotId: 'lot1', number: '1', photoId: 'p2', reason: 'missing' }],
    });
  });

  it('may be one that no device can read', async () => {
    await open();
    space.preparer.failFit('damaged');
    await ask();
    expect(run()).toMatchObject({ status: 'saved', left: [{ photoId: 'p1', reason: 'damaged' }] });
  });
});

describe('a person', () => {
  it('pauses, and nothing goes on until it is resumed', async () => {
    await open();
    const { answer } = holdLoads();
    await ask();
    space.store.dispatch(pauseBundle());
    answer();
    await settle();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(namesIn()).toEqual([]);
    expect(run().status).toBe('paused');
    space.store.dispatch(resumeBundle());
    await settle();
    expect(namesIn()).toHaveLength(6);
    expect(run().status).toBe('saved');
  });

  it('cancels, and what is not whole goes away', async () => {
    await open();
    const { answer } = holdLoads();
    await ask();
    space.store.dispatch(cancelBundle());
    await settle();
    answer();
    await settle();
    expect(bundle().end).toBe('abandoned');
    expect(namesIn()).toEqual([]);
    expect(run().status).toBe('cancelled');
    await ask();
    expect(run().status).toBe('saved');
  });

  it('signs out, and nothing of the sale stays on the device', async () => {
    await open();
    const { answer } = holdLoads();
    await ask();
    await space.auth.signOut();
    await settle();
    answer();
    await settle();
    expect(bundle().end).toBe('abandoned');
    expect(bundleFiles.clears).toBe(1);
    expect(run().status).toBe('idle');
  });

  it('goes to another page, and learns there that it is done', async () => {
    await open();
    const { answer } = holdLoads();
    await ask();
    space.store.dispatch(navigate('/sales'));
    await settle();
    answer();
    await settle();
    expect(run().status).toBe('saved');
    expect(space.read(selectVisibleNotifications).map(({ message }) => message)).toEqual([
      `${run().name} is in your downloads.`,
    ]);
  });
});

describe('a lost network', () => {
  it('is waited for, and the photos that are there are not read again', async () => {
    await open();
    const load = jest.spyOn(space.files, 'load');
    await ask({ lots: 'selection', numbers: '2' });
    load.mockClear();
    space.files.failNext('load', 'retry-limit-exceeded');
    await ask({ lots: 'selection', numbers: '2A' });
    expect(run().status).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(run().status).toBe('saved');
    expect(load.mock.calls).toEqual([[`sales/${SALE}/photos/q1/full.jpg`], [`sales/${SALE}/photos/q1/full.jpg`]]);
  });

  it('is seen while a request hangs, and the moment it is back', async () => {
    await open();
    const hanging = jest.spyOn(space.files, 'load').mockReturnValue(new Promise(() => undefined));
    await ask();
    expect(run().status).toBe('running');
    space.network.isThere = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run().status).toBe('waiting');
    hanging.mockRestore();
    space.network.isThere = true;
    space.resume.resume('online');
    await settle();
    expect(run().status).toBe('saved');
    expect(namesIn()).toHaveLength(6);
  });
});

describe('a folder', () => {
  it('that nobody chose changes nothing', async () => {
    await open();
    bundleFiles.failNext('open', 'not-chosen');
    await ask({ way: 'folder' });
    expect(run().status).toBe('idle');
    await ask({ way: 'folder' });
    expect(run()).toMatchObject({ status: 'saved', name: expect.stringMatching(/^Auctions\//) });
  });

  it('keeps what an earlier run has written: only the others are read', async () => {
    await open({ p3: { rotation: 180 } });
    bundleFiles.inFolder.set('1-1.jpg', bytesOf('p1').length).set('1-2.jpg', 3).set('1-3.jpg', bytesOf('p3').length);
    const load = jest.spyOn(space.files, 'load');
    await ask({ way: 'folder' });
    const read = load.mock.calls.map(([path]) => path.split('/')[3]);
    expect(new Set(read)).toEqual(new Set(['p2', 'p3', 'p4', 'q1']));
    expect(namesIn()).not.toContain('1-1.jpg');
    expect([...bundle().kept]).toEqual(['1-1.jpg']);
    expect(run()).toMatchObject({ status: 'saved', done: 5, bytes: 5 * bytesOf('p1').length });
  });

  it('reads a photo after all when one before it is missing now, and does not have it twice', async () => {
    await open();
    bundleFiles.inFolder.set('1-2.jpg', bytesOf('p2').length);
    space.files.stored.delete(`sales/${SALE}/photos/p1/full.jpg`);
    await ask({ way: 'folder' });
    expect(await textOf('1-1.jpg')).toBe(bytesOf('p2'));
    expect([...bundle().kept]).toEqual([]);
  });

  it('is whole also without a photo that it has under a name of before, and that is missing now', async () => {
    await open();
    bundleFiles.inFolder.set('1-2.jpg', bytesOf('p2').length);
    for (const id of ['p1', 'p2']) space.files.stored.delete(`sales/${SALE}/photos/${id}/full.jpg`);
    await ask({ way: 'folder' });
    expect(run()).toMatchObject({ status: 'saved', done: 5, left: [{ photoId: 'p1' }, { photoId: 'p2' }] });
    expect(namesIn()).toEqual(['1-1.jpg', '1-2.jpg', '2A-1.jpg', fileName()]);
    expect(await textOf('1-1.jpg')).toBe(bytesOf('p3'));
  });

  it('is chosen again after the person has cancelled meanwhile', async () => {
    await open();
    const choice = jest.spyOn(bundleFiles, 'openFolder').mockReturnValueOnce(new Promise(() => undefined));
    await ask({ way: 'folder' });
    expect(run().status).toBe('choosing');
    space.store.dispatch(cancelBundle());
    await settle();
    expect(run().status).toBe('idle');
    await ask({ way: 'folder' });
    expect([run().status, choice.mock.calls.length]).toEqual(['saved', 2]);
  });
});

describe('what cannot be written', () => {
  test.each(['no-space', 'no-permission', 'folder-gone', 'in-use', 'unknown'] as const)('says %s', async (code) => {
    await open();
    bundleFiles.failNext('write', code);
    await ask({ way: 'folder' });
    expect(run()).toMatchObject({ status: 'failed', problem: code });
    expect(bundle().end).toBe('abandoned');
  });

  it('says it also when the end of it fails, and can be tried again', async () => {
    await open();
    bundleFiles.failNext('finish', 'no-space');
    await ask();
    expect(run()).toMatchObject({ status: 'failed', problem: 'no-space' });
    await ask();
    expect(run().status).toBe('saved');
  });

  it('says when the server refuses the photos', async () => {
    await open();
    space.files.failNext('load', 'unauthorized');
    await ask();
    expect(run()).toMatchObject({ status: 'failed', problem: 'not-allowed' });
  });

  it('notifies the session’s guard, not the person, when the session is what failed', async () => {
    await open();
    jest.spyOn(space.files, 'load').mockRejectedValueOnce(new GatewayFailure('auth/user-token-expired'));
    await ask();
    expect(run().problem).toBeNull();
    expect(space.actions.map(({ type }) => type)).toContain('auth/sessionFailed');
  });
});

const fileName = (platform = 'hibid'): string => `clocks-${platform}.csv`;
