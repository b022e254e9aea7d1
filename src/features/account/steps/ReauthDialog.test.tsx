import { screen, within } from '@testing-library/react';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import { fakeProvider } from '../../../testing/fakes/auth/fakePerson';
import type { SecondFactor } from '../../../services/auth/outcomes';
import { GatewayFailure } from '../../../services/failure';
import { renderAccount } from '../../../testing/screens/renderAccount';

const FACTORS: readonly SecondFactor[] = [
  { uid: 'f1', kind: 'totp', name: 'Aegis', phoneNumber: null, enrolledAt: null },
  { uid: 'f2', kind: 'phone', name: null, phoneNumber: '+*******0111', enrolledAt: null },
];

async function changePassword(person: Partial<AuthUser> = {}, factors: readonly SecondFactor[] = []) {
  const made = await renderAccount(person, ({ account }) => {
    account.factors = factors;
    account.age();
  });
  await made.press(/^(Change the|Add a) password$/);
  await made.type('New password', 'cherry-34');
  await made.press('Save the new password');
  return { ...made, dialog: within(screen.getByRole('dialog', { name: 'Sign in once more to continue' })) };
}

describe('signing in once more', () => {
  it('takes the password, says beside it when it is wrong, and the interrupted work goes on', async () => {
    const { account, dialog, press, store, user, settled } = await changePassword();
    const password = dialog.getByLabelText('Password');
    expect(password).toHaveFocus();
    expect(dialog.getByText(/ada@example.com/)).toBeInTheDocument();
    await press('Continue');
    expect(password).toHaveAccessibleDescription('Enter your password.');
    await user.type(password, 'wrong');
    await press('Continue');
    expect(password).toHaveAccessibleDescription(/not the password of this account/);
    expect(password).toHaveFocus();
    expect(account.password).toBe('walnut-12');
    await user.clear(password);
    await user.type(password, 'walnut-12{Enter}');
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(account.password).toBe('cherry-34');
    expect(screen.getByText(/The password is saved/)).toBeInTheDocument();
    await store.stop();
  });

  it('offers the ways of the account only', async () => {
    const { account, dialog, press, store } = await changePassword({
      providerData: [fakeProvider('google.com', { email: 'ada@example.com' })],
    });
    expect(dialog.queryByLabelText('Password')).toBeNull();
    expect(dialog.queryByRole('button', { name: /GitHub/ })).toBeNull();
    await press('Continue with Google');
    expect(account.password).toBe('cherry-34');
    await store.stop();
  });

  it('takes a code that was sent to the account’s number', async () => {
    const phoneNumber = '+4930901820';
    const { account, dialog, press, store, type } = await changePassword({
      phoneNumber,
      providerData: [fakeProvider('phone', { phoneNumber })],
    });
    await press('Send a code to my phone');
    expect(dialog.getByText(`We sent a code to ${phoneNumber}.`)).toBeInTheDocument();
    await type('Code', '000000');
    await press('Confirm');
    expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/not right/);
    await type('Code', '123456');
    await press('Confirm');
    expect(account.password).toBe('cherry-34');
    await store.stop();
  });

  it('is left: nothing is changed, and it is said why', async () => {
    const { account, press, store } = await changePassword();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(account.password).toBe('walnut-12');
    expect(screen.getByRole('alert')).toHaveTextContent(/sign in again first/);
    expect(screen.getByLabelText('New password')).toHaveValue('cherry-34');
    await store.stop();
  });

  it('asks for the second step in the same place', async () => {
    const { account, press, store, type, signInMethods } = await changePassword({}, FACTORS);
    signInMethods.answerSecondFactor = (_challengeId, factorUid, code) => {
      if (factorUid !== 'f1' || code !== '246810')
        return Promise.reject(new GatewayFailure('invalid-verification-code'));
      account.passChallenge();
      return Promise.resolve();
    };
    await type('Password', 'walnut-12');
    await press('Continue');
    const dialog = within(screen.getByRole('dialog', { name: 'One more step' }));
    await press('The code of Aegis');
    expect(dialog.getByLabelText('Code')).toHaveFocus();
    await type('Code', '000000');
    await press('Confirm');
    expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/not right/);
    expect(account.password).toBe('walnut-12');
    await type('Code', '246810');
    await press('Confirm');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(account.password).toBe('cherry-34');
    await store.stop();
  });
});
