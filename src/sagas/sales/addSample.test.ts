import { selectLots } from '../../features/lots/model/lots/lotsSlice';
import { selectPath } from '../../features/navigation/model/navigationSlice';
import { addSample, selectSales, selectSample } from '../../features/sales/salesSlice';
import { settle } from '../../testing/stores/makeTestStore';
import { makeWorkspace, type Workspace } from '../../testing/stores/makeWorkspace';

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
