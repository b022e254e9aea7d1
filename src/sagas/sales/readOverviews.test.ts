import { navigate } from '../../features/navigation/model/navigationSlice';
import { panelSet } from '../../features/navigation/model/panelsSlice';
import { addSample, createSale, foldOf, selectOverview, selectSales } from '../../features/sales/salesSlice';
import type { Sale } from '../../domain/sales/sale';
import { createFakeSaleReader } from '../../testing/fakes/lots/fakeSaleReader';
import { emptySale } from '../../testing/fakes/lots/fakeSale';
import { createFakeSalesGateway, type FakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

const sale = (id: string, more: Partial<Sale> = {}): Sale => ({
  id,
  title: id,
  date: '2027-04-17',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { 'user-1': 'owner' },
  createdBy: 'user-1',
  ...more,
});
const OTHER = 'saleB0000000000000000';
let open: Workspace;
afterEach(async () => {
  jest.restoreAllMocks();
  await open.store.stop();
});

async function come(prepare: (space: Workspace & { readonly sales: FakeSalesGateway }) => void = () => undefined) {
  const sales = createFakeSalesGateway();
  for (const id of [SALE, OTHER]) sales.sales.set(id, sale(id));
  const space = Object.assign(makeWorkspace({ sales }, '/sales'), { sales });
  space.lots.seed(SALE, [buildLot(), buildLot({ id: 'lot2' }), buildLot({ id: 'lot3', deletedAt: 1 })]);
  prepare(space);
  open = space;
  await space.signIn();
  return space;
}
const go = async (space: Workspace, path: string): Promise<void> => {
  space.store.dispatch(navigate(path));
  await settle();
};
const counts = (space: Workspace) => [SALE, OTHER].map((id) => space.read(selectOverview, id)?.lots);
const asked = (space: Workspace) => space.saleReader.asked.filter((each) => each.startsWith('overview'));

it('counts the lots of each sale once a visit, and again only those of a sale that was opened', async () => {
  const space = await come();
  expect(counts(space)).toEqual([2, 0]);
  expect(asked(space)).toHaveLength(2);
  await go(space, `/sales/${SALE}`);
  space.lots.seed(SALE, [buildLot({ id: 'lot4' })]);
  await go(space, '/sales');
  expect(counts(space)).toEqual([3, 0]);
  expect([...asked(space)].sort()).toEqual([`overview ${SALE}`, `overview ${SALE}`, `overview ${OTHER}`]);
});

it('shows what was counted for ten minutes, and counts again when somebody comes back later', async () => {
  const now = jest.spyOn(Date, 'now');
  const begin = 1_800_000_000_000;
  now.mockReturnValue(begin);
  const space = await come();
  const before = asked(space).length;
  const comeBack = async (at: number): Promise<void> => {
    now.mockReturnValue(at);
    await go(space, '/account');
    await go(space, '/sales');
  };
  await comeBack(begin + 10 * 60_000);
  expect(asked(space)).toHaveLength(before);
  await comeBack(begin + 10 * 60_000 + 1);
  expect(asked(space)).toHaveLength(2 * before);
});

it('says nothing of a sale without an answer, and does not ask again in the same visit', async () => {
  const space = await come(({ saleReader }) => saleReader.failNext('overview', 'unavailable'));
  expect(counts(space).filter((each) => each === undefined)).toHaveLength(1);
  const before = asked(space).length;
  await go(space, '/sales');
  expect(asked(space)).toHaveLength(before);
  expect(space.failures).toEqual([]);
});

it('says nothing either of a sale whose look has a defect, which developers learn of, and shows the other sales', async () => {
  const space = await come(({ saleReader }) => {
    jest.spyOn(saleReader, 'overview').mockRejectedValueOnce(new TypeError('defect'));
  });
  expect(counts(space).filter((each) => each === undefined)).toHaveLength(1);
  expect(space.failures).toEqual([{ where: 'readOverviews', error: expect.any(TypeError) as unknown }]);
});

it('finds a session that is over', async () => {
  const space = await come(({ saleReader }) => saleReader.failNext('overview', 'auth/user-token-expired'));
  expect(space.state().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
});

it.each([
  ['sale', createSale({ title: 'Books', date: '2027-04-17', currency: 'EUR' })],
  ['sample', addSample()],
])('does not ask for a %s that is only being made', async (_, making) => {
  const space = await come();
  const before = asked(space).length;
  space.sales.hang(true);
  space.store.dispatch(making);
  await settle();
  expect(space.read(selectSales)).toHaveLength(3);
  expect(asked(space)).toHaveLength(before);
});

it('looks at nothing that is over until it is unfolded, and then once', async () => {
  const space = await come(({ sales }) => sales.sales.set(OTHER, sale(OTHER, { date: '2020-01-01' })));
  expect(counts(space)).toEqual([2, undefined]);
  const unfold = async (value: string) => {
    space.store.dispatch(panelSet({ path: '/sales', name: foldOf('past'), value }));
    await settle();
  };
  for (const value of ['open', 'closed', 'open']) await unfold(value);
  expect(counts(space)).toEqual([2, 0]);
  expect(asked(space)).toEqual([`overview ${SALE}`, `overview ${OTHER}`]);
});

it('asks nothing of a deleted sale, which the server shows to nobody, and looks at it once it is back', async () => {
  const space = await come(({ sales }) => {
    sales.sales.set(OTHER, sale(OTHER, { away: { kind: 'deleted', at: Date.now() } }));
  });
  space.store.dispatch(panelSet({ path: '/sales', name: foldOf('deleted'), value: 'open' }));
  await settle();
  expect(asked(space)).toEqual([`overview ${SALE}`]);
  space.sales.emit({ type: 'sales', sales: [sale(SALE), sale(OTHER)] });
  await settle();
  expect(asked(space)).toEqual([`overview ${SALE}`, `overview ${OTHER}`]);
});

it('knows how many lots are ready and what the first ones look like', async () => {
  const space = await come(({ lots }) => {
    lots.documents(SALE).lots.set('lot2', buildLot({ id: 'lot2', status: 'ready' }));
    lots.documents(SALE).photos.set('cover', buildPhoto());
  });
  expect(space.read(selectOverview, SALE)).toMatchObject({ lots: 2, ready: 1, names: {} });
  expect(space.read(selectOverview, SALE)?.covers[0]).toMatchObject({ id: 'cover', rotation: 0 });
});

it('names the people of a sale that has others, and asks for no name where somebody is alone', async () => {
  const names = { 'user-1': 'Ada', ben: 'Ben' };
  const saleReader = createFakeSaleReader(emptySale, 'editor', () => names);
  const sales = createFakeSalesGateway();
  sales.sales.set(SALE, sale(SALE, { roles: { 'user-1': 'owner', ben: 'editor' } }));
  sales.sales.set(OTHER, sale(OTHER));
  open = makeWorkspace({ sales, saleReader }, '/sales');
  await open.signIn();
  const shown = [SALE, OTHER].map((id) => open.read(selectOverview, id)?.names);
  expect(shown).toEqual([names, {}]);
});

it('counts nothing when a person goes straight to a sale', async () => {
  open = makeWorkspace({}, `/sales/${SALE}`);
  await open.signIn();
  expect(asked(open)).toEqual([]);
});
