import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FAKE_TOTP_CODE } from '../../../testing/fakes/auth/fakeAccountGateway';
import { createFakeAuthGateway } from '../../../testing/fakes/auth/fakeAuthGateway';
import { createFakeSignInMethodsGateway } from '../../../testing/fakes/auth/fakeSignInMethodsGateway';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import type { SecondFactor } from '../../../services/auth/outcomes';
import { SIGN_IN_METHODS, type SignInMethod } from '../../../services/auth/signInMethods';
import { settle } from '../../../testing/stores/makeTestStore';
import { renderApp } from '../../../testing/screens/renderApp';
import { createTimeMachine, type TimeMachine } from '../../../testing/waiting/timeMachine';
import { navigate } from '../../navigation/model/navigationSlice';
import { selectUser } from '../model/authSlice';

const EMAIL = 'ada@example.com';
const PASSWORD = 'walnut 12';
/** Leads to a page without data. */
const SIGN_IN = '/sign-in?next=%2Fauth%2Faction';

interface Given {
  readonly at?: string;
  readonly methods?: readonly SignInMethod[];
  readonly lastMethod?: SignInMethod;
  readonly timeMachine?: TimeMachine;
}

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await act(stop);
});

beforeAll(() => {
  window.scrollTo = () => undefined;
});

/** A page on which one enters, with the ways that come after it; Ada has an account with a password. */
async function open({ at = SIGN_IN, methods = SIGN_IN_METHODS, lastMethod, timeMachine }: Given = {}) {
  const auth = createFakeAuthGateway();
  const signInMethods = createFakeSignInMethodsGateway(auth);
  await auth.signUp({ email: EMAIL, password: PASSWORD, displayName: 'Ada' }, 'kept');
  await auth.signOut();
  const made = await renderApp({
    at,
    methods,
    ...(timeMachine && { timeMachine }),
    gateways: {
      auth,
      signInFlow: auth,
      signInMethods,
      memory: createFakeDeviceMemory(lastMethod === undefined ? {} : { lastMethod }),
    },
  });
  running.push(() => made.store.stop());
  await screen.findByRole('heading', { level: 1 });
  if (methods.some((method) => method !== 'password')) {
    fireEvent.pointerOver(document.body);
    await screen.findByRole('list', { name: 'Other ways to sign in' });
  }
  const after = (work: () => unknown) =>
    act(async () => {
      work();
      await settle();
    });
  return { ...made, auth, signInMethods, after, user: () => selectUser(made.store.getState()) };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  await userEvent.click(button(name));
  await act(() => settle());
};
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

const signInMethods = () =>
  within(screen.getByRole('list', { name: 'Other ways to sign in' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the ways on the sign-in page', () => {
  it('are those of the settings, in their order', async () => {
    await open({ methods: ['github.com', 'password', 'anonymous', 'link', 'google.com'] });
    expect(signInMethods()).toEqual([
      'Continue with GitHub',
      'Look around without an account',
      'Mail me a sign-in link',
      'Continue with Google',
    ]);
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('stand alone where no password is offered, with the choice of how long one stays', async () => {
    await open({ methods: ['google.com', 'phone'] });
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Keep me signed in' })).toBeChecked();
    expect(signInMethods()).toEqual(['Continue with Google', 'Continue with a phone number']);
  });

  it('mark the one of the last time', async () => {
    await open({ lastMethod: 'github.com' });
    expect(button('Continue with GitHub')).toHaveAccessibleDescription('Used last time');
    expect(screen.getAllByText('Used last time')).toHaveLength(1);
  });

  it('are the same on the page for new accounts', async () => {
    await open({ at: '/sign-up', methods: ['password', 'apple.com'] });
    expect(signInMethods()).toEqual(['Continue with Apple']);
    expect(screen.getByRole('checkbox', { name: 'Keep me signed in' })).toBeChecked();
  });

  it('take along how long one wants to stay', async () => {
    const { auth } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
    await press('Look around without an account');
    expect(auth.stay).toBe('session');
    expect(auth.present).toMatchObject({ isAnonymous: true });
  });
});

describe('a provider', () => {
  it('signs in by its window', async () => {
    const { signInMethods: gateway, after, user } = await open();
    await press('Continue with Google');
    expect(gateway.open).toBe('google.com');
    await after(() => gateway.arrive());
    expect(user()).toMatchObject({ email: EMAIL });
  });

  it('can be used again at once after its window was closed, or in this window instead', async () => {
    const { signInMethods: gateway, after } = await open();
    expect(screen.queryByRole('button', { name: 'Use this window instead' })).not.toBeInTheDocument();
    await press('Continue with Google');
    await after(() => gateway.fail('popup-closed-by-user'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Continue with Google');
    expect(gateway.open).toBe('google.com');
    await press('Use this window instead');
    expect(button('Going to Google…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this window instead' })).not.toBeInTheDocument();
  });

  it('turns while its window is open, and no longer when the person is back, whatever the service knows', async () => {
    await open();
    const turning = () => button('Continue with Google').querySelector('img') === null;
    await press('Continue with Google');
    expect(turning()).toBe(true);
    fireEvent.focus(window);
    expect(turning()).toBe(false);
    await press('Continue with Google');
    expect(turning()).toBe(true);
  });

  it('gives way to another one while its window is open', async () => {
    const { signInMethods: gateway } = await open();
    await press('Continue with Google');
    await press('Continue with GitHub');
    expect(gateway.open).toBe('github.com');
  });

  it('says beside its button why it refused', async () => {
    const { signInMethods: gateway, after } = await open();
    await press('Continue with Apple');
    await after(() => gateway.fail('operation-not-allowed'));
    const item = button('Continue with Apple').closest('li');
    expect(item).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('This way to sign in is not switched on here.');
  });

  it('that does not confirm the person says nothing of a password', async () => {
    const { signInMethods: gateway, after } = await open();
    await press('Continue with Google');
    await after(() => gateway.fail('invalid-credential'));
    expect(screen.getByRole('alert')).toHaveTextContent('Google did not confirm who you are.');
  });

  it.each([
    ['pointed at', (target: HTMLElement) => fireEvent.pointerMove(target)],
    ['focused', (target: HTMLElement) => fireEvent.focus(target)],
    ['pressed', (target: HTMLElement) => fireEvent.pointerDown(target)],
  ])('asks Google for nothing before its button is %s', async (_, turnTo) => {
    const { signInMethods: gateway, after } = await open();
    // It may have come where the pointer rests.
    await after(() => fireEvent.pointerEnter(button('Continue with Google')));
    expect(gateway.prepared).toEqual([]);
    await after(() => turnTo(button('Continue with Google')));
    expect(gateway.prepared).toEqual([{ popups: true, phone: false }]);
  });

  it('asks nobody for anything under a pointer that rests while the developer tools go through time', async () => {
    const timeMachine = createTimeMachine();
    const { signInMethods: gateway, after, store, refused } = await open({ timeMachine });
    const start = timeMachine.last();
    await after(() => store.dispatch(navigate('/')));
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    const present = timeMachine.last();
    await after(() => timeMachine.jump(start));
    // The page comes back under the pointer, and with it the focus may.
    await after(() => fireEvent.pointerMove(button('Continue with Google')));
    await after(() => fireEvent.focus(button('Continue with GitHub')));
    await after(() => fireEvent.click(button('Continue with GitHub')));
    expect(refused).toEqual([
      'attempt/considerMethod',
      'attempt/considerMethod',
      'attempt/methodTurnedTo',
      'attempt/signInWithProvider',
    ]);
    expect(gateway.prepared).toEqual([]);
    expect(timeMachine.last()).toBe(present);
  });

  it('of an address with another account leads to the known way, and is added afterwards', async () => {
    const { signInMethods: gateway, after, auth } = await open();
    await press('Continue with GitHub');
    await after(() => gateway.arrive({ vouched: false }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      `There is already an account for ${EMAIL}. Sign in the way you know; GitHub is added afterwards. With a mailed link you would leave this page, and what GitHub told us is not kept on the way`,
    );
    // What came up lives in this page only: nothing is offered that leaves it.
    expect(signInMethods()).toEqual([
      'Continue with Google',
      'Continue with Apple',
      'Continue with Microsoft',
      'Continue with a phone number',
    ]);
    await press('Continue with Google');
    expect(screen.queryByRole('button', { name: 'Use this window instead' })).toBeNull();
    await after(() => gateway.fail('popup-closed-by-user'));
    await type('Email', EMAIL);
    await type('Password', PASSWORD);
    await press('Sign in');
    expect(auth.find(EMAIL)?.providerData.map(({ providerId }) => providerId)).toContain('github.com');
  });

  it('of an address with another account is forgotten when the person cancels', async () => {
    const { signInMethods: gateway, after } = await open();
    await press('Continue with GitHub');
    await after(() => gateway.arrive({ vouched: false }));
    await press('Cancel');
    expect(screen.queryByText(/There is already an account/)).not.toBeInTheDocument();
    expect(signInMethods()).toContain('Continue with GitHub');
    expect(gateway.kept.size).toBe(0);
  });
});

describe('a phone number', () => {
  const toCode = async () => {
    const made = await open();
    await press('Continue with a phone number');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'DE');
    await type('Phone number', '030 901820');
    await press('Send the code');
    return made;
  };

  it('is asked for in any usual writing, and refused beside its field', async () => {
    const { signInMethods: gateway } = await open();
    await type('Email', EMAIL);
    await press('Continue with a phone number');
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
    await press('Send the code');
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Enter your phone number.');
    await type('Phone number', '12{Enter}');
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/is not a phone number/);
    expect(gateway.calls).not.toContain('sendPhoneCode');
    await press('Back');
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  it('gets a code, which signs in', async () => {
    const { signInMethods: gateway, user } = await toCode();
    expect(gateway.sent).toMatchObject([{ phoneNumber: '+4930901820' }]);
    const code = screen.getByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.paste('123 456');
    await press('Sign in');
    expect(user()).toMatchObject({ phoneNumber: '+4930901820' });
  });

  it('keeps a wrong code in its field and says what is wrong', async () => {
    const { user } = await toCode();
    await type('Code', '000000{Enter}');
    await act(() => settle());
    expect(screen.getByLabelText('Code')).toHaveValue('000000');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/That code is not right\./);
    expect(screen.getByRole('alert')).toHaveTextContent('That code is not right.');
    expect(user()).toBeNull();
  });

  it('gets another code, or is replaced by another number', async () => {
    const { signInMethods: gateway } = await toCode();
    await press('Send another code');
    expect(gateway.sent).toHaveLength(2);
    await press('Another number');
    expect(screen.getByLabelText('Phone number')).toHaveValue('+4930901820');
  });

  it('is left by Escape', async () => {
    await toCode();
    await userEvent.keyboard('{Escape}');
    await act(() => settle());
    expect(signInMethods()).toContain('Continue with a phone number');
    expect(screen.getByLabelText('Password')).toBeVisible();
  });
});

describe('a mailed link', () => {
  it('goes to the address that is typed already, and can be sent again', async () => {
    const { signInMethods: gateway } = await open();
    await type('Email', EMAIL);
    await press('Mail me a sign-in link');
    const field = screen.getAllByLabelText('Email').at(-1);
    expect(field).toHaveValue(EMAIL);
    expect(field).toHaveFocus();
    await press('Mail me the link');
    expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText(/We sent a link to ada@example\.com\. Open it on this or another device\./)).toBeVisible();
    await press('Send another link');
    expect(gateway.mails.map(({ to }) => to)).toEqual([EMAIL, EMAIL]);
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await press('Back');
    expect(signInMethods()).toContain('Mail me a sign-in link');
  });

  it('is refused beside the address, which stays', async () => {
    await open({ methods: ['password', 'link'] });
    await press('Mail me a sign-in link');
    await press('Mail me the link');
    const field = () => screen.getAllByLabelText('Email').at(-1);
    expect(field()).toHaveAccessibleDescription('Enter your email address.');
    await userEvent.type(field() ?? document.body, 'nobody{Enter}');
    await act(() => settle());
    expect(field()).toHaveValue('nobody');
    expect(field()).toHaveAccessibleDescription('That does not look like an email address.');
  });
});

describe('the second step', () => {
  const factor = (uid: string, kind: SecondFactor['kind'], name: string): SecondFactor => ({
    uid,
    kind,
    name,
    phoneNumber: kind === 'phone' ? '+*******0111' : null,
    enrolledAt: null,
  });
  const PHONE = factor('f1', 'phone', 'My phone');
  const APP = factor('f2', 'totp', 'Authenticator');

  const enter = async (factors: readonly SecondFactor[], methods?: readonly SignInMethod[]) => {
    const made = await open(methods === undefined ? {} : { methods });
    made.auth.demandSecondFactor(EMAIL, factors);
    await type('Email', EMAIL);
    await type('Password', PASSWORD);
    await press('Sign in');
    return made;
  };

  it('comes also where nothing but a password is offered', async () => {
    const { user } = await enter([APP], ['password']);
    await screen.findByText('Enter the six digits that Authenticator shows now.');
    await type('Code', `${FAKE_TOTP_CODE}{Enter}`);
    await act(() => settle());
    expect(user()).toMatchObject({ email: EMAIL });
  });

  it('sends a code to the phone when that is the only one', async () => {
    const { signInMethods: gateway, user } = await enter([PHONE]);
    expect(screen.getByText('We sent a code to +*******0111.')).toBeVisible();
    await press('Send another code');
    expect(gateway.sent).toHaveLength(2);
    await type('Code', '123456');
    await press('Confirm');
    expect(user()).toMatchObject({ email: EMAIL });
  });

  it('lets the person choose among several, and change the choice', async () => {
    await enter([PHONE, APP]);
    expect(screen.getByRole('heading', { name: 'One more step' })).toHaveFocus();
    await press('The code of Authenticator');
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await type('Code', '000000');
    await press('Confirm');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/That code is not right/);
    await press('A code to My phone, +*******0111');
    expect(screen.getByText('We sent a code to +*******0111.')).toBeVisible();
  });

  it('says what to do without the device, and can be left', async () => {
    const { user } = await enter([APP]);
    await userEvent.click(screen.getByText('Lost your device?'));
    expect(screen.getByText(/they can remove it once they know that it is you/)).toBeVisible();
    await press('Back');
    expect(user()).toBeNull();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
  });
});
