import { fireEvent, screen, within } from '@testing-library/react';
import type { Role, Sale } from '../../../domain/sales/sale';
import { SaleAwayDialog } from '../../../features/sales/list/SaleAway';
import { putSaleAway } from '../../../features/sales/saleSettingsSlice';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { SaleHead } from './SaleHead';

let isWide: boolean;
jest.mock('../../../features/lots/ui/shared/useWide', () => ({
  __esModule: true,
  useWide: () => isWide,
  useRoomy: () => isWide,
}));
beforeEach(() => {
  isWide = true;
});

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

async function show(role: Role, more: Partial<Sale> = {}, lots = [buildLot()]) {
  const sale: Sale = {
    id: SALE,
    title: 'Clocks',
    date: '2097-03-12',
    place: null,
    currency: 'EUR',
    status: 'open',
    slug: null,
    roles: { 'user-1': role, olga: 'owner' },
    createdBy: 'user-1',
    ...more,
  };
  const page = (
    <>
      <SaleHead sale={sale} />
      <SaleAwayDialog />
    </>
  );
  const shown = await renderWorkspace(page, (space) => {
    space.sales.sales.set(SALE, sale);
    space.lots.seed(SALE, lots);
  });
  await shown.after(() => void fireEvent.click(screen.getByRole('button', { name: 'Clocks' })));
  return shown;
}
const item = (name: RegExp | string): HTMLElement => screen.getByRole('menuitem', { name });

it('archives the sale from its own menu', async () => {
  const { after, actions, store } = await show('owner');
  expect(item(/^Archive/)).toHaveTextContent('It moves to “Archived sales” for everybody in it.');
  await after(() => void fireEvent.click(item(/^Archive/)));
  expect(actions.filter(putSaleAway.match).map(({ payload }) => payload)).toEqual([{ saleId: SALE, kind: 'archived' }]);
  await store.stop();
});

it('asks before it deletes, with the day until which all is kept', async () => {
  const { after, actions, store } = await show('owner');
  await after(() => void fireEvent.click(item('Delete…')));
  const dialog = screen.getByRole('dialog', { name: 'Delete “Clocks”?' });
  const until = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).getFullYear();
  expect(dialog).toHaveTextContent(new RegExp(`kept for 30 days, until .*${until}`));
  expect(actions.filter(putSaleAway.match)).toEqual([]);
  await after(() => void fireEvent.click(within(dialog).getByRole('button', { name: 'Delete the sale' })));
  expect(actions.filter(putSaleAway.match).map(({ payload }) => payload)).toEqual([{ saleId: SALE, kind: 'deleted' }]);
  await store.stop();
});

it('brings an archived sale back', async () => {
  const { after, actions, store } = await show('owner', { away: { kind: 'archived', at: 1_000 } });
  await after(() => void fireEvent.click(item('Bring back')));
  expect(actions.filter(putSaleAway.match).map(({ payload }) => payload)).toEqual([{ saleId: SALE, kind: null }]);
  await store.stop();
});

it.each(['owner', 'editor', 'viewer'] as const)('shows its %s the catalogue before it is public', async (role) => {
  const { store } = await show(role);
  expect(item('See the catalogue as a visitor')).toHaveAttribute('href', `/sales/${SALE}/preview`);
  await store.stop();
});

it('leads its owner to publish the catalogue, and nobody else', async () => {
  const { store, unmount } = await show('owner');
  expect(item(/^Publish the catalogue…/)).toHaveAttribute('href', `/sales/${SALE}/settings#catalogue`);
  unmount();
  await store.stop();
  const other = await show('editor');
  expect(screen.queryByRole('menuitem', { name: /Publish/ })).toBeNull();
  await other.store.stop();
});

it('leads to the catalogue of a published sale, and its owner to its changes and its end', async () => {
  const { store, unmount } = await show('owner', { slug: 'clocks', status: 'published' });
  expect(item('Public catalogue')).toHaveAttribute('href', '/c/clocks');
  expect(screen.queryByRole('menuitem', { name: /as a visitor/ })).toBeNull();
  expect(item('Publish changes, or take it offline…')).toHaveAttribute('href', `/sales/${SALE}/settings#catalogue`);
  unmount();
  await store.stop();
  const other = await show('viewer', { slug: 'clocks', status: 'published' });
  expect(item('Public catalogue')).toHaveAttribute('href', '/c/clocks');
  expect(screen.queryByRole('menuitem', { name: /Publish/ })).toBeNull();
  await other.store.stop();
});

it('says why not to people who do not own it', async () => {
  const { store } = await show('editor');
  for (const name of [/^Archive/, /^Delete/]) {
    expect(item(name)).toHaveTextContent('Only an owner of the sale can do this.');
    expect(item(name)).toHaveAttribute('aria-disabled', 'true');
  }
  await store.stop();
});

const step = (): HTMLElement | null => screen.queryByRole('link', { name: 'Publish…' });

it.each<[string, Role, Partial<Sale>, string | null]>([
  ['an open sale', 'owner', {}, null],
  ['locked numbers', 'owner', { status: 'numbersLocked' }, 'See the catalogue as a visitor first'],
  ['published lots only', 'owner', { status: 'published', slug: 'clocks' }, null],
  ['an editor', 'editor', { status: 'numbersLocked' }, null],
])('has the way to publish in the bar when it is the next step: %s', async (_, role, more, hint) => {
  const { store } = await show(role, more);
  if (hint === null) expect(step()).toBeNull();
  else {
    expect(step()).toHaveAttribute('href', `/sales/${SALE}/preview`);
    expect(step()).toHaveAttribute('title', expect.stringContaining(hint));
  }
  await store.stop();
});

it('counts in the bar the ready lots that a published sale does not show yet, and leaves it out on a phone', async () => {
  const published = { status: 'published', slug: 'clocks' } as const;
  const ready = [buildLot({ status: 'published' }), buildLot({ id: 'lot2', number: 2, order: 'a1', status: 'ready' })];
  const { store, unmount } = await show('owner', published, ready);
  expect(step()).toHaveAttribute('title', expect.stringContaining('One ready lot is not public yet.'));
  unmount();
  await store.stop();
  isWide = false;
  const phone = await show('owner', published, ready);
  expect(step()).toBeNull();
  await phone.store.stop();
});
