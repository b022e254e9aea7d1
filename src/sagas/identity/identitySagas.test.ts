import { selectIsSignedIn, sessionFailed, signedIn } from '../../features/auth/model/authSlice';
import { attemptRefused, attemptStarted } from '../../features/auth/model/attemptSlice';
import { answerChallenge, leaveChallenge } from '../../features/auth/model/challengeSlice';
import { selectIsPolicyKnown, selectPasswordPolicy } from '../../features/auth/model/passwordPolicySlice';
import {
  applyMailedLink,
  checkAgain,
  chooseNewPassword,
  linkChecked,
  linkOpened,
  selectMailedAction,
  signInByMailedLink,
} from '../../features/identity/mailedActionSlice';
import { requestPasswordReset, requestVerification, selectMailRequest } from '../../features/identity/mailRequestSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { GatewayFailure } from '../../services/failure';
import { FAKE_TOTP_CODE } from '../../testing/fakes/auth/fakeAccountGateway';
import { createFakeIdentityGateway } from '../../testing/fakes/auth/fakeIdentityGateway';
import { buildUser } from '../../testing/stores/builders';
import { makeIdentity } from '../../testing/stores/makeIdentity';
import { settle } from '../../testing/stores/makeTestStore';
import { mailedLinkOf } from './followMailedLinks';

const EMAIL = 'ada@example.com';
const strict = { minLength: 8, maxLength: null, lowercase: true, uppercase: true, digit: true, symbols: null };

type Made = ReturnType<typeof makeIdentity>;
let made: Made;
const start = async (at: string, prepare?: Parameters<typeof makeIdentity>[1]) => {
  made = makeIdentity(at, prepare);
  await settle();
};
const action = () => made.read(selectMailedAction);
const request = () => made.read(selectMailRequest);
const used = (op: string) => made.identity.calls.filter((call) => call.startsWith(op));
const linkTo = (code: string, more = '') => `/auth/action?mode=x&oobCode=${code}${more}`;

afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
  jest.useRealTimers();
});

describe('asking for a mail to choose a new password', () => {
  it('answers the same with and without an account, and mails only where there is one', async () => {
    await start('/reset-password?next=%2Fsales%2F1', (identity) => identity.addAccount(EMAIL, 'walnut-12'));
    for (const email of [EMAIL, 'nobody@example.com']) {
      made.store.dispatch(requestPasswordReset({ email }));
      expect(request()).toEqual({ status: 'working', kind: 'reset', email });
      await settle();
      expect(request()).toEqual({ status: 'sent', kind: 'reset', email });
    }
    expect(made.identity.mails).toMatchObject([{ to: EMAIL, continuePath: '/sign-in?next=%2Fsales%2F1' }]);
  });

  it('is sent once for two clicks, says what was refused, and is forgotten on another page', async () => {
    await start('/reset-password');
    made.identity.failNext('sendPasswordReset', 'too-many-requests');
    made.store.dispatch(requestPasswordReset({ email: EMAIL }));
    made.store.dispatch(requestPasswordReset({ email: EMAIL }));
    await settle();
    expect(request()).toMatchObject({ status: 'refused', code: 'too-many-requests' });
    expect(used('sendPasswordReset')).toHaveLength(1);
    made.store.dispatch(navigate('/sign-in'));
    expect(request()).toEqual({ status: 'idle' });
  });

  it('turns a defect into an unknown refusal and reports it', async () => {
    await start('/reset-password');
    jest.spyOn(made.identity, 'sendPasswordReset').mockRejectedValueOnce(new TypeError('defect'));
    made.store.dispatch(requestPasswordReset({ email: EMAIL }));
    await settle();
    expect(request()).toMatchObject({ status: 'refused', code: 'unknown' });
    expect(made.failures.splice(0)).toEqual([{ where: 'mailRequest', error: expect.any(TypeError) as unknown }]);
  });
});

describe('asking for a mail that confirms the address', () => {
  it('goes to the signed-in person', async () => {
    await start('/auth/action?mode=verifyEmail&oobCode=old');
    made.auth.emit({ type: 'changed', user: buildUser() });
    made.identity.present = EMAIL;
    made.store.dispatch(requestVerification());
    await settle();
    expect(request()).toEqual({ status: 'sent', kind: 'verification', email: EMAIL });
    expect(made.identity.mails).toMatchObject([{ to: EMAIL, operation: 'verifyEmail' }]);
    // A mail that was sent says nothing against the session.
    expect(made.types()).not.toContain(sessionFailed.type);
  });

  it('is refused where nobody is signed in any more, and leaves the reason for which the session ended', async () => {
    await start('/auth/action?mode=verifyEmail&oobCode=old');
    made.auth.emit({ type: 'changed', user: buildUser() });
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    const ended = made.store.getState().auth;
    made.identity.failNext('sendEmailVerification', 'user-token-expired');
    made.store.dispatch(requestVerification());
    await settle();
    expect(request()).toMatchObject({ status: 'refused', code: 'user-token-expired' });
    expect(made.store.getState().auth).toEqual(ended);
  });

  it('reports a refusal to the session guard, which ends a session that is over', async () => {
    await start('/auth/action?mode=verifyEmail&oobCode=old');
    made.auth.emit({ type: 'changed', user: buildUser() });
    made.identity.failNext('sendEmailVerification', 'user-disabled');
    made.store.dispatch(requestVerification());
    await settle();
    expect(made.store.getState().auth).toEqual({ status: 'signedOut', reason: 'user-disabled' });
  });
});

describe('a mailed link', () => {
  let code: string;
  const open = async (fields: Parameters<ReturnType<typeof createFakeIdentityGateway>['mail']>[1], more = '') => {
    code = 'code-1';
    await start(linkTo(code, more), (identity) => {
      identity.addAccount(EMAIL, 'walnut-12');
      identity.mail(EMAIL, fields);
    });
  };

  it('is looked at, and nothing happens before the click', async () => {
    await open({ operation: 'verifyEmail' });
    expect(action()).toMatchObject({ status: 'ready', action: { operation: 'verifyEmail', email: EMAIL } });
    expect(used('applyActionCode')).toEqual([]);
    made.store.dispatch(applyMailedLink());
    expect(action().status).toBe('applying');
    await settle();
    expect(action().status).toBe('done');
    expect(made.identity.accounts).toMatchObject([{ email: EMAIL, verified: true }]);
  });

  it('is used once: by two clicks, and again after time went back', async () => {
    await open({ operation: 'verifyEmail' });
    made.store.dispatch(applyMailedLink());
    made.store.dispatch(applyMailedLink());
    await settle();
    const past = action();
    if (past.status !== 'done') throw new Error(past.status);
    // Back at the moment before the click, as the developer tools show it.
    made.store.dispatch(linkOpened(past.link));
    made.store.dispatch(linkChecked(past.action));
    made.store.dispatch(applyMailedLink());
    await settle();
    expect(action().status).toBe('done');
    expect(used('applyActionCode')).toEqual(['applyActionCode code-1']);
  });

  it('is asked for once, whatever else changes in the address', async () => {
    await open({ operation: 'verifyEmail' });
    made.store.dispatch(navigate(`${linkTo(code)}#main`));
    await settle();
    expect(used('checkActionCode')).toHaveLength(1);
    expect(action().status).toBe('ready');
    made.store.dispatch(navigate('/'));
    expect(action()).toEqual({ status: 'idle' });
  });

  it('chooses a new password; one that is refused may be followed by another', async () => {
    await open({ operation: 'resetPassword' });
    made.identity.policy = { ...strict, enforced: true };
    made.store.dispatch(chooseNewPassword({ password: 'walnut-13' }));
    await settle();
    expect(action()).toMatchObject({ status: 'ready', refusal: 'password-does-not-meet-requirements' });
    made.store.dispatch(chooseNewPassword({ password: 'Walnut-13' }));
    await settle();
    expect(action().status).toBe('done');
    expect(made.identity.accounts).toMatchObject([{ password: 'Walnut-13' }]);
    expect(JSON.stringify(made.store.getState())).not.toMatch(/Walnut-13/);
  });

  it.each([
    ['used', 'invalid-action-code', () => made.identity.mail(EMAIL, {})],
    ['expired', 'expired-action-code', () => made.identity.expire(code)],
  ] as const)('that was %s before the click comes to a clear end', async (_, refusal, end) => {
    await open({ operation: 'verifyEmail' });
    end();
    if (refusal === 'invalid-action-code') await made.identity.applyActionCode(code);
    made.store.dispatch(applyMailedLink());
    await settle();
    expect(action()).toMatchObject({ status: 'refused', code: refusal });
  });

  it('of another site, and one without a code, comes to a clear end', async () => {
    await start(linkTo('foreign'));
    expect(action()).toMatchObject({ status: 'refused', code: 'invalid-action-code' });
    made.store.dispatch(navigate('/auth/action?mode=resetPassword'));
    await settle();
    expect(action()).toMatchObject({ status: 'refused', code: 'invalid-action-code', link: { mode: 'resetPassword' } });
    expect(used('checkActionCode')).toEqual(['checkActionCode foreign']);
  });

  it('is looked at again when the network was away', async () => {
    await start(linkTo('code-1'), (identity) => {
      identity.mail(EMAIL, { operation: 'verifyEmail' });
      identity.failNext('checkActionCode', 'network-request-failed');
    });
    expect(action()).toMatchObject({ status: 'refused', code: 'network-request-failed' });
    made.store.dispatch(checkAgain());
    await settle();
    expect(action().status).toBe('ready');
  });

  it('does not speak of another link that was opened meanwhile', async () => {
    await open({ operation: 'verifyEmail' });
    const other = made.identity.mail(EMAIL, { operation: 'recoverEmail' });
    made.store.dispatch(applyMailedLink());
    made.store.dispatch(navigate(linkTo(other)));
    await settle();
    expect(action()).toMatchObject({ status: 'ready', action: { operation: 'recoverEmail' } });
  });

  it('signs in with the right address and goes on to the page that was asked for', async () => {
    await open({ operation: 'signIn', email: null }, '&continueUrl=https%3A%2F%2Fapp.example%2Fsales%2F1');
    made.store.dispatch(signInByMailedLink({ email: 'bob@example.com' }));
    await settle();
    expect(action()).toMatchObject({ status: 'ready', refusal: 'invalid-email' });
    made.store.dispatch(signInByMailedLink({ email: EMAIL }));
    await settle();
    expect(made.identity.present).toBe(EMAIL);
    expect(made.history.calls).toContain('replace /sales/1');
  });

  describe('that signs in where it was asked for', () => {
    const openHere = async () => {
      await start('/', (identity) => identity.mail(EMAIL, { operation: 'signIn', email: null }));
      made.memory.write('linkEmail', EMAIL);
      made.store.dispatch(navigate('/auth/action?mode=signIn&oobCode=code-1'));
      await settle();
    };

    it.each(['kept', 'session'] as const)('stays as was chosen there: %s', async (stay) => {
      await start('/', (identity) => identity.mail(EMAIL, { operation: 'signIn', email: null }));
      made.memory.write('linkStay', stay);
      made.store.dispatch(navigate('/auth/action?mode=signIn&oobCode=code-1'));
      await settle();
      made.store.dispatch(signInByMailedLink({ email: EMAIL }));
      await settle();
      expect(used('signInWithMailedCode')).toEqual([`signInWithMailedCode code-1 ${stay}`]);
      expect(made.memory.read('linkStay')).toBeNull();
      expect(made.memory.read('lastMethod')).toBe(stay === 'kept' ? 'link' : null);
    });

    it('knows the address, until the link is used', async () => {
      await openHere();
      expect(action()).toMatchObject({ status: 'ready', action: { operation: 'signIn', email: EMAIL } });
      made.store.dispatch(signInByMailedLink({ email: EMAIL }));
      await settle();
      expect(action().status).toBe('idle');
      expect(made.memory.read('linkEmail')).toBeNull();
      expect(made.memory.read('lastMethod')).toBe('link');
    });

    const ask = async () => {
      await openHere();
      const factors = [{ uid: 't', kind: 'totp', name: null, phoneNumber: null, enrolledAt: null }] as const;
      made.identity.secondStep = { type: 'secondFactorNeeded', challengeId: 'second', factors };
      made.signInMethods.addChallenge('second', factors, () => made.auth.emit({ type: 'changed', user: buildUser() }));
      made.store.dispatch(signInByMailedLink({ email: EMAIL }));
      await settle();
    };

    it('goes on after the second step', async () => {
      await ask();
      expect(action().status).toBe('applying');
      made.store.dispatch(answerChallenge({ code: 'wrong' }));
      await settle();
      expect(action().status).toBe('applying');
      made.store.dispatch(answerChallenge({ code: FAKE_TOTP_CODE }));
      await settle();
      expect(selectIsSignedIn(made.store.getState())).toBe(true);
      expect(made.history.calls).toContain('replace /sales');
    });

    it('says that the second step is missing when the person turns away from it', async () => {
      await ask();
      made.store.dispatch(leaveChallenge());
      await settle();
      expect(action()).toMatchObject({ status: 'ready', refusal: 'multi-factor-auth-required' });
      expect(made.memory.read('linkEmail')).toBe(EMAIL);
    });
  });

  it('shows the signed-in person what changed, or that the session is over', async () => {
    await open({ operation: 'verifyEmail' });
    made.auth.emit({ type: 'changed', user: buildUser() });
    jest.spyOn(made.auth, 'reload').mockRejectedValueOnce(new GatewayFailure('user-token-expired'));
    made.store.dispatch(applyMailedLink());
    await settle();
    expect(action().status).toBe('done');
    expect(made.types()).toContain(signedIn.type);
    expect(made.store.getState().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
  });

  it.each([
    ['https://app.example/sales/1?a=b#c', '/sales/1?a=b#c'],
    ['https://evil.example/sales', null],
    ['https://app.example.evil.example/', null],
    ['//app.example/sales', null],
    ['/sales', null],
    ['javascript:alert(1)', null],
    ['https://app.example//evil.example', null],
    ['https://app.example/auth/action?oobCode=x', null],
    ['https://app.example/auth/action?continueUrl=https%3A%2F%2Fapp.example%2Fsales%2F1%3Fa%3Db', '/sales/1?a=b'],
    ['https://app.example/auth/action?continueUrl=https%3A%2F%2Fapp.example%2Fauth%2Faction', null],
    ['https://app.example/auth/action?continueUrl=https%3A%2F%2Fevil.example%2Fsales', null],
    ['', null],
  ])('goes on to %j as %j', async (url, path) => {
    await start('/');
    const { ownPath } = createFakeIdentityGateway();
    const search = `?oobCode=x&mode=verifyEmail&continueUrl=${encodeURIComponent(url)}`;
    expect(mailedLinkOf(search, ownPath)).toEqual({ code: 'x', mode: 'verifyEmail', continuePath: path });
  });
});

describe('the policy for new passwords', () => {
  it('is read where a password may be chosen, once', async () => {
    await start('/reset-password', (identity) => (identity.policy = { ...strict, enforced: true }));
    expect(used('passwordPolicy')).toEqual([]);
    made.store.dispatch(navigate('/sign-up'));
    await settle();
    expect(made.read(selectPasswordPolicy)).toEqual({ ...strict, enforced: true });
    made.store.dispatch(navigate('/sign-in'));
    made.store.dispatch(navigate('/sign-up'));
    await settle();
    expect(used('passwordPolicy')).toHaveLength(1);
  });

  it.each(['/account', '/auth/action?mode=resetPassword&oobCode=x'])('is read at %s too', async (place) => {
    await start(place, (identity) => {
      identity.policy = { ...strict, enforced: true };
    });
    expect(made.read(selectPasswordPolicy)).toMatchObject({ minLength: 8, enforced: true });
  });

  it('is six characters while the service does not say', async () => {
    await start('/sign-up');
    expect(used('passwordPolicy')).toHaveLength(1);
    expect(made.read(selectIsPolicyKnown)).toBe(false);
    expect(made.read(selectPasswordPolicy)).toMatchObject({ minLength: 6, enforced: false });
  });

  it('is read again after the service has refused a password for it', async () => {
    await start('/sign-up');
    made.identity.policy = { ...strict, enforced: true };
    made.store.dispatch(attemptStarted({ method: 'signUp' }));
    made.store.dispatch(attemptRefused({ code: 'password-does-not-meet-requirements' }));
    await settle();
    expect(made.read(selectPasswordPolicy)).toMatchObject({ minLength: 8, enforced: true });
  });
});
