import { answerChallenge, selectChallenge } from '../../features/auth/model/challengeSlice';
import { selectCooldowns } from '../../features/auth/model/cooldownSlice';
import { applyMailedLink, selectMailedAction, signInByMailedLink } from '../../features/identity/mailedActionSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { GatewayFailure } from '../../services/failure';
import type { MailedAction } from '../../services/auth/IdentityGateway';
import { FAKE_TOTP_CODE } from '../../testing/fakes/auth/fakeAccountGateway';
import { buildUser } from '../../testing/stores/builders';
import { makeIdentity } from '../../testing/stores/makeIdentity';
import { settle } from '../../testing/stores/makeTestStore';

const EMAIL = 'ada@example.com';
const linkTo = (code: string) => `/auth/action?mode=x&oobCode=${code}`;

let made: ReturnType<typeof makeIdentity>;
/** Links of these kinds were mailed; the page shows the first, whose code is `code-1`. */
async function open(...mailed: readonly MailedAction['operation'][]): Promise<void> {
  made = makeIdentity(linkTo('code-1'), (identity) => {
    identity.addAccount(EMAIL, 'walnut-12');
    for (const operation of mailed) identity.mail(EMAIL, { operation });
  });
  await settle();
}
afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
});
const action = () => made.read(selectMailedAction);
const challenge = () => made.read(selectChallenge);
const rests = () => made.read(selectCooldowns);
const used = (op: string) => made.identity.calls.filter((call) => call.startsWith(op));
const say = async (command: Parameters<typeof made.store.dispatch>[0]) => {
  made.store.dispatch(command);
  await settle();
};

describe('a link that hangs', () => {
  /** The next code is used only when the returned function is called. */
  function hold(): () => void {
    const apply = made.identity.applyActionCode.bind(made.identity);
    let answer = (): void => undefined;
    jest.spyOn(made.identity, 'applyActionCode').mockImplementationOnce(async (code) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return apply(code);
    });
    return () => answer();
  }

  it('does not keep another one waiting, and is used once it can be', async () => {
    await open('verifyEmail', 'recoverEmail');
    const answer = hold();
    await say(applyMailedLink());
    await say(navigate(linkTo('code-2')));
    await say(applyMailedLink());
    expect(action()).toMatchObject({ status: 'done', link: { code: 'code-2' } });
    answer();
    await settle();
    expect(action()).toMatchObject({ status: 'done', link: { code: 'code-2' } });
    expect(used('applyActionCode')).toEqual(['applyActionCode code-2', 'applyActionCode code-1']);
  });

  it.each([
    ['is used', false],
    ['is refused', true],
  ])('says nothing of another one that hangs, too, when it %s', async (_name, isRefused) => {
    await open('verifyEmail', 'recoverEmail');
    const answer = hold();
    await say(applyMailedLink());
    await say(navigate(linkTo('code-2')));
    const answerNext = hold();
    await say(applyMailedLink());
    if (isRefused) made.identity.failNext('applyActionCode', 'expired-action-code');
    answer();
    await settle();
    expect(action()).toMatchObject({ status: 'applying', link: { code: 'code-2' } });
    answerNext();
    await settle();
    expect(action()).toMatchObject({ status: 'done', link: { code: 'code-2' } });
  });

  it('says nothing on a page that was left', async () => {
    await open('verifyEmail');
    const answer = hold();
    await say(applyMailedLink());
    await say(navigate('/'));
    answer();
    await settle();
    expect(action()).toEqual({ status: 'idle' });
  });
});

it.each([
  ['/', 'idle'],
  [linkTo('code-2'), 'ready'],
])('a link that signs in late leaves a person at %s who went there meanwhile', async (path, status) => {
  await open('signIn', 'verifyEmail');
  let answer = (): void => undefined;
  jest.spyOn(made.identity, 'signInWithMailedCode').mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    made.auth.emit({ type: 'changed', user: buildUser() });
    return { type: 'signedIn' };
  });
  await say(signInByMailedLink({ email: EMAIL }));
  await say(navigate(path));
  answer();
  await settle();
  expect(made.store.getState().auth.status).toBe('signedIn');
  expect(made.memory.read('lastMethod')).toBe('link');
  expect([made.history.calls, action().status]).toEqual([[`push ${path}`], status]);
});

describe('the second step of a link that signs in', () => {
  const factors = [{ uid: 't', kind: 'totp', name: null, phoneNumber: null, enrolledAt: null }] as const;
  const ask = async (): Promise<void> => {
    made.identity.secondStep = { type: 'secondFactorNeeded', challengeId: 'second', factors };
    made.signInMethods.addChallenge('second', factors, () => made.auth.emit({ type: 'changed', user: buildUser() }));
    await say(signInByMailedLink({ email: EMAIL }));
    expect(challenge()).toMatchObject({ status: 'waiting', challengeId: 'second' });
  };

  it.each([
    ['the page', '/'],
    ['the link for another one', linkTo('code-2')],
  ])('is over when the person leaves %s', async (_name, path) => {
    await open('signIn', 'verifyEmail');
    const forget = jest.spyOn(made.signInMethods, 'forget');
    await ask();
    await say(navigate(path));
    expect(challenge()).toEqual({ status: 'none' });
    expect(forget.mock.calls).toEqual([['second']]);
    await say(navigate(linkTo('code-2')));
    await say(applyMailedLink());
    expect(action()).toMatchObject({ status: 'done', link: { code: 'code-2' } });
  });

  it('lets in, and the link is remembered as the way', async () => {
    await open('signIn');
    await ask();
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(made.store.getState().auth.status).toBe('signedIn');
    expect(made.memory.read('lastMethod')).toBe('link');
    expect(made.history.calls).toContain('replace /sales');
  });
});

describe('a refusal', () => {
  it('for too many tries lets codes rest, and another try may help', async () => {
    await open('verifyEmail');
    made.identity.failNext('applyActionCode', 'too-many-requests');
    await say(applyMailedLink());
    expect(action()).toMatchObject({ status: 'ready', refusal: 'too-many-requests' });
    expect(rests()).toMatchObject({ code: { count: 1 } });
    await say(applyMailedLink());
    expect(action().status).toBe('done');
    expect(used('applyActionCode')).toHaveLength(2);
  });

  it('that is a defect is reported, and another try may help', async () => {
    await open('verifyEmail');
    jest.spyOn(made.identity, 'applyActionCode').mockRejectedValueOnce(new TypeError('a defect'));
    await say(applyMailedLink());
    expect(action()).toMatchObject({ status: 'ready', refusal: 'unknown' });
    expect(made.failures.splice(0)).toEqual([{ where: 'applyMailedLink', error: expect.any(TypeError) as unknown }]);
    expect(rests()).toEqual({});
    await say(applyMailedLink());
    expect(action().status).toBe('done');
  });
});

describe('what a link has changed', () => {
  it('is asked for when somebody is signed in: first the account, then a token that says the same', async () => {
    await open('verifyEmail');
    made.auth.emit({ type: 'changed', user: buildUser() });
    const before = made.auth.calls.length;
    await say(applyMailedLink());
    expect(made.auth.calls.slice(before)).toEqual(['reload', 'refresh']);
    expect(made.history.calls).toEqual([]);
  });

  it('is asked of nobody when nobody is signed in', async () => {
    await open('verifyEmail');
    await say(applyMailedLink());
    expect(made.auth.calls).toEqual([]);
  });

  it('stays used when a defect keeps the account from being asked for, which is reported', async () => {
    await open('verifyEmail');
    made.auth.emit({ type: 'changed', user: buildUser() });
    const error = new TypeError('a defect');
    jest.spyOn(made.auth, 'reload').mockRejectedValueOnce(error);
    await say(applyMailedLink());
    expect(action().status).toBe('done');
    expect(made.failures.splice(0)).toEqual([{ where: 'applyMailedLink', error }]);
  });

  it('may be that the session is over, which the token says', async () => {
    await open('verifyEmail');
    made.auth.emit({ type: 'changed', user: buildUser() });
    jest.spyOn(made.auth, 'refresh').mockRejectedValueOnce(new GatewayFailure('user-token-expired'));
    await say(applyMailedLink());
    expect(made.store.getState().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
  });
});
