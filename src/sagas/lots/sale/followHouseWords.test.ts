import { NO_WORDS } from '../../../domain/lots/houseWords';
import type { Sale } from '../../../domain/sales/sale';
import { selectOtherWords } from '../../../features/lots/model/house/houseSlice';
import { selectHouseWords } from '../../../features/lots/model/house/houseWords';
import { editLot } from '../../../features/lots/model/lots/lotsSlice';
import { signOut } from '../../../features/auth/model/authSlice';
import { saleLost } from '../../../features/sales/salesSlice';
import type { KeptWords } from '../../../services/offlineCache/KeptWords';
import { createFakeKeptWords } from '../../../testing/fakes/lots/fakeKeptWords';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const OTHER = 'saleB000000000000000';
const LEFT = 'saleC000000000000000';
const AUTUMN: Sale = { ...OPEN_SALE, id: OTHER, title: 'Autumn' };
const SALES = [OPEN_SALE, AUTUMN];
const REMEMBERED = {
  [OTHER]: { category: ['Clocks', 'furniture'], creator: ['John Carter'] },
  [LEFT]: { category: ['Arms'], creator: [] },
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

async function open(keptWords: KeptWords = createFakeKeptWords(REMEMBERED), saleId = SALE, sales = SALES) {
  const space = makeWorkspace({ keptWords }, `/sales/${saleId}`);
  space.lots.seed(SALE, [buildLot({ category: 'Furniture', creator: '' })]);
  space.lots.seed(OTHER, [buildLot({ id: 'other', category: 'Clocks' })]);
  await space.signIn();
  space.sales.emit({ type: 'sales', sales });
  await settle();
  const pass = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    await settle();
  };
  const write = async (category: string) => {
    space.store.dispatch(editLot({ lotId: 'lot1', changes: { category } }));
    await settle();
  };
  const remembered = async () => (await keptWords.list('user-1', [SALE]))[0]?.category;
  return { ...space, keptWords, pass, write, remembered };
}

it('offers what the other sales say behind what this one says, each word once', async () => {
  const { read, store } = await open();
  expect(read(selectHouseWords, 'category')).toEqual(['Furniture', 'Clocks']);
  expect(read(selectHouseWords, 'creator')).toEqual(['John Carter']);
  await store.stop();
});

it('remembers a sale that is worked on, after a pause, and offers its words in the next one', async () => {
  const { read, store, keptWords, pass, write, remembered } = await open(createFakeKeptWords());
  expect(read(selectHouseWords, 'category')).toEqual(['Furniture']);
  await pass(2_900);
  expect(await remembered()).toBeUndefined();
  await write('Glass');
  await pass(200);
  expect(await remembered()).toEqual(['Glass']);
  await store.stop();

  const next = await open(keptWords, OTHER);
  expect(next.read(selectHouseWords, 'category')).toEqual(['Clocks', 'Glass']);
  await next.store.stop();
});

it('remembers a sale in which something changes all the time', async () => {
  const { store, pass, write, remembered } = await open(createFakeKeptWords());
  for (const category of ['Glass', 'Silver', 'Books', 'Arms']) {
    await write(category);
    await pass(1_000);
  }
  expect(['Silver', 'Books', 'Arms']).toContain((await remembered())?.[0]);
  await pass(6_000);
  expect(await remembered()).toEqual(['Arms']);
  await store.stop();
});

it('writes once what stays the same, however often something else changes', async () => {
  const keptWords = createFakeKeptWords();
  const keep = jest.spyOn(keptWords, 'keep');
  const { store, pass } = await open(keptWords);
  await pass(3_000);
  expect(keep).toHaveBeenCalledTimes(1);
  for (const title of ['A jug', 'A large jug']) {
    store.dispatch(editLot({ lotId: 'lot1', changes: { title } }));
    await settle();
    await pass(4_000);
  }
  expect(keep).toHaveBeenCalledTimes(1);
  await store.stop();
});

it('offers nothing of a sale that is deleted, or that the person leaves', async () => {
  const deleted = await open(undefined, SALE, [OPEN_SALE, { ...AUTUMN, away: { kind: 'deleted', at: 1 } }]);
  expect(deleted.read(selectOtherWords)).toEqual(NO_WORDS);
  await deleted.store.stop();

  const { read, store } = await open();
  expect(read(selectOtherWords)).not.toEqual(NO_WORDS);
  store.dispatch(saleLost({ saleId: OTHER }));
  await settle();
  expect(read(selectOtherWords)).toEqual(NO_WORDS);
  await store.stop();
});

it('remembers nothing of the open sale once the person has lost it', async () => {
  const { store, pass, write, remembered } = await open(createFakeKeptWords());
  await write('Glass');
  store.dispatch(saleLost({ saleId: SALE }));
  await pass(6_000);
  expect(await remembered()).toBeUndefined();
  await store.stop();
});

it('forgets nothing of a sale that cannot be read', async () => {
  const { store, lots, history, keptWords, pass } = await open();
  lots.failNext('listen', 'unavailable');
  history.push(`/sales/${OTHER}`);
  await settle();
  await pass(6_000);
  expect(await keptWords.list('user-1', [OTHER])).toEqual([REMEMBERED[OTHER]]);
  await store.stop();
});

it('offers nothing of others to the next person of this page', async () => {
  const { read, store } = await open();
  expect(read(selectOtherWords)).not.toEqual(NO_WORDS);
  store.dispatch(signOut());
  await settle();
  expect(read(selectOtherWords)).toEqual(NO_WORDS);
  await store.stop();
});

it('goes on where the device keeps nothing', async () => {
  const blocked = () => Promise.reject(new Error('blocked'));
  const { read, store, failures, pass, write } = await open({ list: blocked, keep: blocked });
  await pass(3_000);
  await write('Glass');
  await pass(3_000);
  expect(read(selectHouseWords, 'category')).toEqual(['Glass']);
  expect(failures).toEqual([]);
  await store.stop();
});
