import { screen } from '@testing-library/react';
import { buildUser } from '../../../testing/stores/builders';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { WorkspaceLayout } from './WorkspaceLayout';

const show = () => renderWorkspace(<WorkspaceLayout width="page">Lots</WorkspaceLayout>);
const NOTE = 'You are looking around without an account.';

describe('the head of a member page', () => {
  it('leads to the account by the name of who is signed in', async () => {
    const { store } = await show();
    expect(screen.getByRole('link', { name: 'Account of Ada' })).toHaveAttribute('href', '/account');
    expect(screen.queryByText(NOTE)).toBeNull();
    await store.stop();
  });

  it('says to a person without an account how the work is kept', async () => {
    const { after, auth, read, store } = await show();
    const uid = read((state) => (state.auth.status === 'signedIn' ? state.auth.user.uid : ''));
    const user = buildUser({ uid, isAnonymous: true, displayName: null, email: null, providerData: [] });
    await after(() => auth.emit({ type: 'changed', user: { ...user, email: null } }));
    expect(screen.getByRole('link', { name: 'Account of Guest' })).toBeInTheDocument();
    expect(screen.getByText(NOTE)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Keep your work/ })).toHaveAttribute('href', '/account');
    await store.stop();
  });
});
