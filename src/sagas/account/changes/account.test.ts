import {
  changeEmail,
  changePassword,
  leaveOther,
  linkPassword,
  linkProvider,
  saveProfile,
  switchToOther,
  unlinkMethod,
} from '../../../features/account/model/accountCommands';
import {
  otherAccountFound,
  selectOtherAccount,
  selectPendingEmail,
} from '../../../features/account/model/accountSlice';
import { selectUser, sessionFailed, signedOut } from '../../../features/auth/model/authSlice';
import { answerChallenge, leaveChallenge, selectChallenge } from '../../../features/auth/model/challengeSlice';
import { cooldownRequested, cooldownReset } from '../../../features/auth/model/cooldownSlice';
import passwordPolicySlice, { selectPasswordPolicy } from '../../../features/auth/model/passwordPolicySlice';
import { DEFAULT_PASSWORD_POLICY } from '../../../domain/identity/passwordPolicy';
import { createFakeIdentityGateway } from '../../../testing/fakes/auth/fakeIdentityGateway';
import { FAKE_TOTP_CODE } from '../../../testing/fakes/auth/fakeAccountGateway';
import { readPasswordPolicy } from '../../identity/readPasswordPolicy';
import { fakeProvider } from '../../../testing/fakes/auth/fakePerson';
import { buildUser } from '../../../testing/stores/builders';
import { makeAccount, type Account } from '../../../testing/stores/makeAccount';
import { settle } from '../../../testing/stores/makeTestStore';

let made: Account;
const user = () => made.read(selectUser);
const called = (operation: string) => made.account.calls.filter((call) => call === operation);

afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
});

describe('the name', () => {
  it('is saved without spaces round it, once for two clicks', async () => {
    made = await makeAccount();
    made.store.dispatch(saveProfile({ displayName: ' Ada L. ' }));
    expect(made.section('profile')).toEqual({ status: 'working' });
    await made.ask(saveProfile({ displayName: ' Ada L. ' }));
    expect(user()?.displayName).toBe('Ada L.');
    expect(made.section('profile')).toEqual({ status: 'done' });
    expect(called('updateProfile')).toHaveLength(1);
    expect(made.actions).toContainEqual(cooldownReset({ lane: 'account' }));
  });

  it('says why it was not saved', async () => {
    made = await makeAccount();
    made.account.failNext('updateProfile', 'network-request-failed');
    await made.ask(saveProfile({ displayName: 'Ada' }));
    expect(made.section('profile')).toEqual({ status: 'refused', code: 'network-request-failed' });
  });

  it.each(['too-many-requests', 'quota-exceeded'] as const)('rests after %s', async (code) => {
    made = await makeAccount();
    made.account.failNext('updateProfile', code);
    await made.ask(saveProfile({ displayName: 'Ada' }));
    expect(made.section('profile')).toEqual({ status: 'refused', code });
    expect(made.actions).toContainEqual(cooldownRequested({ lane: 'account' }));
  });

  it('ends a session that is over, with its reason', async () => {
    made = await makeAccount();
    made.account.failNext('updateProfile', 'user-disabled');
    await made.ask(saveProfile({ displayName: 'Ada' }));
    expect(made.state().auth).toEqual({ status: 'signedOut', reason: 'user-disabled' });
    expect(made.section('profile')).toEqual({ status: 'idle' });
  });

  it('turns a defect into an unknown refusal and reports it', async () => {
    made = await makeAccount();
    jest.spyOn(made.account, 'updateProfile').mockRejectedValueOnce(new TypeError('defect'));
    await made.ask(saveProfile({ displayName: 'Ada' }));
    expect(made.section('profile')).toEqual({ status: 'refused', code: 'unknown' });
    expect(made.failures.splice(0)).toEqual([{ where: 'profile', error: expect.any(TypeError) as unknown }]);
  });

  it('is nothing of the next person when its answer comes after the end of the session', async () => {
    made = await makeAccount();
    let answer = (): void => undefined;
    jest.spyOn(made.account, 'updateProfile').mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await made.ask(saveProfile({ displayName: 'Ada' }));
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    await made.signIn();
    answer();
    await settle();
    expect(made.section('profile')).toEqual({ status: 'idle' });
  });
});

describe('the address and the password', () => {
  it('tell that a mail is on its way, which leads back to the account', async () => {
    made = await makeAccount();
    await made.ask(changeEmail({ email: 'ada@new.example' }));
    expect(made.section('email')).toEqual({ status: 'done' });
    expect(made.read(selectPendingEmail)).toBe('ada@new.example');
    expect(made.account.mails).toEqual([{ to: 'ada@new.example', continuePath: '/account' }]);
    expect(user()?.email).toBe('ada@example.com');
  });

  it('no longer speak of the mail when the address has changed', async () => {
    made = await makeAccount();
    await made.ask(changeEmail({ email: 'ada@new.example' }));
    made.account.followMail();
    await settle();
    expect(user()?.email).toBe('ada@new.example');
    expect(made.read(selectPendingEmail)).toBeNull();
    expect(made.section('email')).toEqual({ status: 'idle' });
  });

  it.each([
    ['email', changeEmail({ email: 'nobody' }), 'invalid-email'],
    ['email', changeEmail({ email: 'bob@example.com' }), 'email-already-in-use'],
    ['password', changePassword({ password: 'short' }), 'weak-password'],
  ] as const)('say in the section %s what was refused', async (section, command, code) => {
    made = await makeAccount();
    made.account.belongsToAnother('bob@example.com');
    await made.ask(command);
    expect(made.section(section)).toEqual({ status: 'refused', code });
    expect(made.read(selectPendingEmail)).toBeNull();
  });

  it('ask for a password as the service has come to want it, after one that it refused for that', async () => {
    const identity = createFakeIdentityGateway();
    made = await makeAccount({}, { identity });
    const createGateways = () => ({});
    made.store.injectModule({
      name: 'policy',
      slices: [passwordPolicySlice],
      saga: readPasswordPolicy,
      createGateways,
    });
    await settle();
    identity.policy = { ...DEFAULT_PASSWORD_POLICY, minLength: 12, enforced: true };
    const policy = () => selectPasswordPolicy(made.state() as never);
    made.account.failNext('changePassword', 'weak-password');
    await made.ask(changePassword({ password: 'short' }));
    expect(policy().minLength).toBe(6);
    made.account.failNext('changePassword', 'password-does-not-meet-requirements');
    await made.ask(changePassword({ password: 'walnut-99' }));
    expect(made.section('password')).toEqual({ status: 'refused', code: 'password-does-not-meet-requirements' });
    expect(policy()).toEqual(identity.policy);
  });

  it('change the password, which is nowhere in the state', async () => {
    made = await makeAccount();
    await made.ask(changePassword({ password: 'walnut-99' }));
    expect(made.account.password).toBe('walnut-99');
    expect(made.section('password')).toEqual({ status: 'done' });
    expect(JSON.stringify(made.state())).not.toMatch(/walnut-99/);
  });
});

describe('ways to sign in', () => {
  it('are added and taken away', async () => {
    made = await makeAccount();
    await made.ask(linkProvider({ providerId: 'google.com' }));
    expect(made.section('link:google.com')).toEqual({ status: 'done' });
    expect(user()?.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
    await made.ask(unlinkMethod({ providerId: 'password' }));
    expect(made.section('unlink:password')).toEqual({ status: 'done' });
    expect(user()?.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  });

  it('keep the last one, without asking the service', async () => {
    made = await makeAccount();
    await made.ask(unlinkMethod({ providerId: 'password' }));
    expect(made.section('unlink:password')).toEqual({ status: 'refused', code: 'last-method' });
    expect(called('unlink')).toEqual([]);
  });

  it('make a passing account a lasting one with nothing lost', async () => {
    made = await makeAccount({ uid: 'guest', email: null, isAnonymous: true, providerData: [] });
    await made.ask(linkPassword({ email: 'ada@example.com', password: 'walnut-12' }));
    expect(made.section('link:password')).toEqual({ status: 'done' });
    expect(user()).toMatchObject({ uid: 'guest', isAnonymous: false, email: 'ada@example.com' });
    expect(JSON.stringify(made.state())).not.toMatch(/walnut-12/);
  });

  it('say nothing of a window that was closed', async () => {
    made = await makeAccount();
    made.account.failNext('linkProvider', 'popup-closed-by-user');
    await made.ask(linkProvider({ providerId: 'google.com' }));
    expect(made.section('link:google.com')).toEqual({ status: 'idle' });
  });

  it('open a window again while the old one hangs, within the click', async () => {
    made = await makeAccount();
    const opened = jest.spyOn(made.account, 'linkProvider').mockReturnValueOnce(new Promise(() => undefined));
    made.store.dispatch(linkProvider({ providerId: 'github.com' }));
    expect(opened).toHaveBeenCalledTimes(1);
    await made.ask(linkProvider({ providerId: 'google.com' }));
    expect(made.section('link:github.com')).toEqual({ status: 'idle' });
    expect(made.section('link:google.com')).toEqual({ status: 'done' });
  });
});

describe('a way that belongs to another account', () => {
  const meet = async () => {
    made = await makeAccount();
    made.account.belongsToAnother('google.com');
    await made.ask(linkProvider({ providerId: 'google.com' }));
    const other = made.read(selectOtherAccount);
    if (other === null) throw new Error('no other account');
    made.signInMethods.addConflict(other.conflictId, 'google.com', { uid: 'eve', email: 'eve@example.com' });
    return other.conflictId;
  };

  it('is reported, with the choice of the account to go on with', async () => {
    const conflictId = await meet();
    expect(made.section('link:google.com')).toEqual({ status: 'refused', code: 'credential-already-in-use' });
    expect(made.read(selectOtherAccount)).toEqual({ conflictId, providerId: 'google.com' });
  });

  it('is left: the person stays, and what was kept is forgotten', async () => {
    const conflictId = await meet();
    await made.ask(leaveOther());
    expect(made.read(selectOtherAccount)).toBeNull();
    expect(made.section('link:google.com')).toEqual({ status: 'idle' });
    expect(made.signInMethods.kept.has(conflictId)).toBe(false);
    expect(user()?.uid).toBe('user-1');
  });

  it('is changed over to; this session ends as asked for, and nothing of it stays', async () => {
    await meet();
    await made.ask(switchToOther());
    expect(user()).toMatchObject({ email: 'eve@example.com' });
    expect(made.actions).toContainEqual(signedOut({ reason: 'requested' }));
    expect(made.read(selectOtherAccount)).toBeNull();
  });

  it('may refuse, which says nothing about this session, and may be tried again', async () => {
    await meet();
    made.signInMethods.failNext('signInWithPending', 'user-disabled');
    await made.ask(switchToOther());
    expect(made.section('link:google.com')).toEqual({ status: 'refused', code: 'user-disabled' });
    const ofSession = made.actions.filter((action) => sessionFailed.match(action));
    expect(ofSession.map(({ payload }) => payload.code)).not.toContain('user-disabled');
    expect(made.state().auth).toMatchObject({ status: 'signedIn', leaving: false });
    await made.ask(switchToOther());
    expect(user()).toMatchObject({ email: 'eve@example.com' });
  });

  /** The other account has a second step, which is asked for. */
  const comeToSecondStep = async () => {
    await meet();
    const factors = [{ uid: 'f1', kind: 'totp', name: null, phoneNumber: null, enrolledAt: null }] as const;
    made.signInMethods.addChallenge('c1', factors, () =>
      made.auth.emit({ type: 'changed', user: buildUser({ uid: 'eve', email: 'eve@example.com' }) }),
    );
    jest
      .spyOn(made.signInMethods, 'signInWithPending')
      .mockResolvedValueOnce({ type: 'secondFactorNeeded', challengeId: 'c1', factors });
    await made.ask(switchToOther());
  };

  it('may ask for a second step; turning away from it is staying', async () => {
    await comeToSecondStep();
    expect(made.read(selectChallenge)).toMatchObject({ status: 'waiting', factorUid: 'f1' });
    await made.ask(leaveChallenge());
    expect(made.state().auth).toMatchObject({ status: 'signedIn', leaving: false });
    expect(made.section('link:google.com')).toEqual({ status: 'idle' });
    expect(made.read(selectOtherAccount)).toBeNull();
  });

  it('is changed over to by a second step, also after a wrong answer; this session ends as asked for', async () => {
    await comeToSecondStep();
    await made.ask(answerChallenge({ code: 'wrong' }));
    expect(made.state().auth).toMatchObject({ status: 'signedIn', leaving: false });
    await made.ask(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(user()?.uid).toBe('eve');
    expect(made.actions).toContainEqual(signedOut({ reason: 'requested' }));
  });

  it('is not why this session ends elsewhere while its second step waits for an answer', async () => {
    await comeToSecondStep();
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(made.state().auth).toEqual({ status: 'signedOut', reason: 'ended-elsewhere' });
  });

  it('takes the place of one before, which is forgotten', async () => {
    made = await makeAccount({
      providerData: [fakeProvider('password', { uid: 'ada@example.com', email: 'ada@example.com' })],
    });
    made.account.belongsToAnother('google.com');
    made.account.belongsToAnother('github.com');
    await made.ask(linkProvider({ providerId: 'google.com' }));
    await made.ask(linkProvider({ providerId: 'github.com' }));
    expect(made.account.kept.size).toBe(1);
    expect(made.read(selectOtherAccount)?.providerId).toBe('github.com');
  });

  it('is not asked for again by a choice that time travel brings back', async () => {
    const conflictId = await meet();
    await made.ask(leaveOther());
    made.store.dispatch(otherAccountFound({ conflictId, providerId: 'google.com' }));
    await made.ask(switchToOther());
    expect(made.section('link:google.com')).toEqual({ status: 'refused', code: 'invalid-verification-id' });
    expect(made.read(selectOtherAccount)).toBeNull();
    expect(user()?.uid).toBe('user-1');
  });
});
