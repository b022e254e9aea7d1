import { navigate, selectPath } from '../../features/navigation/model/navigationSlice';
import { selectPanel } from '../../features/navigation/model/panelsSlice';
import { JUST_AWAY, putSaleAway, selectSetting } from '../../features/sales/saleSettingsSlice';
import { selectOpenableSale, selectSale, selectSaleGroups } from '../../features/sales/salesSlice';
import { makeMembers, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';

let space: MembersSpace;
beforeEach(async () => {
  space = await makeMembers();
});
afterEach(() => space.store.stop());

const put = async (kind: 'archived' | 'deleted' | null) => {
  space.store.dispatch(putSaleAway({ saleId: SALE, kind }));
  await settle();
};
/** Visitors see the sale. */
const publishedBefore = async () => {
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' };
  space.server.setSale(SALE, { status: 'published', slug: 'clocks' });
  space.catalogue.headers.set('clocks', { saleId: SALE, details, version: 4, chunkCount: 1 });
  await settle();
};
const groups = () =>
  Object.entries(space.read(selectSaleGroups)).flatMap(([group, sales]) => (sales.length > 0 ? [group] : []));

it('archives a sale from its own pages, leads to the list, which offers to bring it back', async () => {
  await put('archived');
  expect(groups()).toEqual(['archived']);
  expect(space.read(selectOpenableSale, SALE)).toBeDefined();
  expect(space.read(selectPath)).toBe('/sales');
  expect(space.read((state) => selectPanel(state, JUST_AWAY))).toBe(SALE);
  await put(null);
  expect(groups()).toEqual(['current']);
  expect(space.received()).toEqual(['“Clocks” is archived.', '“Clocks” is back.']);
});

it('brings a sale back on its own pages, which stay', async () => {
  const path = space.read(selectPath);
  space.server.setSale(SALE, { away: { kind: 'archived', at: 1 } });
  await settle();
  await put(null);
  expect(groups()).toEqual(['current']);
  expect(space.read(selectPath)).toBe(path);
  expect(space.read((state) => selectPanel(state, JUST_AWAY))).toBeUndefined();
});

it('leaves a person alone who has gone on to another page meanwhile', async () => {
  space.store.dispatch(navigate('/account'));
  await put('archived');
  expect(space.read(selectPath)).toBe('/account');
  expect(space.read((state) => selectPanel(state, JUST_AWAY))).toBeUndefined();
});

it('deletes a sale by a mark only: its pages are left, and all of it comes back', async () => {
  const before = space.read(selectSale, SALE);
  await put('deleted');
  expect(space.read(selectPath)).toBe('/sales');
  expect(groups()).toEqual(['deleted']);
  expect(space.read(selectOpenableSale, SALE)).toBeUndefined();
  await put(null);
  expect(space.read(selectSale, SALE)).toEqual({ ...before, away: null });
});

it('takes the catalogue of a deleted sale back first, and deletes nothing when that fails', async () => {
  await publishedBefore();
  space.catalogue.failNext('writeHeader', 'unavailable');
  await put('deleted');
  expect(space.read(selectSetting, SALE, 'away')).toEqual({
    status: 'refused',
    saleId: SALE,
    part: 'away',
    code: 'unavailable',
  });
  expect(groups()).toEqual(['current']);
  await put('deleted');
  expect(space.catalogue.headers.get('clocks')).toMatchObject({ chunkCount: 0 });
  expect(groups()).toEqual(['deleted']);
});

it('leaves the catalogue of an archived sale to visitors', async () => {
  await publishedBefore();
  await put('archived');
  expect(groups()).toEqual(['archived']);
  expect(space.catalogue.headers.get('clocks')).toMatchObject({ version: 4, chunkCount: 1 });
});

it('says why it was not done, and stays', async () => {
  space.store.dispatch(navigate('/sales'));
  space.sales.failNext('putAway', 'permission-denied');
  await put('archived');
  expect(space.read(selectSetting, SALE, 'away')).toMatchObject({ status: 'refused', code: 'permission-denied' });
  expect(space.received()).toEqual([]);
});
