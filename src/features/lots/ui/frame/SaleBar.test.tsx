import { fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { Role, Sale } from '../../../../domain/sales/sale';
import { buildLot, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { selectPanel } from '../../../navigation/model/panelsSlice';
import type { MenuItem } from '../../../../shared/ui/buttons/Menu';
import { SaleBar } from './SaleBar';

const show = (
  lots = [buildLot()],
  role: Role = 'owner',
  slug: string | null = null,
  more: readonly MenuItem[] = [],
) => {
  const sale: Sale = {
    id: SALE,
    title: 'Winter country house',
    date: '2027-03-12',
    place: 'Bath',
    currency: 'EUR',
    status: 'open',
    slug,
    roles: { 'user-1': role },
    createdBy: 'user-1',
  };
  return renderWorkspace(<SaleBar sale={sale} more={more} step={null} />, (space) => space.lots.seed(SALE, lots));
};
const title = (): HTMLElement => screen.getByRole('button', { name: 'Winter country house' });
const items = (): (string | null)[] => screen.getAllByRole('menuitem').map((item) => item.textContent);

it('names the sale in the heading of the page, which opens all that is about it', async () => {
  const { after, store } = await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Winter country house' })).toContainElement(title());
  await after(() => fireEvent.click(title()));
  expect(screen.getByText(/2027 · Bath · EUR$/)).toBeInTheDocument();
  expect(screen.getByText('1 lot, 0 ready')).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', `/sales/${SALE}/settings`);
  expect(screen.getByRole('menuitem', { name: 'Import' })).toHaveAttribute('href', `/sales/${SALE}/import`);
  expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveAttribute('href', `/sales/${SALE}/export`);
  expect((await axe.run(screen.getByRole('menu'))).violations).toEqual([]);
  await store.stop();
});

it('opens the trash while something is in it, and says that it is empty otherwise', async () => {
  const { after, read, store } = await show([buildLot(), buildLot({ id: 'lot2', deletedAt: 1_000 })]);
  await after(() => fireEvent.click(title()));
  await after(() => fireEvent.click(screen.getByRole('menuitem', { name: 'Trash (1)' })));
  expect(read((state) => selectPanel(state, 'trash'))).toBe(true);
  await store.stop();
});

it('says of an empty trash that it is empty', async () => {
  const { after, read, store } = await show();
  await after(() => fireEvent.click(title()));
  const trash = screen.getByRole('menuitem', { name: /The trash is empty/ });
  expect(trash).toHaveAttribute('aria-disabled', 'true');
  await after(() => fireEvent.click(trash));
  expect(read((state) => selectPanel(state, 'trash'))).toBeUndefined();
  await store.stop();
});

it('offers who may only look nothing that changes lots', async () => {
  const { after, store } = await show([buildLot()], 'viewer', 'winter');
  await after(() => fireEvent.click(title()));
  expect(screen.getByText('You may look, not change')).toBeInTheDocument();
  expect(items()).toEqual([
    'Settings',
    'All sales',
    'Numbers: what is missing or held twice',
    expect.stringMatching(/^Trash \(0\)/),
    'Export',
    expect.stringMatching(/^Print the lots/),
    expect.stringMatching(/^Keys/),
  ]);
  expect(within(screen.getByRole('menu')).queryByText('Import')).toBeNull();
  await store.stop();
});
