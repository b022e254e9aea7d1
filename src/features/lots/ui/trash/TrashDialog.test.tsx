import { fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { PHOTO_SIZES } from '../../../../domain/photos/photo';
import type { Role, Sale } from '../../../../domain/sales/sale';
import { buildLot, buildPhoto, SALE } from '../../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { usePanel } from '../../../navigation/ui/usePanel';
import { TrashDialog } from './TrashDialog';

// jsdom has no modal dialogs: the attribute is what the component steers.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const trashed = [
  buildLot({ deletedAt: 1_000 }),
  buildLot({ id: 'lot2', number: 2, order: 'a1', title: '', deletedAt: 2_000 }),
];
const photo = buildPhoto();
const fileNames = PHOTO_SIZES.map((size) => `${photo.path}/${size}.jpg`);

interface Scene {
  readonly status?: 'open' | 'numbersLocked';
  readonly role?: Role;
  readonly lots?: typeof trashed;
}

/** The dialog, and in place of the sale's menu a button that opens it. */
function Trash({ sale }: { readonly sale: Sale }) {
  const [, setOpen] = usePanel('trash');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Trash
      </button>
      <TrashDialog sale={sale} />
    </>
  );
}

function show({ status = 'open', role = 'owner', lots = trashed }: Scene = {}) {
  const sale: Sale = {
    id: SALE,
    title: 'Spring',
    date: '2027-04-17',
    place: null,
    currency: 'EUR',
    status,
    roles: { 'user-1': role },
    createdBy: 'user-1',
  };
  return renderWorkspace(<Trash sale={sale} />, (space) => {
    space.lots.seed(SALE, lots, [photo]);
    for (const name of fileNames) space.files.stored.set(name, new Blob(['x']));
  });
}
const open = (): boolean => fireEvent.click(screen.getByRole('button', { name: /^Trash/ }));
const press = (name: string | RegExp) => (): boolean => fireEvent.click(screen.getByRole('button', { name }));

it('lists what is in the trash and gives a lot back with its number', async () => {
  const { after, lots, store } = await show();
  await after(open);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await after(press('Restore Lot 1, A vase'));
  expect(lots.applied).toMatchObject([{ kind: 'restoreLot', lotId: 'lot1', number: { number: 1, suffix: '' } }]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await store.stop();
});

it('gives all of them back, and stays open to say that it is empty', async () => {
  const { after, lots, store } = await show();
  await after(open);
  await after(press('Restore all'));
  expect(lots.documents(SALE).lots.get('lot2')?.deletedAt).toBeNull();
  expect(screen.getByText('The trash is empty.')).toBeInTheDocument();
  await store.stop();
});

it('keeps the focus in it while the lots with their buttons leave', async () => {
  const { after, store } = await show();
  await after(open);
  for (const [name, then] of [
    ['Restore Lot 1, A vase', screen.getByRole('button', { name: 'Restore Lot 2, Untitled' })],
    ['Restore Lot 2, Untitled', screen.getByText(/hold no number/)],
  ] as const) {
    const button = screen.getByRole('button', { name });
    button.focus();
    await after(() => fireEvent.click(button));
    expect(then).toHaveFocus();
  }
  await store.stop();
});

it('deletes the chosen lot for ever after one question, with its files, and keeps the other', async () => {
  const { after, lots, files, store, state } = await show();
  await after(open);
  await after(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Lot 1, A vase' })));
  await after(press('Delete 1 for ever'));
  expect(screen.getByRole('dialog', { name: 'Delete one lot for ever?' })).toBeInTheDocument();
  expect(lots.documents(SALE).lots.size).toBe(2);
  await after(press('Delete for ever'));
  expect([...lots.documents(SALE).lots.keys()]).toEqual(['lot2']);
  expect([lots.documents(SALE).photos.size, files.stored.size]).toEqual([0, 0]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(state().notifications.list.map(({ message }) => message)).toEqual(['One lot is deleted for ever.']);
  await store.stop();
});

it('forgets what was chosen when it is closed', async () => {
  const { after, store } = await show();
  await after(open);
  await after(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Lot 1, A vase' })));
  await after(press('Close'));
  await after(open);
  expect(screen.getByRole('checkbox', { name: 'Choose Lot 1, A vase' })).not.toBeChecked();
  await store.stop();
});

it('says what could not be deleted, and deletes it when asked again', async () => {
  const { after, lots, files, store } = await show();
  files.failNext('remove', 'retry-limit-exceeded');
  await after(open);
  await after(press('Empty the trash'));
  await after(press('Delete for ever'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Attention|2 lots could not be deleted completely/);
  expect(lots.documents(SALE).lots.size).toBe(2);
  await after(press('Empty the trash'));
  await after(press('Delete for ever'));
  expect([lots.documents(SALE).lots.size, files.stored.size]).toEqual([0, 0]);
  expect(screen.queryByRole('alert')).toBeNull();
  await store.stop();
});

it('lets editors restore and not delete, and viewers look only', async () => {
  const editor = await show({ role: 'editor' });
  await editor.after(open);
  expect(screen.queryByRole('button', { name: 'Empty the trash' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Restore all' })).toBeInTheDocument();
  await editor.store.stop();
  editor.unmount();
  const viewer = await show({ role: 'viewer' });
  await viewer.after(open);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Restore|Empty/ })).toBeNull();
  expect(screen.getByText('Editors can restore what lies here.')).toBeInTheDocument();
  await viewer.store.stop();
});

it('says why nothing can be restored', async () => {
  const { after, store } = await show({ status: 'numbersLocked' });
  await after(open);
  expect(screen.queryByRole('button', { name: /^(Restore|Empty)/ })).toBeNull();
  expect(screen.getByText(/numbers of this sale are locked/)).toBeInTheDocument();
  await store.stop();
});
