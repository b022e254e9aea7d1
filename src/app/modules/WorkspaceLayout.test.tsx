import { fireEvent, screen } from '@testing-library/react';
import { amountNotRead, operationMade } from '../../features/lots/savesSlice';
import { selectUser } from '../../features/auth/authSlice';
import type { Operation } from '../../services/lots/LotsGateway';
import { renderWorkspace } from '../../testing/renderWorkspace';
import { useUnsentWork } from './useUnsentWork';
import { WorkspaceLayout } from './WorkspaceLayout';

const show = () => renderWorkspace(<WorkspaceLayout width="page">Lots</WorkspaceLayout>);
const leave = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
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
});

describe('signing out', () => {
  it('does not ask when everything is with the server', async () => {
    const { after, store, read } = await show();
    await after(leave);
    expect(screen.queryByText('Not everything is sent yet')).toBeNull();
    expect(read(selectUser)).toBeNull();
    await store.stop();
  });

  it('asks when something is only typed', async () => {
    const { after, store, read } = await show();
    await after(() => void store.dispatch(unread));
    await after(leave);
    expect(screen.getByText(/One change is not kept on this device/)).toBeInTheDocument();
    expect(screen.queryByText(/stays on this device/)).toBeNull();
    expect(read(selectUser)).not.toBeNull();
    await store.stop();
  });

  it('tells what a deleted account would take with it', async () => {
    function OfTheAccount() {
      return useUnsentWork('account');
    }
    const { after, store, lots, read } = await renderWorkspace(<OfTheAccount />);
    expect(document.body).toHaveTextContent('');
    lots.hang('apply');
    const uid = read(selectUser)?.uid ?? '';
    await after(() => void store.dispatch(operationMade({ operation: edit(uid) })));
    await after(() => void store.dispatch(unread));
    expect(screen.getByText(/^2 changes are not sent yet. Deleted now, the account takes them with it/)).toBeVisible();
    await store.stop();
  });

  it('tells what stays on this device from what would be lost', async () => {
    const { after, store, lots, read } = await show();
    lots.hang('apply');
    const uid = read(selectUser)?.uid ?? '';
    await after(() => void store.dispatch(operationMade({ operation: edit(uid) })));
    await after(() => void store.dispatch(unread));
    await after(leave);
    expect(screen.getByText(/One change is not kept on this device/)).toBeInTheDocument();
    expect(screen.getByText(/One change stays on this device/)).toBeInTheDocument();
    await store.stop();
  });
});
