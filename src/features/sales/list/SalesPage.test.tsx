import { fireEvent, screen, within } from '@testing-library/react';
import type { Sale } from '../../../domain/sales/sale';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { createFakeSaleReader } from '../../../testing/fakes/lots/fakeSaleReader';
import { buildLot, buildPhoto } from '../../../testing/stores/makeWorkspace';
import { navigate } from '../../navigation/model/navigationSlice';
import { panelSet } from '../../navigation/model/panelsSlice';
import { JUST_AWAY, putSaleAway } from '../saleSettingsSlice';
import { SalesPage } from './SalesPage';
import type { Cover } from './SaleRow';

const sale = (id: string, date: string, more: Partial<Sale> = {}): Sale => ({
  id,
  title: id,
  date,
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { 'user-1': 'owner' },
  createdBy: 'user-1',
  ...more,
});
const SHARED: Sale['roles'] = { 'user-1': 'owner', ines: 'editor', max: 'viewer' };
const Picture: Cover = ({ photo }) => <i data-photo={photo.path} />;

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

/** The list of a person with these sales; what is looked at of them comes from `lots`. */
async function open(...sales: readonly Sale[]) {
  const shown = await renderWorkspace(<SalesPage waiting={null} Cover={Picture} />, (space) => {
    for (const each of sales) space.sales.sales.set(each.id, each);
    space.lots.seed('Wine', [buildLot({ status: 'ready' }), buildLot({ id: 'lot2', coverPhotoId: null })]);
    space.lots.documents('Wine').photos.set('cover', buildPhoto());
    Object.assign(
      space.saleReader,
      createFakeSaleReader(space.lots.documents, 'editor', () => ({ ines: 'Ines Hart' })),
    );
  });
  await shown.after(() => void shown.store.dispatch(navigate('/sales')));
  return shown;
}
const list = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('link');
const titles = (name: string) => list(name).map((link) => link.getAttribute('href'));

it('shows of each sale its pictures, its day, how many lots are ready, and who else is in it', async () => {
  const { store, container } = await open(sale('Wine', '2097-04-17', { place: 'Great hall', roles: SHARED }));
  const [row] = list('Sales');
  expect(row).toHaveTextContent(/^Wine.*2097.*Great hall.*EUR.*1 of 2 lots ready.*You own this sale/);
  expect(row).toHaveTextContent('with Ines Hart and one more');
  expect([...container.querySelectorAll('[data-photo]')].map((each) => each.getAttribute('data-photo'))).toEqual([
    buildPhoto().path,
  ]);
  await store.stop();
});

it('says of a published sale how many lots it has, not how many were ready', async () => {
  const { store } = await open(sale('Wine', '2097-04-17', { status: 'published' }));
  expect(list('Sales')[0]).toHaveTextContent('2 lots');
  expect(list('Sales')[0]).not.toHaveTextContent('ready');
  await store.stop();
});

it('begins with the next sale and folds away what is over, until it is asked for', async () => {
  const { store, after } = await open(
    sale('Old', '2020-01-01'),
    sale('Later', '2098-01-01'),
    sale('Wine', '2097-01-01'),
    sale('Older', '2019-01-01'),
  );
  expect(titles('Sales')).toEqual(['/sales/Wine', '/sales/Later']);
  const fold = screen.getByRole('button', { name: '2 past sales', expanded: false });
  expect(screen.queryByRole('link', { name: /^Old/ })).toBeNull();
  await after(() => void fireEvent.click(fold));
  expect(titles('2 past sales')).toEqual(['/sales/Old', '/sales/Older']);
  await after(() => void fireEvent.click(fold));
  expect(screen.queryByRole('link', { name: /^Old/ })).toBeNull();
  await store.stop();
});

it('shows what is over when there is nothing else', async () => {
  const { store } = await open(sale('Old', '2020-01-01'));
  expect(titles('One past sale')).toEqual(['/sales/Old']);
  await store.stop();
});

it('says what to do first where nothing is yet', async () => {
  const { store, after } = await open();
  await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Open your first sale' })));
  expect(screen.getByRole('dialog', { name: 'New sale' })).toBeInTheDocument();
  await store.stop();
});

it('says what to do first where nothing is left but what was thrown away', async () => {
  const { store } = await open(sale('Sample', '2097-01-01', { away: { kind: 'deleted', at: Date.now() } }));
  expect(screen.getByRole('heading', { name: 'No sales yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try with a sample' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'One deleted sale', expanded: false })).toBeInTheDocument();
  await store.stop();
});

it('asks nobody to begin whose sales are all archived', async () => {
  const { store } = await open(sale('Attic', '2097-01-01', { away: { kind: 'archived', at: Date.now() } }));
  expect(screen.getByRole('button', { name: 'One archived sale' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'No sales yet' })).toBeNull();
  await store.stop();
});

const menu = async (after: (work: () => void) => Promise<void>, title: string, item: RegExp | string) => {
  await after(() => void fireEvent.click(screen.getByRole('button', { name: `More for “${title}”` })));
  return screen.getByRole('menuitem', { name: item });
};

it('lets owners alone archive and delete, and says so to the others', async () => {
  const { store, after } = await open(
    sale('Wine', '2097-01-01'),
    sale('Books', '2098-01-01', { roles: { olga: 'owner', 'user-1': 'editor' } }),
  );
  expect(await menu(after, 'Books', /^Archive/)).toHaveTextContent('Only an owner of the sale can do this.');
  await after(() => void fireEvent.click(screen.getByRole('button', { name: 'More for “Books”' })));
  const archive = await menu(after, 'Wine', /^Archive/);
  expect(archive).not.toHaveTextContent('Only an owner');
  expect(archive).toHaveTextContent('It moves to “Archived sales” for everybody in it. Nothing else changes.');
  await store.stop();
});

it('says what deleting means before it asks the server', async () => {
  const { store, after, actions } = await open(sale('Wine', '2097-01-01', { slug: 'wine', status: 'published' }));
  const item = await menu(after, 'Wine', 'Delete…');
  await after(() => void fireEvent.click(item));
  const dialog = screen.getByRole('dialog', { name: 'Delete “Wine”?' });
  expect(dialog).toHaveTextContent('All of it is kept for 30 days');
  expect(dialog).toHaveTextContent('Its public catalogue is taken back now.');
  await after(() => void fireEvent.click(within(dialog).getByRole('button', { name: 'Delete the sale' })));
  expect(actions.filter(putSaleAway.match).map(({ payload }) => payload)).toEqual([
    { saleId: 'Wine', kind: 'deleted' },
  ]);
  await store.stop();
});

it('has what is archived and deleted in parts of their own; a deleted sale is only brought back', async () => {
  const now = Date.now();
  const { store, after, actions } = await open(
    sale('Wine', '2097-01-01'),
    sale('Attic', '2097-01-01', { away: { kind: 'archived', at: now } }),
    sale('Gone', '2097-01-01', { away: { kind: 'deleted', at: now } }),
    sale('Theirs', '2097-01-01', { away: { kind: 'deleted', at: now }, roles: { olga: 'owner', 'user-1': 'editor' } }),
  );
  await after(() => void fireEvent.click(screen.getByRole('button', { name: 'One archived sale' })));
  expect(titles('One archived sale')).toEqual(['/sales/Attic']);
  await after(() => void fireEvent.click(screen.getByRole('button', { name: 'One deleted sale' })));
  expect(screen.queryByRole('link', { name: /^Gone/ })).toBeNull();
  const back = await menu(after, 'Gone', 'Bring back');
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await after(() => void fireEvent.click(back));
  expect(actions.filter(putSaleAway.match).map(({ payload }) => payload)).toEqual([{ saleId: 'Gone', kind: null }]);
  await store.stop();
});

it('begins the next sale like one of the list', async () => {
  const { store, after } = await open(sale('Wine', '2097-01-01', { place: 'Great hall', currency: 'CHF' }));
  const item = await menu(after, 'Wine', /^Begin the next sale like this/);
  await after(() => void fireEvent.click(item));
  const dialog = within(screen.getByRole('dialog', { name: 'New sale' }));
  expect(dialog.getByLabelText('Begin like')).toHaveValue('Wine');
  expect(dialog.getByLabelText('Place')).toHaveValue('Great hall');
  expect(dialog.getByLabelText('Currency')).toHaveValue('CHF');
  await store.stop();
});

it('says above the list what was just put away, and brings it back from there', async () => {
  const archived = { away: { kind: 'archived', at: Date.now() } } as const;
  const { store, after, actions, sales } = await open(
    sale('Wine', '2097-01-01', archived),
    sale('Books', '2098-01-01'),
  );
  await after(() => void store.dispatch(panelSet({ path: '/sales', name: JUST_AWAY, value: 'Wine' })));
  expect(screen.getByText('“Wine” is with the archived sales now.')).toBeInTheDocument();
  await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Bring back' })));
  expect(actions.filter(putSaleAway.match).map(({ payload }) => payload)).toEqual([{ saleId: 'Wine', kind: null }]);
  await after(() => void sales.putAway('Wine', null));
  expect(screen.queryByText('“Wine” is with the archived sales now.')).toBeNull();
  await store.stop();
});
