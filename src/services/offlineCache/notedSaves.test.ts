import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { EditableLotFields, Lot } from '../../domain/lots/lot';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../testing/stores/makeWorkspace';
import { createFakeLotsGateway, createFakeLotsServer } from '../../testing/fakes/lots/fakeLotsGateway';
import type { LotsEvent, LotsGateway } from '../lots/LotsGateway';
import type { Operation } from '../../domain/operations/operations';
import { createIdbOfflineCache } from './idbOfflineCache';
import { createCachingLotsGateway } from './cachingLotsGateway';
import type { OfflineCache } from './OfflineCache';
import { createOtherPages, type OtherPages } from './otherPages';
import { idle } from '../../testing/waiting/idle';

let counter = 0;
let name = '';
let person: string | null = 'ada';
const ends: (() => void)[] = [];
beforeEach(() => {
  counter += 1;
  name = `noted-${String(counter)}`;
  person = 'ada';
});
afterEach(() => {
  person = null;
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const ALONE: OtherPages = { publish: () => undefined, subscribe: () => undefined };

interface Browser {
  readonly kept?: OfflineCache;
  readonly others?: OtherPages;
}

/** A page that gets from the server only what the test sends, beginning with the lots of the moment when it listens. */
function openPage({ kept = createIdbOfflineCache(name), others = ALONE }: Browser = {}) {
  const server = createFakeLotsGateway('editor', createFakeLotsServer());
  let tell: (event: LotsEvent) => void = () => undefined;
  const inner: LotsGateway = {
    ...server,
    listen(_saleId, listener) {
      tell = listener;
      return () => undefined;
    },
  };
  const leaving = new Set<() => void>();
  const gateway = createCachingLotsGateway(
    inner,
    kept,
    () => person,
    others,
    () => 1_000,
    (work) => {
      leaving.add(work);
      return () => leaving.delete(work);
    },
  );
  const notified: LotsEvent[] = [];
  const received = (...changed: readonly Lot[]): void => tell({ type: 'lots', changed, removed: [], fromServer: true });
  const answer = (...lots: readonly Lot[]): void => {
    received(...lots);
    tell({ type: 'photos', changed: [], removed: [], fromServer: true });
  };
  return {
    gateway,
    kept,
    notified,
    received,
    server,
    /** What has changed is written in this moment. */
    write: () => leaving.forEach((work) => work()),
    listen: () => void ends.push(gateway.listen(SALE, (event) => notified.push(event))),
    answer,
    refuse: () => tell({ type: 'failed', code: 'permission-denied' }),
    /** The server has `lots`, and answers the page with them. */
    open(...lots: readonly Lot[]) {
      server.seed(SALE, lots);
      this.listen();
      answer(...lots);
    },
  };
}

/** What a page shows that is opened without a network. */
async function shown(): Promise<readonly Lot[]> {
  const page = openPage();
  page.listen();
  await idle();
  return page.notified.flatMap((event) =>
    event.type === 'copy' ? event.lots : event.type === 'lots' ? event.changed : [],
  );
}
const titles = async (): Promise<readonly string[]> => (await shown()).map(({ title }) => title);

async function notes(): Promise<number> {
  const database = await openDB(name);
  const count = await database.count('noted');
  database.close();
  return count;
}

const of = { saleId: SALE, uid: 'ada' };
const edit = (id: string, before: string, after: string, field: keyof EditableLotFields = 'title'): Operation => ({
  ...of,
  id,
  lotId: 'lot1',
  kind: 'editLot',
  changes: { [field]: { before, after } },
});

/** A visit that leaves a copy, with a vase. */
async function visit(): Promise<void> {
  const page = openPage();
  page.open(buildLot());
  page.write();
  await idle();
}

it('is shown before the copy of its sale is written, and where that is not open', async () => {
  await visit();
  const page = openPage();
  page.server.seed(SALE, [buildLot()]);
  await page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  await page.gateway.apply(edit('op2', 'Mine', 'Mine, and more'));
  expect(await titles()).toEqual(['Mine, and more']);
});

it('goes in the moment in which the copy holds it', async () => {
  await visit();
  const page = openPage();
  page.open(buildLot());
  page.write();
  await page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  expect([await notes(), await titles()]).toEqual([1, ['Mine']]);
  page.write();
  await idle();
  expect([await notes(), await titles()]).toEqual([0, ['Mine']]);
});

it('of an earlier visit goes with the first whole answer of the server, which is newer', async () => {
  await visit();
  const before = openPage();
  before.server.seed(SALE, [buildLot()]);
  await before.gateway.apply(edit('op1', 'A vase', 'Mine'));
  const page = openPage();
  page.open(buildLot());
  await idle();
  page.received(buildLot({ title: 'A vase' }));
  page.write();
  await idle();
  expect([await notes(), await titles()]).toEqual([0, ['A vase']]);
});

it('is not taken back by what the server sends of before, and gives way to what comes after', async () => {
  const page = openPage();
  page.open(buildLot());
  await page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  page.received(buildLot({ description: 'Theirs' }));
  page.write();
  await idle();
  expect(await shown()).toMatchObject([{ title: 'Mine', description: 'Theirs' }]);
  page.received(buildLot({ title: 'Theirs, later' }));
  page.write();
  await idle();
  expect(await titles()).toEqual(['Theirs, later']);
  page.received(buildLot({ title: 'A vase' }));
  page.write();
  await idle();
  expect(await titles()).toEqual(['A vase']);
});

it('is in what is written also where the server began its whole answer before it', async () => {
  await visit();
  const page = openPage();
  page.server.seed(SALE, [buildLot()]);
  page.listen();
  await page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  page.answer(buildLot());
  page.write();
  await idle();
  expect([await notes(), await titles()]).toEqual([0, ['Mine']]);
});

it('brings back no copy of a sale that its person may not read any more', async () => {
  const page = openPage();
  page.open(buildLot());
  await idle();
  page.refuse();
  await page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  await idle();
  expect(await page.kept.load('ada', SALE)).toBeNull();
});

it('waits, the first time, for the copy without which it would say nothing', async () => {
  const page = openPage();
  page.open(buildLot());
  await idle();
  await page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  expect(await titles()).toEqual(['Mine']);
});

it('leaves out what the server did not take, and what only editors may read', async () => {
  await visit();
  const page = openPage();
  page.server.seed(SALE, [buildLot({ category: 'Theirs' })]);
  const changes = { title: { before: 'A vase', after: 'Mine' }, category: { before: '', after: 'Mine' } };
  await page.gateway.apply({ ...of, id: 'op1', lotId: 'lot1', kind: 'editLot', changes });
  const secret = { notes: { before: '', after: 'Canary' } };
  await page.gateway.apply({ ...of, id: 'op2', lotId: 'lot1', kind: 'editPrivate', changes: secret });
  expect(await shown()).toMatchObject([{ title: 'Mine', category: '' }]);
  expect(await notes()).toBe(1);
});

it('is not taken back by another page of the browser, which has received less', async () => {
  const listeners: ((operation: Operation) => void)[] = [];
  const link = (own: number): OtherPages => ({
    publish: (operation) => listeners.filter((_, place) => place !== own).forEach((listener) => listener(operation)),
    subscribe: (listener) => void (listeners[own] = listener),
  });
  const [mine, other] = [openPage({ others: link(0) }), openPage({ others: link(1) })];
  for (const page of [mine, other]) page.open(buildLot());
  await idle();
  await mine.gateway.apply(edit('op1', 'A vase', 'Mine'));
  mine.write();
  await idle();
  other.received(buildLot({ description: 'Theirs' }));
  other.write();
  await idle();
  expect(await shown()).toMatchObject([{ title: 'Mine', description: 'Theirs' }]);
});

it('is left behind by nobody who is not here any more', async () => {
  await visit();
  const page = openPage();
  page.server.seed(SALE, [buildLot()]);
  const answer = page.server.hang('apply');
  const applied = page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  person = 'ben';
  answer();
  await applied;
  expect(await notes()).toBe(0);
});

it('is left behind by nobody either who goes while it waits for its turn', async () => {
  const kept = createIdbOfflineCache(name);
  await kept.list('ada');
  const isHere = (): boolean => person === 'ada';
  const first = kept.note('ada', edit('op1', 'A vase', 'Mine'), isHere);
  await settle();
  const second = kept.note('ada', edit('op2', 'Mine', 'Mine, and more'), isHere);
  person = null;
  await first;
  await expect(second).rejects.toThrow('not here any more');
  expect(await notes()).toBe(1);
});

it('goes with the copy of its sale', async () => {
  await visit();
  const page = openPage();
  page.server.seed(SALE, [buildLot()]);
  await page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  await page.kept.forget('ada', SALE);
  expect(await notes()).toBe(0);
});

it('is again in what is written after the browser did not write it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await visit();
  const page = openPage();
  page.open(buildLot());
  page.write();
  await page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  jest.spyOn(page.kept, 'save').mockRejectedValueOnce(new Error('No room.'));
  page.write();
  await idle();
  expect([await notes(), await titles()]).toEqual([1, ['Mine']]);
  page.received();
  page.write();
  await idle();
  expect([await notes(), await titles()]).toEqual([0, ['Mine']]);
});

it.each([
  ['fails', () => Promise.reject(new Error('No room.'))],
  ['hangs', () => new Promise<never>(() => undefined)],
])('holds up no save for long whose note %s', async (_how, note) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = openPage();
  page.server.seed(SALE, [buildLot()]);
  page.kept.note = note;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const applied = page.gateway.apply(edit('op1', 'A vase', 'Mine'));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await applied).toEqual({});
});

it('reaches the other pages through a channel of the browser', () => {
  const sent: unknown[] = [];
  const channel: NonNullable<Parameters<typeof createOtherPages>[0]> = {
    postMessage: (message) => sent.push(message),
    onmessage: null,
  };
  const others = createOtherPages(channel);
  const notified: Operation[] = [];
  others.subscribe((operation) => notified.push(operation));
  others.publish(edit('op1', 'A vase', 'Mine'));
  expect(sent).toEqual([edit('op1', 'A vase', 'Mine')]);
  (channel.onmessage as (event: { readonly data: unknown }) => void)({ data: edit('op2', 'Mine', 'More') });
  expect(notified).toEqual([edit('op2', 'Mine', 'More')]);
});
