import { screen, within } from '@testing-library/react';
import { cooldownStarted } from '../../auth/model/cooldownSlice';
import { createFakePerson } from '../../../testing/fakes/auth/fakePerson';
import { renderAccount } from '../../../testing/screens/renderAccount';

const STRICT = {
  minLength: 10,
  maxLength: null,
  lowercase: false,
  uppercase: true,
  digit: false,
  symbols: null,
  enforced: true,
};

describe('the address', () => {
  it('changes by a mail to the new one, and the focus goes into the form and back', async () => {
    const { account, press, section, store, type } = await renderAccount();
    const mail = within(section('Email'));
    expect(mail.getByText('ada@example.com')).toBeInTheDocument();
    expect(mail.getByText('Confirmed')).toBeInTheDocument();
    await press('Change the address');
    expect(screen.getByLabelText('New email address')).toHaveFocus();
    await type('New email address', 'ada@new.example');
    await press('Send the link');
    expect(account.mails).toMatchObject([{ to: 'ada@new.example' }]);
    expect(mail.getByText(/A link is on its way to ada@new.example/)).toBeInTheDocument();
    expect(mail.getByText('ada@example.com')).toBeInTheDocument();
    expect(mail.getByRole('button', { name: 'Change the address' })).toHaveFocus();
    await store.stop();
  });

  it.each([
    ['', /Enter your email address/],
    ['Ada@Example.com', /your address already/],
  ])('does not send %p', async (typed, problem) => {
    const { account, press, store, user } = await renderAccount();
    await press('Change the address');
    if (typed !== '') await user.type(screen.getByLabelText('New email address'), typed);
    await press('Send the link');
    expect(screen.getByLabelText('New email address')).toHaveAccessibleDescription(problem);
    expect(screen.getByLabelText('New email address')).toHaveFocus();
    expect(account.calls).not.toContain('changeEmail');
    await store.stop();
  });

  it('says beside the field why the service refused it', async () => {
    const { press, store, type } = await renderAccount({}, ({ account }) =>
      account.belongsToAnother('bob@example.com'),
    );
    await press('Change the address');
    await type('New email address', 'bob@example.com');
    await press('Send the link');
    expect(screen.getByLabelText('New email address')).toHaveAccessibleDescription(/already an account/);
    expect(screen.getByLabelText('New email address')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await store.stop();
  });

  it('is confirmed by a mail that is sent from here', async () => {
    const { identity, section, settled, store, user } = await renderAccount({ emailVerified: false });
    const mail = within(section('Email'));
    expect(mail.getByText('Not confirmed yet')).toBeInTheDocument();
    identity.present = 'ada@example.com';
    await user.click(mail.getByRole('button', { name: /link/ }));
    await settled();
    expect(mail.getByText(/on its way to ada@example.com/)).toBeInTheDocument();
    // Said where it was asked for, and not a second time at the second step.
    expect(screen.getAllByText(/on its way to ada@example.com/)).toHaveLength(1);
    await store.stop();
  });
});

describe('the password', () => {
  it('is measured while it is typed, changed, and forgotten by the page', async () => {
    const { account, press, store, type } = await renderAccount();
    await press('Change the password');
    await type('New password', 'ab');
    const demands = screen.getByRole('list', { name: 'What the password needs' });
    expect(demands).toHaveTextContent(/6 characters.*not met yet/);
    await press('Save the new password');
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(account.calls).not.toContain('changePassword');
    await type('New password', 'cherry-34');
    expect(demands).toHaveTextContent(/6 characters: met/);
    await press('Save the new password');
    expect(account.password).toBe('cherry-34');
    expect(screen.getByText(/The password is saved/)).toBeInTheDocument();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change the password' })).toHaveFocus();
    await store.stop();
  });

  it('is refused for a policy that the page did not know: the form then names what is missing', async () => {
    const { account, identity, press, store, type } = await renderAccount();
    identity.policy = STRICT;
    account.failNext('changePassword', 'password-does-not-meet-requirements');
    await press('Change the password');
    await type('New password', 'cherry-34');
    await press('Save the new password');
    const demands = screen.getByRole('list', { name: 'What the password needs' });
    expect(demands).toHaveTextContent(/10 characters: not met yet.*capital letter \(A–Z\): not met yet/);
    await press('Save the new password');
    expect(account.calls.filter((call) => call === 'changePassword')).toHaveLength(1);
    await type('New password', 'Cherry-3456');
    await press('Save the new password');
    expect(account.password).toBe('Cherry-3456');
    await store.stop();
  });

  it('is added to an account that signs in by a provider', async () => {
    const google = createFakePerson().providerData.map((linked) => ({ ...linked, providerId: 'google.com' }));
    const { account, press, store, type } = await renderAccount({ providerData: google });
    await press('Add a password');
    expect(screen.queryByText(/Every other device is signed out when/)).toBeNull();
    await type('New password', 'cherry-34');
    await press('Save the new password');
    expect(account.present?.providerData.map(({ providerId }) => providerId)).toContain('password');
    await store.stop();
  });

  it('comes together with an address where there is none', async () => {
    const phone = createFakePerson().providerData.map((linked) => ({ ...linked, providerId: 'phone', email: null }));
    const { account, press, section, store, type } = await renderAccount({
      email: null,
      phoneNumber: '+4930901820',
      providerData: phone,
    });
    expect(within(section('Email')).getByRole('link')).toHaveAttribute('href', '#password');
    await press('Add a password');
    await press('Add a password');
    expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveFocus();
    await type('Email', 'ada@new.example');
    await type('New password', 'cherry-34');
    await press('Add a password');
    expect(account.present).toMatchObject({ email: 'ada@new.example' });
    await store.stop();
  });

  it('rests after too many tries, and says for how long', async () => {
    const { account, press, section, settled, store, type, user } = await renderAccount();
    await press('Change the password');
    await type('New password', 'cherry-34');
    await settled(() => void store.dispatch(cooldownStarted({ lane: 'account', until: Date.now() + 25_000 })));
    await user.click(within(section('Password')).getByRole('button', { name: /Try again in \d+ s/ }));
    await settled();
    expect(account.calls).not.toContain('changePassword');
    await store.stop();
  });
});
