import { fireEvent, screen, within } from '@testing-library/react';
import type { Role, Sale } from '../../../domain/sales/sale';
import { SaleAwayDialog } from '../../../features/sales/list/SaleAway';
import { putSaleAway } from '../../../features/sales/saleSettingsSlice';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { SaleHead } from './SaleHead';

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

async function show(role: Role, more: Partial<Sale> = {}) {
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
    space.lots.seed(SALE, [buildLot()]);
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

it('tells those who do not own it why not', async () => {
  const { store } = await show('editor');
  for (const name of [/^Archive/, /^Delete/]) {
    expect(item(name)).toHaveTextContent('Only an owner of the sale can do this.');
    expect(item(name)).toHaveAttribute('aria-disabled', 'true');
  }
  await store.stop();
});
