import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../app/shell/App';
import { buildUser } from '../../testing/stores/builders';
import { makeIdentity } from '../../testing/stores/makeIdentity';
import { settle } from '../../testing/stores/makeTestStore';
import { leaveChallenge } from '../auth/model/challengeSlice';

const EMAIL = 'ada@example.com';
const CODE = 'code-1';

type Made = ReturnType<typeof makeIdentity>;
let made: Made;

/** The page as the application shows it, once it stands. */
async function show(at: string, prepare?: Parameters<typeof makeIdentity>[1]) {
  made = makeIdentity(at, prepare);
  render(
    <App
      store={made.store}
      languages={made.languages}
      report={(where, error) => made.failures.push({ where, error })}
    />,
  );
  await screen.findByRole('heading', { level: 1 });
  await act(async () => settle());
}
const mailed =
  (action: Parameters<Made['identity']['mail']>[1]) =>
  (identity: Made['identity']): void => {
    identity.addAccount(EMAIL, 'walnut-12');
    identity.mail(EMAIL, action);
  };
const linkFor = (mode: string) => `/auth/action?mode=${mode}&oobCode=${CODE}`;
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(async () => settle());
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(async () => {
  await act(() => made.store.stop());
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
});

describe('ResetPasswordPage', () => {
  it('asks for an address, and says the same whether or not it has an account', async () => {
    await show('/reset-password?next=%2Fsales%2F1', (identity) => identity.addAccount(EMAIL, 'walnut-12'));
    await press('Send the mail');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    const said: string[] = [];
    for (const email of [EMAIL, 'nobody@example.com']) {
      await userEvent.clear(screen.getByLabelText('Email'));
      await userEvent.type(screen.getByLabelText('Email'), email);
      await userEvent.click(screen.getByRole('button', { name: /Send/ }));
      await act(async () => settle());
      said.push(screen.getByRole('status').textContent.replace(email, '…'));
    }
    expect(said[0]).toMatch(/If there is an account for …, a mail is on its way/);
    expect(said[1]).toBe(said[0]);
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/sign-in?next=%2Fsales%2F1');
  });

  it('says why no mail could be sent', async () => {
    await show('/reset-password', (identity) => identity.failNext('sendPasswordReset', 'too-many-requests'));
    await userEvent.type(screen.getByLabelText('Email'), EMAIL);
    await press('Send the mail');
    expect(screen.getByRole('alert')).toHaveTextContent(/Too many attempts/);
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });
});

describe('MailedActionPage', () => {
  it.each([
    ['verifyEmail', {}, 'Confirm your address', 'Confirm the address', 'Your address is confirmed'],
    [
      'recoverEmail',
      { previousEmail: 'new@example.com' },
      'Take your old address back',
      'Take the address back',
      'You have your address back',
    ],
    [
      'verifyAndChangeEmail',
      { email: 'new@example.com', previousEmail: EMAIL },
      'Change your address',
      'Change the address',
      'Your address is changed',
    ],
    [
      'revertSecondFactorAddition',
      { factor: 'Old phone' },
      'Remove a second step',
      'Remove the second step',
      'The second step is removed',
    ],
  ] as const)(
    '%s: says what happens to which account, and does it at the click',
    async (operation, fields, before, button, after) => {
      await show(linkFor(operation), mailed({ operation, ...fields }));
      expect(title()).toBe(before);
      expect(screen.getByRole('main')).toHaveTextContent(EMAIL);
      for (const value of Object.values(fields)) expect(screen.getByRole('main')).toHaveTextContent(value);
      expect(made.identity.calls).not.toContain(`applyActionCode ${CODE}`);
      await press(button);
      expect(made.identity.calls.filter((call) => call === `applyActionCode ${CODE}`)).toHaveLength(1);
      expect(title()).toBe(after);
      expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/sign-in');
    },
  );

  it('chooses a new password with the demands of the service, and says which one is missing', async () => {
    await show(linkFor('resetPassword'), (identity) => {
      mailed({ operation: 'resetPassword' })(identity);
      identity.policy = {
        minLength: 8,
        maxLength: null,
        lowercase: false,
        uppercase: true,
        digit: false,
        symbols: null,
        enforced: true,
      };
    });
    expect(screen.getByRole('main')).toHaveTextContent(EMAIL);
    const demands = within(screen.getByRole('list', { name: 'What the password needs' }));
    await userEvent.type(screen.getByLabelText('New password'), 'cherry-34');
    expect(demands.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'At least 8 characters: met',
      'A capital letter (A–Z): not met yet',
    ]);
    await press('Save the new password');
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(made.identity.calls).not.toContain(`confirmPasswordReset ${CODE}`);
    await userEvent.type(screen.getByLabelText('New password'), 'X');
    await press('Save the new password');
    expect(title()).toBe('Your password is changed');
    expect(made.identity.accounts).toMatchObject([{ password: 'cherry-34X' }]);
  });

  it('puts what the service says about the password beside it, and keeps what was typed', async () => {
    await show(linkFor('resetPassword'), (identity) => {
      mailed({ operation: 'resetPassword' })(identity);
      identity.failNext('confirmPasswordReset', 'password-does-not-meet-requirements');
      identity.failNext('confirmPasswordReset', 'network-request-failed');
    });
    await userEvent.type(screen.getByLabelText('New password'), 'cherry-34');
    await press('Save the new password');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/does not meet the requirements/);
    expect(screen.getByLabelText('New password')).toHaveFocus();
    await press('Save the new password');
    expect(screen.getByRole('alert')).toHaveTextContent(/No connection/);
    expect(screen.getByLabelText('New password')).toHaveValue('cherry-34');
    await press('Save the new password');
    expect(title()).toBe('Your password is changed');
  });

  it('asks for the address of a link that signs in', async () => {
    await show(linkFor('signIn'), mailed({ operation: 'signIn', email: null }));
    await press('Sign in');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email'), EMAIL);
    await press('Sign in');
    expect(made.identity.present).toBe(EMAIL);
    expect(made.history.calls).toContain('replace /sales');
  });

  it('asks on another device how long to stay, and keeps to it', async () => {
    await show(linkFor('signIn'), mailed({ operation: 'signIn', email: null }));
    await userEvent.type(screen.getByLabelText('Email'), EMAIL);
    const keep = screen.getByRole('checkbox', { name: 'Keep me signed in' });
    expect(keep).toBeChecked();
    await userEvent.click(keep);
    await press('Sign in');
    expect(made.identity.calls).toContain('signInWithMailedCode code-1 session');
  });

  it('says that the link went to another address than the one typed', async () => {
    await show(linkFor('signIn'), mailed({ operation: 'signIn', email: null }));
    await userEvent.type(screen.getByLabelText('Email'), 'bob@example.com{Enter}');
    await act(async () => settle());
    const said = 'The link was not mailed to this address. Enter the one to which the mail came.';
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(said);
  });

  it('goes through the second step of an account, and back to the link when that is left', async () => {
    await show(linkFor('signIn'), mailed({ operation: 'signIn', email: null }));
    const factors = [{ uid: 't', kind: 'totp', name: null, phoneNumber: null, enrolledAt: null }] as const;
    made.identity.secondStep = { type: 'secondFactorNeeded', challengeId: 'second', factors };
    await userEvent.type(screen.getByLabelText('Email'), EMAIL);
    await press('Sign in');
    expect(screen.getByLabelText(/code/i)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    act(() => void made.store.dispatch(leaveChallenge()));
    await act(async () => settle());
    expect(screen.getByRole('alert')).toHaveTextContent(/second step/);
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });

  it.each([
    ['resetPassword', 'invalid-action-code', /used before/, 'Ask for a new link'],
    ['resetPassword', 'expired-action-code', /too old/, 'Ask for a new link'],
    ['verifyEmail', 'user-disabled', /disabled/, 'Go to sign-in'],
  ] as const)('%s refused with %s: says so and leads on', async (mode, code, text, way) => {
    await show(linkFor(mode), (identity) => identity.failNext('checkActionCode', code));
    expect(title()).toBe('This link does not work');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: way })).toBeVisible();
  });

  it('offers another try when the network was away', async () => {
    await show(linkFor('verifyEmail'), (identity) => {
      mailed({ operation: 'verifyEmail' })(identity);
      identity.failNext('checkActionCode', 'network-request-failed');
    });
    expect(title()).toBe('The link could not be checked');
    await press('Try again');
    expect(title()).toBe('Confirm your address');
  });

  it('offers the signed-in person a new link in place of one that is over', async () => {
    await show(linkFor('verifyEmail'));
    await act(async () => {
      made.auth.emit({ type: 'changed', user: buildUser({ emailVerified: false }) });
      made.identity.present = EMAIL;
      await settle();
    });
    await press('Send a new link');
    expect(screen.getByText(`A link is on its way to ${EMAIL}.`)).toBeVisible();
  });
});
