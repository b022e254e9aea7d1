import { changeEmail, changePassword, removeFactor } from '../../../features/account/model/accountCommands';
import {
  chooseOtherReauth,
  confirmReauthCode,
  leaveReauth,
  reauthAsked,
  reauthElsewhereDone,
  reauthWithPassword,
  reauthWithProvider,
  selectReauth,
  sendReauthCode,
  sendReauthLink,
} from '../../../features/account/model/reauthSlice';
import { answerChallenge, leaveChallenge, selectChallenge } from '../../../features/auth/model/challengeSlice';
import { cooldownRequested } from '../../../features/auth/model/cooldownSlice';
import { FAKE_TOTP_CODE } from '../../../testing/fakes/auth/fakeAccountGateway';
import { fakeProvider } from '../../../testing/fakes/auth/fakePerson';
import { makeAccount, type Account } from '../../../testing/stores/makeAccount';
import { settle } from '../../../testing/stores/makeTestStore';

const PHONE = '+4930901820';
const everyMethod = {
  phoneNumber: PHONE,
  providerData: [
    fakeProvider('password', { uid: 'ada@example.com', email: 'ada@example.com' }),
    fakeProvider('google.com', { email: 'ada@example.com' }),
    fakeProvider('phone', { uid: PHONE, phoneNumber: PHONE }),
  ],
};

let made: Account;
const reauth = () => made.read(selectReauth);
/** Asks for a new address, for which the sign-in is too long ago. */
const start = async (...args: Parameters<typeof makeAccount>) => {
  made = await makeAccount(...args);
  made.account.age();
  await made.ask(changeEmail({ email: 'ada@new.example' }));
};
const mails = () => made.account.mails.map(({ to }) => to);

afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
});

describe('signing in once more', () => {
  it('is asked for in place, offers the ways of the account, and goes on with what was interrupted', async () => {
    await start(everyMethod);
    expect(reauth()).toMatchObject({
      status: 'asked',
      methods: ['password', 'link', 'google.com', 'phone'],
      email: 'ada@example.com',
      refusal: null,
    });
    expect(made.section('email')).toEqual({ status: 'working' });
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(reauth()).toEqual({ status: 'idle' });
    expect(made.section('email')).toEqual({ status: 'done' });
    expect(mails()).toEqual(['ada@new.example']);
  });

  it('takes a wrong password as a refusal in the dialog, and never as the end of the session', async () => {
    await start();
    await made.ask(reauthWithPassword({ password: 'wrong' }));
    expect(reauth()).toMatchObject({ status: 'asked', refusal: 'invalid-credential' });
    expect(made.types()).not.toContain('auth/sessionFailed');
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(mails()).toEqual(['ada@new.example']);
    expect(JSON.stringify(made.state())).not.toMatch(/walnut-12/);
  });

  it('refuses the action when it is left, and can be asked for again', async () => {
    await start();
    await made.ask(leaveReauth());
    expect(reauth()).toEqual({ status: 'idle' });
    expect(made.section('email')).toEqual({ status: 'refused', code: 'requires-recent-login' });
    await made.ask(changeEmail({ email: 'ada@new.example' }));
    expect(reauth().status).toBe('asked');
  });

  it('works at a provider; a closed window says nothing, another account is refused', async () => {
    await start(everyMethod);
    made.account.failNext('reauthenticateWithProvider', 'popup-closed-by-user');
    await made.ask(reauthWithProvider({ providerId: 'google.com' }));
    expect(reauth()).toMatchObject({ status: 'asked', refusal: null });
    await made.ask(reauthWithProvider({ providerId: 'github.com' }));
    expect(reauth()).toMatchObject({ status: 'asked', refusal: 'user-mismatch' });
    const calls = made.account.calls.length;
    made.store.dispatch(reauthWithProvider({ providerId: 'google.com' }));
    // Within the click, or the browser blocks the window.
    expect(made.account.calls.slice(calls)).toEqual(['reauthenticateWithProvider']);
    await settle();
    expect(mails()).toHaveLength(1);
  });

  it.each([
    ['another way is chosen', chooseOtherReauth, 'asked'],
    ['it is left', leaveReauth, 'idle'],
  ] as const)('does not wait for a window that hangs when %s', async (_, command, status) => {
    await start(everyMethod);
    jest.spyOn(made.account, 'reauthenticateWithProvider').mockReturnValueOnce(new Promise(() => undefined));
    await made.ask(reauthWithProvider({ providerId: 'google.com' }));
    expect(reauth()).toMatchObject({ status: 'working', method: 'google.com' });
    await made.ask(command());
    expect(reauth().status).toBe(status);
    if (status === 'idle') return;
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(mails()).toHaveLength(1);
  });

  it.each([
    ['the password is being checked', 'reauthenticateWithPassword', reauthWithPassword({ password: 'x' }), 'password'],
    ['a code is being sent', 'sendReauthCode', sendReauthCode(), 'phone'],
  ] as const)('shows that it works while %s', async (_, operation, answer, method) => {
    await start(everyMethod);
    jest.spyOn(made.account, operation).mockReturnValueOnce(new Promise<never>(() => undefined));
    await made.ask(answer);
    expect(reauth()).toMatchObject({ status: 'working', method });
  });

  it('says of a defect that something went wrong, reports it, and may be tried again', async () => {
    await start();
    jest.spyOn(made.account, 'reauthenticateWithPassword').mockRejectedValueOnce(new TypeError('defect'));
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(reauth()).toMatchObject({ status: 'asked', refusal: 'unknown' });
    expect(made.failures.splice(0)).toEqual([{ where: 'reauth', error: expect.any(TypeError) as unknown }]);
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(mails()).toHaveLength(1);
  });

  it('works with a code to the own number; a wrong code may be followed by another', async () => {
    await start(everyMethod);
    await made.ask(sendReauthCode());
    expect(reauth()).toMatchObject({ status: 'needsCode', phoneNumber: PHONE, checking: false });
    await made.ask(confirmReauthCode({ code: '000000' }));
    expect(reauth()).toMatchObject({ status: 'needsCode', refusal: 'invalid-verification-code', checking: false });
    await made.ask(confirmReauthCode({ code: '123456' }));
    expect(mails()).toHaveLength(1);
    expect(made.account.kept.size).toBe(0);
  });

  it('forgets the code that was sent when another way is chosen', async () => {
    await start(everyMethod);
    await made.ask(sendReauthCode());
    await made.ask(chooseOtherReauth());
    expect(reauth().status).toBe('asked');
    expect(made.account.kept.size).toBe(0);
  });

  it('works with a mailed link that is used in another tab', async () => {
    await start();
    await made.ask(sendReauthLink());
    expect(reauth()).toMatchObject({ status: 'asked', linkSent: true });
    expect(made.signInMethods.mails).toEqual([{ to: 'ada@example.com', continuePath: '/account' }]);
    // Nothing says that this browser is one's own.
    expect([made.memory.read('linkEmail'), made.memory.read('linkStay')]).toEqual([null, 'session']);
    made.memory.write('lastMethod', 'link');
    await made.ask(sendReauthLink());
    expect([made.memory.read('linkEmail'), made.memory.read('linkStay')]).toEqual(['ada@example.com', 'kept']);
    jest.useFakeTimers();
    await made.ask(reauthElsewhereDone());
    expect(reauth()).toMatchObject({ status: 'working', method: 'link' });
    await jest.advanceTimersByTimeAsync(3000);
    expect(reauth()).toMatchObject({ status: 'asked', refusal: 'requires-recent-login', linkSent: true });
    // The person is back before this tab knows of the other one's sign-in.
    await made.ask(reauthElsewhereDone());
    await jest.advanceTimersByTimeAsync(300);
    made.account.signedIn += 60_000;
    made.account.passChallenge();
    made.account.signedIn += 60_000;
    expect(mails()).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1000);
    expect(mails()).toHaveLength(1);
    jest.useRealTimers();
  });

  it('lets the lane rest after too many tries', async () => {
    await start();
    made.account.failNext('reauthenticateWithPassword', 'too-many-requests');
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(reauth()).toMatchObject({ status: 'asked', refusal: 'too-many-requests' });
    expect(made.actions).toContainEqual(cooldownRequested({ lane: 'account' }));
  });

  it('answers everyone who waits for it', async () => {
    await start();
    await made.ask(changePassword({ password: 'walnut-13' }));
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect([made.section('email').status, made.section('password').status]).toEqual(['done', 'done']);
    expect(made.account.password).toBe('walnut-13');
  });

  it('is asked once of two who ask in the same moment, and answers both', async () => {
    made = await makeAccount();
    made.account.age();
    made.store.dispatch(changeEmail({ email: 'ada@new.example' }));
    await made.ask(changePassword({ password: 'walnut-13' }));
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    const asked = made.account.calls.filter((call) => call === 'reauthenticateWithPassword');
    expect([asked.length, made.types().filter((type) => type === reauthAsked.type).length]).toEqual([1, 1]);
    expect([made.section('email').status, made.section('password').status]).toEqual(['done', 'done']);
  });

  it('is not asked of an account that has no way to do it', async () => {
    await start({ email: null, isAnonymous: true, providerData: [] });
    expect(reauth()).toEqual({ status: 'idle' });
    expect(made.section('email')).toEqual({ status: 'refused', code: 'requires-recent-login' });
  });

  it('ends with the session, and leaves nothing to the next person', async () => {
    await start();
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(reauth()).toEqual({ status: 'idle' });
    expect(made.section('email')).toEqual({ status: 'idle' });
    await made.signIn();
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    expect(mails()).toEqual([]);
    expect(made.account.calls).not.toContain('reauthenticateWithPassword');
  });

  it('is not done by an answer that time travel brings back', async () => {
    await start();
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    const calls = made.account.calls.length;
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    await made.ask(leaveReauth());
    expect(made.account.calls).toHaveLength(calls);
  });
});

describe('a second step while signing in once more', () => {
  const factor = { uid: 'f1', kind: 'totp', name: 'App', phoneNumber: null, enrolledAt: null } as const;
  const toChallenge = async () => {
    made = await makeAccount();
    made.account.factors = [factor];
    made.account.age();
    await made.ask(removeFactor({ uid: 'f1' }));
    await made.ask(reauthWithPassword({ password: 'walnut-12' }));
    const state = reauth();
    if (state.status !== 'needsSecondFactor') throw new Error(state.status);
    made.signInMethods.addChallenge(state.challengeId, [factor], () => made.account.passChallenge());
  };

  it('is asked for, may be answered wrongly first, and the interrupted action goes on', async () => {
    await toChallenge();
    expect(made.read(selectChallenge)).toMatchObject({ status: 'waiting', factorUid: 'f1' });
    await made.ask(answerChallenge({ code: '000000' }));
    expect(made.read(selectChallenge)).toMatchObject({ status: 'waiting', refusal: 'invalid-verification-code' });
    await made.ask(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(made.section('factor:f1')).toEqual({ status: 'done' });
    expect(made.account.factors).toEqual([]);
    expect(reauth()).toEqual({ status: 'idle' });
  });

  it('leads back to the question when it is left', async () => {
    await toChallenge();
    await made.ask(leaveChallenge());
    expect(reauth()).toMatchObject({ status: 'asked', refusal: null });
    expect(made.read(selectChallenge)).toEqual({ status: 'none' });
    expect(made.account.calls.filter((call) => call === 'removeSecondFactor')).toHaveLength(1);
    expect(made.account.factors).toHaveLength(1);
  });

  it('ends with the session', async () => {
    await toChallenge();
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(made.read(selectChallenge)).toEqual({ status: 'none' });
    expect(reauth()).toEqual({ status: 'idle' });
  });
});
