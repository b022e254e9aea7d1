import { combineSlices, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import navigationSlice, { locationChanged } from '../../navigation/model/navigationSlice';
import { signIn, signUp } from '../model/attemptCommands';
import attemptSlice, { attemptRefused, attemptStarted } from '../model/attemptSlice';
import authSlice, { signedOut } from '../model/authSlice';
import passwordPolicySlice, { passwordPolicyRead } from '../model/passwordPolicySlice';
import cooldownSlice, { cooldownStarted } from '../model/cooldownSlice';
import settingsSlice from '../model/settingsSlice';
import { SignInPage } from './SignInPage';
import { SignUpPage } from './SignUpPage';

/** Only a password is offered here: nothing comes after the page. */
const NONE = { Invitation: () => null, Notice: () => null, Section: () => null };

function renderPage(page: ReactElement, before: readonly UnknownAction[] = []) {
  const sent: unknown[] = [];
  const record: Middleware = () => (next) => (action) => {
    sent.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: combineSlices(authSlice, attemptSlice, cooldownSlice, settingsSlice, navigationSlice, passwordPolicySlice),
    middleware: (defaults) => defaults().concat(record),
  });
  for (const action of before) store.dispatch(action);
  sent.length = 0;
  render(<Provider store={store}>{page}</Provider>);
  const tell = (action: UnknownAction): void => {
    act(() => void store.dispatch(action));
  };
  return { sent, tell };
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('SignInPage', () => {
  it('sends nothing until the form is submitted, then what was typed', async () => {
    const { sent } = renderPage(<SignInPage signInMethods={NONE} />);
    await type('Email', ' ada@example.org ');
    await type('Password', 'walnut 12');
    expect(sent).toEqual([]);
    await press('Sign in');
    expect(sent).toEqual([signIn({ email: 'ada@example.org', password: 'walnut 12' })]);
  });

  it('puts the focus on the first field without a text and sends nothing', async () => {
    const { sent } = renderPage(<SignInPage signInMethods={NONE} />);
    await press('Sign in');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    await type('Email', 'ada@example.org');
    await press('Sign in');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('announces a refusal, keeps what was typed, and goes to the password', async () => {
    const { tell } = renderPage(<SignInPage signInMethods={NONE} />);
    await type('Email', 'ada@example.org');
    await type('Password', 'walnut');
    tell(attemptStarted({ method: 'password' }));
    tell(attemptRefused({ code: 'wrong-password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That email and password do not belong together.');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('walnut');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('offers what helps: another password, or the same again', async () => {
    const { sent, tell } = renderPage(<SignInPage signInMethods={NONE} />);
    await type('Email', 'ada@example.org');
    await type('Password', 'walnut');
    tell(attemptStarted({ method: 'password' }));
    tell(attemptRefused({ code: 'invalid-credential' }));
    expect(await screen.findByRole('link', { name: 'Reset the password' })).toHaveAttribute('href', '/reset-password');
    tell(attemptStarted({ method: 'password' }));
    tell(attemptRefused({ code: 'network-request-failed' }));
    sent.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([signIn({ email: 'ada@example.org', password: 'walnut' })]);
  });

  it('rests after too many attempts: counts, keeps the focus, sends nothing, and says so once', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { sent, tell } = renderPage(<SignInPage signInMethods={NONE} />);
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'walnut');
    tell(cooldownStarted({ lane: 'password', until: 1_030_000 }));
    sent.length = 0;
    const button = screen.getByRole('button', { name: 'Try again in 30 s' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    expect(screen.getByText('You can try again in 30 seconds.')).toBeInTheDocument();
    await user.click(button);
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(sent).toEqual([]);
    now.mockReturnValue(1_005_000);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('button', { name: 'Try again in 25 s' })).toBe(button);
    expect(screen.getByText('You can try again in 30 seconds.')).toBeInTheDocument();
    now.mockReturnValue(1_030_000);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBe(button);
    expect(screen.queryByText(/You can try again/)).not.toBeInTheDocument();
    jest.useRealTimers();
    now.mockRestore();
  });

  it('says beside the form that signing in needs a connection, and keeps what is typed', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderPage(<SignInPage signInMethods={NONE} />);
    await type('Email', 'ada@example.org');
    expect(screen.getByText(/You are offline\./)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline\./)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
    online.mockRestore();
  });

  it('is busy while the attempt lasts, and does not send a second one', async () => {
    const { sent, tell } = renderPage(<SignInPage signInMethods={NONE} />);
    await type('Email', 'ada@example.org');
    await type('Password', 'walnut');
    tell(attemptStarted({ method: 'password' }));
    sent.length = 0;
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await press('Sign in');
    await type('Password', '{Enter}');
    expect(sent).toEqual([]);
  });

  it('says why a session ended', () => {
    renderPage(<SignInPage signInMethods={NONE} />, [signedOut({ reason: 'user-disabled' })]);
    expect(screen.getByText(/This account has been disabled\./)).toBeVisible();
    // The toast about it comes in a chunk of its own, which may fail.
    expect(screen.getByRole('alert')).toHaveTextContent(/This account has been disabled\./);
  });

  it('says nothing after a sign-out that was asked for', () => {
    renderPage(<SignInPage signInMethods={NONE} />, [signedOut({ reason: 'requested' })]);
    expect(screen.queryByText(/signed out|disabled|ended/)).not.toBeInTheDocument();
  });

  it('keeps the page to return to when the person has forgotten the password', () => {
    renderPage(<SignInPage signInMethods={NONE} />, [
      locationChanged({ path: '/sign-in', search: '?next=%2Fsales%2Fs1', hash: '' }),
    ]);
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/reset-password?next=%2Fsales%2Fs1',
    );
  });

  it('keeps the page to return to when the person goes on to create an account', () => {
    renderPage(<SignInPage signInMethods={NONE} />, [
      locationChanged({ path: '/sign-in', search: '?next=%2Fsales%2Fs1', hash: '' }),
    ]);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/sign-up?next=%2Fsales%2Fs1',
    );
  });
});

describe('SignUpPage', () => {
  it('sends name, email and password', async () => {
    const { sent } = renderPage(<SignUpPage signInMethods={NONE} />);
    await type('Name', 'Ada Cole');
    await type('Email', 'ada@example.org');
    await type('Password', 'walnut');
    await press('Create account');
    expect(sent).toEqual([signUp({ displayName: 'Ada Cole', email: 'ada@example.org', password: 'walnut' })]);
  });

  it('refuses a password of five characters beside its field', async () => {
    const { sent } = renderPage(<SignUpPage signInMethods={NONE} />);
    await type('Email', 'ada@example.org');
    await type('Password', 'elm12');
    await press('Create account');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/at least 6 characters/);
    expect(sent).toEqual([]);
  });

  it('ticks each demand of the service while one types, and refuses beside the field what misses one', async () => {
    const policy = { minLength: 8, maxLength: null, lowercase: true, uppercase: true, digit: true, symbols: '!-' };
    const { sent } = renderPage(<SignUpPage signInMethods={NONE} />, [
      passwordPolicyRead({ ...policy, enforced: true }),
    ]);
    const unmet = () => screen.getAllByText(': not met yet').map((mark) => mark.parentElement?.textContent);
    expect(screen.getAllByText(': not met yet')).toHaveLength(5);
    await type('Email', 'ada@example.org');
    await type('Password', 'walnut-x');
    expect(unmet()).toEqual(['A capital letter (A–Z): not met yet', 'A digit (0–9): not met yet']);
    await press('Create account');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/does not meet every requirement/);
    expect(sent).toEqual([]);
    await type('Password', 'A1');
    expect(screen.queryByText(': not met yet')).not.toBeInTheDocument();
    await press('Create account');
    expect(sent).toHaveLength(1);
  });

  it('asks for six characters, and for nothing else, when the service says nothing', async () => {
    const { sent } = renderPage(<SignUpPage signInMethods={NONE} />);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/At least 6 characters/);
    expect(screen.getAllByText(': not met yet')).toHaveLength(1);
    await type('Email', 'ada@example.org');
    await type('Password', 'walnut');
    await press('Create account');
    expect(sent).toHaveLength(1);
  });

  it('puts what the service says about the address beside the address', async () => {
    const { tell } = renderPage(<SignUpPage signInMethods={NONE} />);
    tell(attemptStarted({ method: 'signUp' }));
    tell(attemptRefused({ code: 'email-already-in-use' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/already an account/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
