import { screen, within } from '@testing-library/react';
import { FAKE_TOTP_CODE } from '../../../testing/fakes/auth/fakeAccountGateway';
import type { SecondFactor } from '../../../services/auth/outcomes';
import { renderAccount } from '../../../testing/screens/renderAccount';
import { factorsRead } from '../model/accountSlice';

const phone: SecondFactor = {
  uid: 'factor-a',
  kind: 'phone',
  name: 'Work phone',
  phoneNumber: '+4930901820',
  enrolledAt: 'Fri, 20 Nov 2026 10:00:00 GMT',
};

describe('an authenticator app', () => {
  it('is added with the secret, as a picture and as letters, and the first code', async () => {
    const { account, press, section, settled, store, type } = await renderAccount();
    await press('Add an authenticator app');
    const dialog = within(screen.getByRole('dialog', { name: 'Add an authenticator app' }));
    await settled();
    expect(await dialog.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(dialog.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^otpauth:\/\/totp\//));
    await type('Code from the app', '000000');
    await press('Switch it on');
    expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(/not right/);
    expect(screen.getByLabelText('Code from the app')).toHaveFocus();
    await type('Code from the app', FAKE_TOTP_CODE);
    await type('Name of the second step', 'Aegis');
    await press('Switch it on');
    expect(account.factors).toMatchObject([{ kind: 'totp', name: 'Aegis' }]);
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).toBeNull();
    expect(within(section('Second step')).getByText(/“Aegis” is asked for/)).toBeInTheDocument();
    await store.stop();
  });

  it('gives its secret to the clipboard, and says when it cannot', async () => {
    const { press, store, user } = await renderAccount();
    await press('Add an authenticator app');
    await press('Copy the secret');
    expect(screen.getByText('Copied.')).toBeInTheDocument();
    expect(await user.pointer([]).then(() => navigator.clipboard.readText())).toBe('JBSWY3DPEHPK3PXP');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press('Copy the secret');
    expect(screen.getByText(/copy it yourself/)).toBeInTheDocument();
    await store.stop();
  });

  it('is forgotten when the dialog is closed', async () => {
    const { account, press, store } = await renderAccount();
    await press('Add an authenticator app');
    expect(account.kept.size).toBe(1);
    await press('Close');
    expect(account.kept.size).toBe(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    await store.stop();
  });

  it('waits for a confirmed address, and offers the mail', async () => {
    const { section, store } = await renderAccount({ emailVerified: false });
    const steps = within(section('Second step'));
    expect(steps.getByText(/Confirm your email address first/)).toBeInTheDocument();
    expect(steps.getByRole('button', { name: /link/ })).toBeInTheDocument();
    expect(steps.queryByRole('button', { name: 'Add an authenticator app' })).toBeNull();
    await store.stop();
  });

  it('says why it could not begin', async () => {
    const { press, store } = await renderAccount({}, ({ account }) =>
      account.failNext('startTotp', 'operation-not-allowed'),
    );
    await press('Add an authenticator app');
    expect(screen.getByRole('alert')).toHaveTextContent(/not switched on here/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await store.stop();
  });
});

describe('codes by message', () => {
  it('are added with a number and its first code', async () => {
    const { account, press, store, type } = await renderAccount();
    await press('Add codes by message');
    await type('Phone number', '+4930901820');
    await press('Send the code');
    expect(screen.getByLabelText('Code from the message')).toHaveFocus();
    await type('Code from the message', '123456');
    await press('Switch it on');
    expect(account.factors).toMatchObject([{ kind: 'phone', name: 'My phone', phoneNumber: '+4930901820' }]);
    expect(screen.getByText(/“My phone” is asked for/)).toBeInTheDocument();
    await store.stop();
  });
});

describe('a second step that is there', () => {
  it('is named with its kind and its day, and removed after a question', async () => {
    const { account, press, section, store } = await renderAccount({}, ({ account: fake, store: { dispatch } }) => {
      fake.factors = [phone];
      dispatch(factorsRead(fake.factors));
    });
    const steps = within(section('Second step'));
    const row = steps.getByText('Work phone').closest('li');
    expect(row).toHaveTextContent(/Codes by message · \+4930901820 · Since November 20, 2026/);
    await press('Remove “Work phone”');
    expect(screen.getByRole('dialog', { name: 'Remove this second step?' })).toHaveTextContent(/only one/);
    await press('Keep it');
    expect(account.factors).toHaveLength(1);
    await press('Remove “Work phone”');
    await press('Remove it');
    expect(account.factors).toEqual([]);
    expect(steps.getByText('The second step is removed.')).toBeInTheDocument();
    await store.stop();
  });
});
