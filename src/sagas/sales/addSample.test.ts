import { selectLots } from '../../features/lots/model/lots/lotsSlice';
import { selectPath } from '../../features/navigation/model/navigationSlice';
import { addSample, selectSales, selectSample } from '../../features/sales/salesSlice';
import type { SampleLot } from '../../domain/sample/sampleLots';
import { createFakeSample } from '../../testing/fakes/lots/fakeSample';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, type Workspace } from '../../testing/stores/makeWorkspace';

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace({}, '/sales');
  space.files.automatic = true;
  await space.signIn();
});
afterEach(() => space.store.stop());

const statuses = () => space.read(selectLots).map(({ status }) => status);

it('is a sale of the person, whose lots and photos go the way of all work', async () => {
  space.store.dispatch(addSample());
  await settle();
  expect(statuses()).toContain('ready');
  const [sale] = space.read(selectSales);
  expect(sale).toMatchObject({ title: 'Sample sale: twelve vessels', roles: { 'user-1': 'owner' }, status: 'open' });
  expect(space.read(selectPath)).toBe(`/sales/${sale?.id ?? ''}`);
  expect(space.read(selectSample)).toEqual({ status: 'idle' });
  expect(space.read(selectLots)).toMatchObject([
    { number: 1, title: 'Blue and white baluster vase', status: 'ready' },
    { number: 2, status: 'ready' },
    { number: 3, status: 'draft', estimateLow: null },
  ]);
  const kinds = new Set(space.lots.applied.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['addPhoto', 'createLot', 'editPrivate', 'setLotStatus']);
  expect(space.files.stored.size).toBe(9);
});

it('is in the currency of what the person sells, and its amounts are in units of that one', async () => {
  const details = { title: 'Netsuke', date: '2027-04-17', place: null, currency: 'JPY' };
  await space.sales.create('earlierA0000000000000', details, 'user-1');
  await settle();
  space.store.dispatch(addSample());
  await settle();
  const sample = space.read(selectSales).find(({ title }) => title.startsWith('Sample sale'));
  expect(sample?.currency).toBe('JPY');
  const [lot] = await createFakeSample().lots();
  expect(space.read(selectLots)[0]).toMatchObject({ estimateLow: lot?.estimateLow, estimateHigh: lot?.estimateHigh });
});

it('keeps what only its people read of the lots that are ready: a reserve of nine tenths, and a consignor', async () => {
  space.store.dispatch(addSample());
  await settle();
  const [sale] = space.read(selectSales);
  const { privates } = space.lots.documents(sale?.id ?? '');
  const lots = await createFakeSample().lots();
  const reserveOf = (place: number) => Math.round((lots[place]?.estimateLow ?? 0) * 0.9) * 100;
  expect(space.read(selectLots).map(({ id }) => privates.get(id))).toMatchObject([
    { reserve: reserveOf(0), consignor: 'Consignor 2' },
    { reserve: reserveOf(1), consignor: 'Consignor 3' },
    {},
  ]);
  expect(privates.size).toBe(2);
});

it('is one sale, however often it is asked for at once', async () => {
  for (let i = 0; i < 3; i += 1) space.store.dispatch(addSample());
  await settle();
  expect(statuses()).toContain('ready');
  expect(space.read(selectSales)).toHaveLength(1);
});

it('says why it was not made, and makes nothing then', async () => {
  space.sample.failNext();
  space.store.dispatch(addSample());
  await settle();
  expect(space.read(selectSample)).toEqual({ status: 'refused', code: 'unknown' });
  expect(space.read(selectSales)).toEqual([]);
  space.sales.failNext('create', 'unavailable');
  space.store.dispatch(addSample());
  await settle();
  expect(space.read(selectSample)).toEqual({ status: 'refused', code: 'unavailable' });
});

describe('a person who leaves the sample', () => {
  const OTHER = 'saleB000000000000000';
  /** Lets one photo after the other be drawn. */
  let draw: () => Promise<void>;
  beforeEach(async () => {
    await space.store.stop();
    const sample = createFakeSample();
    const waiting: (() => void)[] = [];
    draw = async () => {
      waiting.shift()?.();
      await settle();
    };
    const photo = async (lot: SampleLot) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return sample.photo(lot);
    };
    space = makeWorkspace({ sample: { ...sample, photo } }, '/sales');
    space.files.automatic = true;
    space.lots.seed(OTHER, [buildLot({ id: 'other' })]);
    await space.signIn();
  });

  it('finds the rest of the photos in it later, and none in another sale', async () => {
    space.store.dispatch(addSample());
    await settle();
    const path = space.read(selectPath);
    await draw();
    expect(space.files.stored.size).toBe(3);
    space.history.push(`/sales/${OTHER}`);
    await settle();
    for (let photo = 0; photo < 5; photo += 1) await draw();
    expect(space.files.stored.size).toBe(3);
    space.history.push(path);
    await settle();
    for (let photo = 0; photo < 5; photo += 1) await draw();
    expect(space.files.stored.size).toBe(9);
    expect([...space.files.stored.keys()].filter((key) => key.startsWith(path.slice(1)))).toHaveLength(9);
    expect(statuses()).toEqual(['ready', 'ready', 'draft']);
  });

  it('before its lots can be made finds them when it is open again', async () => {
    const listen = space.lots.listen.bind(space.lots);
    let isSilent = true;
    space.lots.listen = (saleId, listener) => listen(saleId, (event) => void (isSilent || listener(event)));
    space.store.dispatch(addSample());
    await settle();
    const path = space.read(selectPath);
    space.history.push('/sales');
    await settle();
    expect(space.read(selectSample)).toEqual({ status: 'idle' });
    isSilent = false;
    space.history.push(path);
    await settle();
    for (let photo = 0; photo < 3; photo += 1) await draw();
    expect(statuses()).toEqual(['ready', 'ready', 'draft']);
  });
});

it('does not lead away who has gone elsewhere before it is made, and is filled once it is open', async () => {
  let answer: () => void = () => undefined;
  const create = space.sales.create.bind(space.sales);
  jest.spyOn(space.sales, 'create').mockImplementationOnce(async (...args) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return create(...args);
  });
  space.store.dispatch(addSample());
  await settle();
  space.history.push('/account');
  answer();
  await settle();
  expect([space.read(selectPath), space.read(selectSample)]).toEqual(['/account', { status: 'idle' }]);
  const [sale] = space.read(selectSales);
  expect(sale?.title).toBe('Sample sale: twelve vessels');
  space.history.push(`/sales/${sale?.id ?? ''}`);
  await settle();
  expect(statuses()).toEqual(['ready', 'ready', 'draft']);
});

it('is the same sale when it is asked for again after the server was silent', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const create = space.sales.create.bind(space.sales);
  jest.spyOn(space.sales, 'create').mockImplementationOnce(async (...args) => {
    await create(...args);
    return new Promise(() => undefined);
  });
  space.store.dispatch(addSample());
  await settle();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(space.read(selectSample)).toEqual({ status: 'refused', code: 'deadline-exceeded' });
  space.store.dispatch(addSample());
  await settle();
  await jest.advanceTimersByTimeAsync(1_000);
  expect([space.read(selectSample), space.read(selectSales).length]).toEqual([{ status: 'idle' }, 1]);
  jest.useRealTimers();
});
