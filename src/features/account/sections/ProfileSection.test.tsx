import { act, screen, within } from '@testing-library/react';
import { fireEvent } from '@testing-library/react';
import { renderAccount } from '../../../testing/screens/renderAccount';

beforeAll(() => {
  // jsdom has no addresses for files.
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});

describe('the name', () => {
  it('is saved by itself and says so beside it, until it is changed again', async () => {
    const { account, press, section, store, type, user } = await renderAccount();
    await type('Name', ' Ada Lovelace ');
    await press('Save the name');
    expect(account.present?.displayName).toBe('Ada Lovelace');
    const result = within(section('Profile')).getByText('The name is saved.');
    expect(result.closest('[role=status]')).not.toBeNull();
    await user.type(screen.getByLabelText('Name'), '!');
    expect(screen.queryByText('The name is saved.')).toBeNull();
    await store.stop();
  });

  it('says why it was refused and keeps what was typed', async () => {
    const { press, store, type } = await renderAccount({}, ({ account }) =>
      account.failNext('updateProfile', 'network-request-failed'),
    );
    await type('Name', 'Grace');
    await press('Save the name');
    expect(screen.getByRole('alert')).toHaveTextContent(/No connection/);
    expect(screen.getByLabelText('Name')).toHaveValue('Grace');
    await store.stop();
  });
});

describe('the photo', () => {
  const choose = async (settled: () => Promise<void>) => {
    const file = new File(['bytes'], 'ada.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Choose a photo', { selector: 'input' }), { target: { files: [file] } });
    await settled();
  };
  const picture = (): string | null => document.querySelector('[class*=avatar] img')?.getAttribute('src') ?? null;

  const initials = (): string | null | undefined =>
    document.querySelector('[class*=avatar]')?.getAttribute('data-initials');

  it('is seen first and used at the second click', async () => {
    const { account, press, settled, store } = await renderAccount();
    expect(picture()).toBeNull();
    expect(initials()).toBe('A');
    await choose(settled);
    expect(picture()).toBe('blob:chosen');
    expect(screen.getByText('This is how ada.jpg will look.')).toBeInTheDocument();
    expect(account.present?.photoURL).toBeNull();
    await press('Use this photo');
    expect(account.present?.photoURL).not.toBeNull();
    expect(picture()).toBe(account.present?.photoURL ?? '');
    expect(screen.getByText('The photo is changed.')).toBeInTheDocument();
    await store.stop();
  });

  it('stays as it was when the choice is taken back', async () => {
    const { account, press, settled, store } = await renderAccount({ photoURL: 'https://photos.example/ada' });
    await choose(settled);
    await press('Cancel');
    expect(picture()).toBe('https://photos.example/ada');
    expect(account.calls).not.toContain('updateProfile');
    await store.stop();
  });

  it('says why a file is no photo, and keeps it for another look', async () => {
    const { portraitPreparer, press, settled, store } = await renderAccount();
    portraitPreparer.failNext('prepare', 'notAnImage');
    await choose(settled);
    await press('Use this photo');
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot read this file as a picture/);
    expect(screen.getByRole('button', { name: 'Use this photo' })).toBeInTheDocument();
    await store.stop();
  });

  it('is removed, and the initials stand there again', async () => {
    const { account, press, store } = await renderAccount({ photoURL: 'https://photos.example/ada' });
    await press('Remove the photo');
    expect(account.present?.photoURL).toBeNull();
    expect(picture()).toBeNull();
    await store.stop();
  });

  it('gives way to the initials when it cannot be loaded', async () => {
    const { container, store } = await renderAccount({ photoURL: 'https://photos.example/gone' });
    const image = container.querySelector('[class*=avatar] img');
    act(() => void image?.dispatchEvent(new Event('error')));
    expect(picture()).toBeNull();
    expect(initials()).toBe('A');
    await store.stop();
  });
});

describe('the language', () => {
  it('is saved when it is chosen, and can be left to the browser again', async () => {
    const { people, settled, store, user } = await renderAccount();
    const field = screen.getByLabelText('Language');
    expect(field).toHaveDisplayValue('Same as the browser');
    await user.selectOptions(field, 'Deutsch');
    await settled();
    expect(field).toHaveDisplayValue('Deutsch');
    expect(people.settings.locale).toBe('de');
    await user.selectOptions(field, screen.getByRole('option', { name: 'Same as the browser' }));
    await settled();
    expect(people.settings.locale).toBeNull();
    await store.stop();
  });
});
