import { screen, within } from '@testing-library/react';
import { renderAccount } from '../../../testing/screens/renderAccount';
import { factorsRead } from '../model/accountSlice';
import { cooldownStarted } from '../../auth/model/cooldownSlice';

const OFFLINE = /You are offline\. This needs a connection/;
const linked = (providerId: string) => ({
  providerId,
  uid: providerId,
  displayName: null,
  email: 'ada@example.com',
  phoneNumber: null,
  photoURL: null,
});
const ADA = {
  emailVerified: false,
  photoURL: 'https://photos.example/ada.jpg',
  phoneNumber: '+4930901820',
  providerData: [linked('password'), linked('google.com'), linked('phone')],
};
const FACTOR = { uid: 'f1', kind: 'totp', name: 'My app', phoneNumber: null, enrolledAt: null } as const;

/** The buttons that ask the service at once, or ask whether they shall. */
const DIRECT = [
  'Save the name',
  'Remove the photo',
  'Send the link',
  'Remove Google',
  'Add GitHub',
  'Remove the number',
  'Remove “My app”',
  'Sign out everywhere',
  'See what would happen',
];

/** The first: the mail is offered where the address stands, and where a second step needs it. */
function buttonOf(name: string): HTMLElement {
  const [button] = screen.getAllByRole('button', { name });
  if (button === undefined) throw new Error(name);
  return button;
}

const show = () => renderAccount(ADA, ({ store }) => void store.dispatch(factorsRead([FACTOR])));

afterEach(() => jest.restoreAllMocks());

describe('without a connection', () => {
  const setOnline = (online: boolean): void => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };

  it('every button that needs one says so and does nothing', async () => {
    const { account, identity, people, settled, store, user } = await show();
    await settled(() => setOnline(false));
    // The policy for passwords is asked for when one comes to the page.
    const [before, asked] = [account.calls.length, identity.calls.length];
    for (const name of DIRECT) {
      const button = buttonOf(name);
      expect(button).toHaveAccessibleDescription(OFFLINE);
      await user.click(button);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    await settled();
    expect(account.calls).toHaveLength(before);
    expect([people.calls.includes('departure'), identity.calls.length]).toEqual([false, asked]);
    expect(screen.getByLabelText('Language')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText('Language')).toHaveAccessibleDescription(new RegExp(OFFLINE));
    await store.stop();
  });

  it('what is typed stays, and goes when the connection is back', async () => {
    const { account, press, settled, store, type, user } = await show();
    await settled(() => setOnline(false));
    await type('Name', 'Countess');
    await user.keyboard('{Enter}');
    await settled();
    expect(account.calls).not.toContain('updateProfile');
    await settled(() => setOnline(true));
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveValue('Countess');
    await press('Save the name');
    expect(account.present?.displayName).toBe('Countess');
    await store.stop();
  });
});

describe('after too many requests', () => {
  it('every button that would make another one rests', async () => {
    const { account, settled, store, user } = await show();
    const buttons = DIRECT.map(buttonOf);
    await settled(() => {
      store.dispatch(cooldownStarted({ lane: 'account', until: Date.now() + 25_000 }));
      store.dispatch(cooldownStarted({ lane: 'mail', until: Date.now() + 25_000 }));
    });
    const before = account.calls.length;
    for (const button of buttons) {
      expect(button).toHaveTextContent(/Try again in \d+ s/);
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
    }
    await settled();
    expect(account.calls).toHaveLength(before);
    expect(screen.queryByRole('dialog')).toBeNull();
    await store.stop();
  });

  it('only the button that was pressed says how long', async () => {
    const { press, section, settled, store } = await show();
    const received = (name: string) => within(section(name)).queryAllByText(/You can try again in/);
    await press('Save the name');
    await settled(() => void store.dispatch(cooldownStarted({ lane: 'account', until: Date.now() + 25_000 })));
    expect(received('Profile')).toHaveLength(1);
    expect(received('Ways to sign in')).toHaveLength(0);
    await store.stop();
  });
});
