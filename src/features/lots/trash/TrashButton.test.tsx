import { fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { buildLot, SALE } from '../../../testing/makeWorkspace';
import { renderWorkspace } from '../../../testing/renderWorkspace';
import { TrashButton } from './TrashButton';

// jsdom has no modal dialogs: the attribute is what the component steers.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

const trashed = [
  buildLot({ deletedAt: 1_000 }),
  buildLot({ id: 'lot2', number: 2, order: 'a1', title: '', deletedAt: 2_000 }),
];
const show = (saleStatus: 'open' | 'numbersLocked' = 'open', lots = trashed) =>
  renderWorkspace(<TrashButton saleStatus={saleStatus} />, (space) => space.lots.seed(SALE, lots));
const open = (): boolean => fireEvent.click(screen.getByRole('button', { name: /^Trash/ }));

it('lists what is in the trash and gives a lot back with its number', async () => {
  const { after, lots, store, container } = await show();
  await after(open);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Restore Lot 1, A vase' })));
  expect(lots.applied).toMatchObject([{ kind: 'restoreLot', lotId: 'lot1', number: { number: 1, suffix: '' } }]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await store.stop();
});

it('gives all of them back, and stays open to say that it is empty', async () => {
  const { after, lots, store } = await show();
  await after(open);
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Restore all' })));
  expect(lots.documents(SALE).lots.get('lot2')?.deletedAt).toBeNull();
  expect(screen.getByText('The trash is empty.')).toBeInTheDocument();
  await store.stop();
});

it('says why nothing can be restored', async () => {
  const { after, store } = await show('numbersLocked');
  await after(open);
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  expect(screen.getByText(/numbers of this sale are locked/)).toBeInTheDocument();
  await store.stop();
});

it('is not there while nothing is in it', async () => {
  const { store } = await show('open', [buildLot()]);
  expect(screen.queryByRole('button')).toBeNull();
  await store.stop();
});
