import { screen, within } from '@testing-library/react';
import { fakeProvider } from '../../../testing/fakes/auth/fakePerson';
import { renderAccount } from '../../../testing/screens/renderAccount';

const rowOf = (name: string): HTMLElement => {
  const row = screen.getByText(name, { selector: 'li span' }).closest('li');
  if (row === null) throw new Error(`No row ${name}`);
  return row;
};

describe('the ways to sign in', () => {
  it('shows the linked ones with their address, and does not let the last one go', async () => {
    const { account, press, store } = await renderAccount();
    const row = within(rowOf('Email and password'));
    expect(row.getByText('ada@example.com')).toBeInTheDocument();
    const button = row.getByRole('button', { name: 'Remove Email and password' });
    expect(button).toHaveAccessibleDescription(/only way to sign in/);
    await press('Remove Email and password');
    expect(account.calls).not.toContain('unlink');
    await store.stop();
  });

  it('adds a provider and removes it again, with the focus on its button', async () => {
    const { account, press, store } = await renderAccount();
    await press('Add Google');
    expect(account.present?.providerData.map(({ providerId }) => providerId)).toContain('google.com');
    expect(within(rowOf('Google')).getByText('From now on you can sign in with Google.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Google' })).toHaveFocus();
    await press('Remove Google');
    expect(within(rowOf('Google')).getByText('You no longer sign in with Google.')).toBeInTheDocument();
    expect(within(rowOf('Google')).queryByText(/From now on/)).toBeNull();
    await store.stop();
  });

  it('keeps the focus in the row when the password goes', async () => {
    const { account, press, store } = await renderAccount({
      providerData: [
        fakeProvider('password', { email: 'ada@example.com' }),
        fakeProvider('google.com', { email: 'ada@gmail.example' }),
      ],
    });
    await press('Remove Email and password');
    expect(account.password).toBeNull();
    expect(within(rowOf('Email and password')).getByRole('link', { name: 'Add a password' })).toHaveFocus();
    await store.stop();
  });

  it('says nothing when the window of the provider was closed', async () => {
    const { press, store } = await renderAccount({}, ({ account }) =>
      account.failNext('linkProvider', 'popup-closed-by-user'),
    );
    await press('Add GitHub');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add GitHub' })).not.toHaveAttribute('aria-disabled');
    await store.stop();
  });
});

describe('a way that belongs to another account', () => {
  const conflict = () =>
    renderAccount({}, ({ account }) => {
      account.belongsToAnother('google.com');
    });

  it('asks which account to go on with, and stays', async () => {
    const { account, press, store } = await conflict();
    await press('Add Google');
    expect(screen.getByRole('alert')).toHaveTextContent('This Google account belongs to another Lotsmith account');
    await press('Stay in this account');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(account.present?.uid).toBe('user-1');
    expect(within(screen.getByRole('region', { name: 'Ways to sign in' })).getAllByRole('button')).toContain(
      document.activeElement,
    );
    await store.stop();
  });

  it('changes over to the other one', async () => {
    const { press, store, signInMethods } = await conflict();
    await press('Add Google');
    await press('Change over to the other account');
    expect(signInMethods.calls).toEqual([expect.stringContaining('signInWithPending')]);
    await store.stop();
  });
});
