import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { buildLot, buildPhoto, SALE } from '../../testing/stores/makeWorkspace';
import { createFakeLotsGateway, createFakeLotsServer } from '../../testing/fakes/lots/fakeLotsGateway';
import type { LotsEvent } from '../lots/LotsGateway';
import { createFakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import type { SalesEvent } from '../sales/SalesGateway';
import { createIdbOfflineCache } from './idbOfflineCache';
import { createCachingLotsGateway } from './cachingLotsGateway';
import type { OtherPages } from './otherPages';
import { createCachingSalesGateway } from './cachingSalesGateway';
import { idle } from '../../testing/waiting/idle';

let counter = 0;
let name = '';
let person: string | null = 'ada';
beforeEach(() => {
  counter += 1;
  name = `copies-${String(counter)}`;
  person = 'ada';
});
/** What listens, so that no page outlives its test. */
const ends: (() => void)[] = [];
afterEach(() => {
  person = null;
  for (const end of ends.splice(0)) end();
});

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ALONE: OtherPages = { publish: () => undefined, subscribe: () => undefined };

/** A page that may end: what it still does then is what is done when `hide` returns. */
function createLeaving() {
  const works = new Set<() => void>();
  return {
    hide: () => works.forEach((work) => work()),
    subscribe(work: () => void) {
      works.add(work);
      return () => works.delete(work);
    },
  };
}

/** A page of the browser: the same copies, its own listeners. Without a network nothing comes from the server. */
function openPage(server = createFakeLotsServer(), online = true) {
  const inner = createFakeLotsGateway('editor', server);
  const silent = { ...inner, listen: () => () => undefined };
  const kept = createIdbOfflineCache(name);
  const leaving = createLeaving();
  const gateway = createCachingLotsGateway(
    online ? inner : silent,
    kept,
    () => person,
    ALONE,
    () => 1_000,
    leaving.subscribe,
  );
  const notified: LotsEvent[] = [];
  return {
    inner,
    kept,
    notified,
    hide: leaving.hide,
    gateway,
    listen: () => {
      const leave = gateway.listen(SALE, (event) => notified.push(event));
      ends.push(leave);
      return leave;
    },
  };
}

/** A visit with a network, which leaves a copy. */
async function visit(server = createFakeLotsServer()) {
  const page = openPage(server);
  page.inner.seed(SALE, [buildLot(), buildLot({ id: 'lot2' })], [buildPhoto()]);
  const leave = page.listen();
  await idle();
  leave();
  await idle();
  return server;
}
const lotIds = (event: LotsEvent | undefined): string[] =>
  event?.type === 'copy' ? event.lots.map(({ id }) => id).sort() : [];

describe('a sale that was open on this device', () => {
  it('comes from its copy when there is no network, with its time', async () => {
    await visit();
    const page = openPage(undefined, false);
    page.listen();
    await idle();
    expect(page.notified).toMatchObject([{ type: 'copy', savedAt: 1_000, photos: [buildPhoto()] }]);
    expect(lotIds(page.notified[0])).toEqual(['lot1', 'lot2']);
  });

  it('does not come from the copy once the server has answered', async () => {
    const server = await visit();
    const page = openPage(server);
    page.listen();
    await idle();
    expect(page.notified.map(({ type }) => type)).toEqual(['lots', 'photos']);
  });

  it('is whole again after the browser did not keep a part of it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = openPage();
    page.inner.seed(SALE, [buildLot(), buildLot({ id: 'lot2' })], []);
    const save = jest.spyOn(page.kept, 'save').mockRejectedValueOnce(new Error('No room.'));
    const leave = page.listen();
    await wait(1_050);
    expect(save).toHaveBeenCalledTimes(1);
    const changed = [buildLot({ title: 'A vase' })];
    page.inner.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
    leave();
    await idle();
    const copy = await page.kept.load('ada', SALE);
    expect(copy?.lots.map(({ id, title }) => [id, title]).sort()).toEqual([
      ['lot1', 'A vase'],
      ['lot2', buildLot().title],
    ]);
    jest.restoreAllMocks();
  });

  it('is forgotten when the server refuses it', async () => {
    await visit();
    const page = openPage();
    page.inner.failNext('listen', 'permission-denied');
    page.listen();
    await idle();
    expect(await page.kept.load('ada', SALE)).toBeNull();
  });
});

describe('what the page has saved', () => {
  const title = async (): Promise<string | undefined> =>
    (await createIdbOfflineCache(name).load('ada', SALE))?.lots.find(({ id }) => id === 'lot1')?.title;
  const changed = (to: string): LotsEvent => ({
    type: 'lots',
    changed: [buildLot({ title: to })],
    removed: [],
    fromServer: true,
  });

  it('is in the copy when the page is left, although nothing of it runs any more', async () => {
    const page = openPage();
    page.inner.seed(SALE, [buildLot()]);
    page.listen();
    await idle();
    page.inner.emit(SALE, changed('Received just now'));
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
    page.hide();
    expect(commit).toHaveBeenCalledTimes(1);
    page.hide();
    expect(commit).toHaveBeenCalledTimes(1);
    commit.mockRestore();
    await idle();
    expect(await title()).toBe('Received just now');
  });

  it.each([
    ['before', 1],
    ['after', 0],
  ])('is written sooner than what others have, whether the listener has it %s the answer', async (_name, received) => {
    const page = openPage();
    page.inner.seed(SALE, [buildLot()]);
    const save = jest.spyOn(page.kept, 'save').mockResolvedValue();
    page.listen();
    await idle();
    page.hide();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const changes = { title: { before: 'A vase', after: 'Mine' } };
    const edit = { id: 'op1', saleId: SALE, lotId: 'lot1', uid: 'ada', kind: 'editLot', changes } as const;
    if (received === 0) page.inner.seed(SALE, [buildLot({ title: 'Mine' })]);
    await page.gateway.apply(edit);
    if (received === 0) page.inner.emit(SALE, changed('Mine'));
    await jest.advanceTimersByTimeAsync(300);
    expect(save).toHaveBeenCalledTimes(2);
    page.inner.emit(SALE, changed('Theirs'));
    await jest.advanceTimersByTimeAsync(300);
    expect(save).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(save).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
});

describe('another person at this browser', () => {
  it('sees nothing of somebody whose page is still open and writes', async () => {
    const page = openPage();
    page.inner.seed(SALE, [buildLot()]);
    page.listen();
    await idle();
    const other = createIdbOfflineCache(name);
    await other.list('ben');
    page.hide();
    expect(await other.load('ben', SALE)).toBeNull();
    await idle();
    expect(await other.load('ben', SALE)).toBeNull();
  });

  it('finds nothing, and what was there is gone for good', async () => {
    await visit();
    person = 'ben';
    const page = openPage(undefined, false);
    page.listen();
    await idle();
    expect(page.notified).toEqual([]);
    expect(await page.kept.load('ada', SALE)).toBeNull();
  });

  it('gets nothing that is written late, after the session', async () => {
    const page = openPage();
    page.inner.seed(SALE, [buildLot()]);
    const leave = page.listen();
    await idle();
    person = null;
    leave();
    await idle();
    expect(await page.kept.load('ada', SALE)).toBeNull();
  });

  it('can have the copies deleted while a page has them open', async () => {
    await visit();
    const { kept } = openPage();
    await kept.load('ada', SALE);
    await deleteDB(name);
    expect(await kept.load('ada', SALE)).toBeNull();
  });
});

describe('the list of sales', () => {
  const sale = {
    id: SALE,
    title: 'Spring',
    date: '2027-04-17',
    place: null,
    currency: 'EUR',
    status: 'open',
    roles: { ada: 'owner' },
    createdBy: 'ada',
  } as const;

  it('comes from its copy without a network, and takes the copies of sales along that are in it no more', async () => {
    await visit();
    const kept = createIdbOfflineCache(name);
    await kept.saveList('ada', [sale]);
    const inner = createFakeSalesGateway();
    const notified: SalesEvent[] = [];
    const silent = createCachingSalesGateway({ ...inner, listen: () => () => undefined }, kept, () => person);
    silent.listen('ada', (event) => notified.push(event));
    await idle();
    expect(notified).toEqual([{ type: 'sales', sales: [sale] }]);
    expect(await kept.load('ada', SALE)).not.toBeNull();
    await kept.saveList('ada', []);
    expect(await kept.load('ada', SALE)).toBeNull();
  });
});
