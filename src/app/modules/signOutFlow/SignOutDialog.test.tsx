import { fireEvent, screen } from '@testing-library/react';
import { selectUser } from '../../../features/auth/model/authSlice';
import { amountNotRead, operationMade, retryAllSaves } from '../../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../../domain/operations/operations';
import { buildLot } from '../../../testing/stores/makeWorkspace';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { WorkspaceLayout } from '../frame/WorkspaceLayout';

const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const unread = amountNotRead({ lotId: 'lot1', field: 'estimateLow', text: 'about ten' });
const edit = (uid: string): Operation => ({
  id: 'op1',
  saleId: 'sale',
  lotId: 'lot1',
  uid,
  kind: 'editLot',
  changes: { title: { before: '', after: 'A vase' } },
});

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

/** Somebody with one change that does not arrive, who has pressed "Sign out". */
async function leaving(prepare?: Parameters<typeof renderWorkspace>[1]) {
  const space = await renderWorkspace(<WorkspaceLayout width="page">Lots</WorkspaceLayout>, prepare);
  space.lots.seed('sale', [buildLot()]);
  const arrive = space.lots.hang('apply');
  const uid = space.read(selectUser)?.uid ?? '';
  await space.after(() => void space.store.dispatch(operationMade({ operation: edit(uid) })));
  await space.after(() => press('Sign out'));
  return { ...space, arrive, isSignedIn: () => space.read(selectUser) !== null };
}

describe('signing out', () => {
  it('does not ask when everything is with the server', async () => {
    const { after, store, read } = await renderWorkspace(<WorkspaceLayout width="page">Lots</WorkspaceLayout>);
    await after(() => press('Sign out'));
    expect(screen.queryByText('Not everything is sent yet')).toBeNull();
    expect(read(selectUser)).toBeNull();
    await store.stop();
  });

  it('says what the server does not have, and what not even the device has', async () => {
    const { after, store, isSignedIn } = await leaving();
    expect(
      screen.getByText('The server does not have one change. What do you want to do with it?'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/cannot be kept on this device/)).toBeNull();
    await after(() => void store.dispatch(unread));
    expect(screen.getByText('The server does not have 2 changes. What do you want to do with it?')).toBeInTheDocument();
    expect(screen.getByText(/Of these, one change cannot be kept on this device/)).toBeInTheDocument();
    await after(() => press('Stay'));
    expect(isSignedIn()).toBe(true);
    await store.stop();
  });

  it('waits until everything is sent', async () => {
    const { after, arrive, store, isSignedIn, outbox } = await leaving();
    await after(() => press('Send and sign out'));
    expect(isSignedIn()).toBe(true);
    await after(arrive);
    expect(isSignedIn()).toBe(false);
    expect(outbox.entries.size).toBe(0);
    await store.stop();
  });

  it('says beforehand that work cannot be kept without a connection, and what to do', async () => {
    const { after, keys, store, isSignedIn } = await leaving((space) => {
      space.keys.isOffline = true;
    });
    const keep = screen.getByRole('button', { name: 'Keep for me and sign out' });
    expect(keep).toHaveAttribute('aria-disabled', 'true');
    expect(keep).toHaveAccessibleDescription(/there is no connection\. Export the work as a file/);
    await after(() => press('Keep for me and sign out'));
    expect(isSignedIn()).toBe(true);
    keys.isOffline = false;
    await after(() => void store.dispatch(retryAllSaves()));
    expect(keep).toHaveAccessibleDescription(/Locked on this device until you sign in here again/);
    await after(() => press('Keep for me and sign out'));
    expect(isSignedIn()).toBe(false);
    await store.stop();
  });

  it('locks the work for its person', async () => {
    const { after, store, isSignedIn, outbox, encryptedOutbox } = await leaving();
    await after(() => press('Keep for me and sign out'));
    expect(isSignedIn()).toBe(false);
    expect(outbox.entries.size).toBe(0);
    expect([...encryptedOutbox.locked.values()].flatMap(({ entries }) => entries)).toHaveLength(1);
    await store.stop();
  });

  it('gives the work away as a file, and forgets nothing by that', async () => {
    const { after, store, isSignedIn, outbox, workExport } = await leaving();
    await after(() => press('Export as a file'));
    expect(screen.getByRole('alert')).toHaveTextContent('The file is in your downloads.');
    expect(workExport.files).toMatchObject([{ operations: [{ operation: { id: 'op1' }, refused: null }], photos: [] }]);
    expect(isSignedIn()).toBe(true);
    expect(outbox.entries.size).toBe(1);
    await store.stop();
  });

  it('forgets the work only in two steps', async () => {
    const { after, store, isSignedIn, outbox } = await leaving();
    await after(() => press('Discard'));
    expect(isSignedIn()).toBe(true);
    expect(outbox.entries.size).toBe(1);
    await after(() => press('Discard 1 item and sign out'));
    expect(isSignedIn()).toBe(false);
    expect(outbox.entries.size).toBe(0);
    await store.stop();
  });
});
