import { screen, within } from '@testing-library/react';
import { fakeProvider } from '../../../testing/fakes/auth/fakePerson';
import { renderAccount } from '../../../testing/screens/renderAccount';

const NUMBER = '+4930901820';

describe('the number', () => {
  it('is added with the code that was sent there', async () => {
    const { account, press, section, store, type } = await renderAccount();
    const phone = within(section('Phone'));
    await press('Add a number');
    await type('Phone number', NUMBER);
    await press('Send the code');
    expect(account.sent).toMatchObject([{ phoneNumber: NUMBER }]);
    expect(phone.getByText(`We sent a code to ${NUMBER}.`)).toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await type('Code', '000000');
    await press('Confirm');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/not right/);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await type('Code', '123 456');
    await press('Confirm');
    expect(account.present?.phoneNumber).toBe(NUMBER);
    expect(phone.getByText('The number is saved.')).toBeInTheDocument();
    expect(phone.getByRole('button', { name: 'Change the number' })).toHaveFocus();
    await store.stop();
  });

  it('is not sent a code when it cannot be one', async () => {
    const { account, press, store, type } = await renderAccount();
    await press('Add a number');
    await type('Phone number', '12');
    await press('Send the code');
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/country code/);
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
    expect(account.sent).toEqual([]);
    await store.stop();
  });

  it('can be corrected after the code was sent, and the whole can be left', async () => {
    const { account, press, store, type } = await renderAccount();
    await press('Add a number');
    await type('Phone number', NUMBER);
    await press('Send the code');
    await press('Another number');
    expect(screen.getByLabelText('Phone number')).toBeInTheDocument();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Add a number' })).toHaveFocus();
    expect(account.kept.size).toBe(0);
    await store.stop();
  });

  it('is removed, but not as the only way to sign in', async () => {
    const linked = fakeProvider('phone', { phoneNumber: NUMBER });
    const only = await renderAccount({ phoneNumber: NUMBER, providerData: [linked] });
    await only.press('Remove the number');
    expect(only.account.present?.phoneNumber).toBe(NUMBER);
    expect(screen.getByRole('button', { name: 'Remove the number' })).toHaveAccessibleDescription(/only way/);
    await only.store.stop();
    only.unmount();

    const { account, press, section, store } = await renderAccount({
      phoneNumber: NUMBER,
      providerData: [linked, fakeProvider('password', { email: 'ada@example.com' })],
    });
    await press('Remove the number');
    expect(account.present?.phoneNumber).toBeNull();
    expect(within(section('Phone')).getByText('The number is removed.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a number' })).toHaveFocus();
    await store.stop();
  });

  it('that belongs to another account asks which one to go on with', async () => {
    const { press, section, store, type } = await renderAccount({}, ({ account }) => account.belongsToAnother(NUMBER));
    await press('Add a number');
    await type('Phone number', NUMBER);
    await press('Send the code');
    await type('Code', '123456');
    await press('Confirm');
    expect(within(section('Phone')).getByRole('alert')).toHaveTextContent('belongs to another Lotsmith account');
    await store.stop();
  });
});
