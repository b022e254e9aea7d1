import { screen } from '@testing-library/react';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import { type Account } from '../../../testing/stores/makeAccount';
import { renderAccount } from '../../../testing/screens/renderAccount';

const PASSING: Partial<AuthUser> = { isAnonymous: true, email: null, displayName: null, providerData: [] };
const show = (prepare?: (account: Account) => void) => renderAccount(PASSING, prepare);

describe('keeping the work of somebody without an account', () => {
  it('by an address and a password; the page is a full one then', async () => {
    const { account, press, store, type } = await show();
    await press('Create my account');
    expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveFocus();
    await type('Email', 'ada@example.com');
    await type('New password', 'cherry-34');
    await press('Create my account');
    expect(account.present).toMatchObject({ uid: 'user-1', email: 'ada@example.com', isAnonymous: false });
    expect(screen.queryByRole('region', { name: 'Keep your work' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Ways to sign in' })).toBeInTheDocument();
    await store.stop();
  });

  it('by a password that a policy refused first: the form names what is missing', async () => {
    const { account, identity, press, store, type } = await show();
    const rest = { maxLength: null, lowercase: false, uppercase: true, digit: false, symbols: null };
    identity.policy = { minLength: 6, enforced: true, ...rest };
    account.failNext('linkPassword', 'password-does-not-meet-requirements');
    await type('Email', 'ada@example.com');
    await type('New password', 'cherry-34');
    await press('Create my account');
    expect(screen.getByRole('list', { name: 'What the password needs' })).toHaveTextContent(
      /capital letter \(A–Z\): not met yet/,
    );
    await type('New password', 'Cherry-34');
    await press('Create my account');
    expect(account.present).toMatchObject({ email: 'ada@example.com', isAnonymous: false });
    await store.stop();
  });

  it('by a provider', async () => {
    const { account, press, store } = await show();
    await press('Google');
    expect(account.present?.isAnonymous).toBe(false);
    await store.stop();
  });

  it('by a number', async () => {
    const { account, press, store, type } = await show();
    await press('With a phone number');
    await type('Phone number', '+4930901820');
    await press('Send the code');
    await type('Code', '123456');
    await press('Confirm');
    expect(account.present).toMatchObject({ phoneNumber: '+4930901820', isAnonymous: false });
    await store.stop();
  });

  it('warns before changing over to an account that is there already', async () => {
    const { press, store, signInMethods } = await show(({ account }) => account.belongsToAnother('google.com'));
    await press('Google');
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot be opened any more/);
    await press('Change over to the other account');
    expect(signInMethods.calls).toEqual([expect.stringContaining('signInWithPending')]);
    await store.stop();
  });

  it('offers to change over to the account that has the address, and says when the password is not its own', async () => {
    const { press, store, type, signInMethods } = await show(({ account }) =>
      account.belongsToAnother('ada@example.com'),
    );
    await type('Email', 'ada@example.com');
    await type('New password', 'cherry-34');
    await press('Create my account');
    expect(screen.getByRole('alert')).toHaveTextContent(/another Lotsmith account with this address/);
    signInMethods.failNext('signInWithPending', 'invalid-credential');
    await press('Change over to the other account');
    expect(screen.getByText(/That email and password do not belong together/)).toBeInTheDocument();
    await press('Stay in this account');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveValue('ada@example.com');
    await store.stop();
  });
});
