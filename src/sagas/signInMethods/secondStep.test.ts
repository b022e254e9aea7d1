import { choosePersistence, giveUp, signIn, signInWithProvider } from '../../features/auth/model/attemptCommands';
import { selectAttempt } from '../../features/auth/model/attemptSlice';
import { selectAuth, selectUser } from '../../features/auth/model/authSlice';
import {
  answerChallenge,
  chooseFactor,
  leaveChallenge,
  selectChallenge,
  sendChallengeCode,
} from '../../features/auth/model/challengeSlice';
import { selectCooldowns } from '../../features/auth/model/cooldownSlice';
import { FAKE_TOTP_CODE } from '../../testing/fakes/auth/fakeAccountGateway';
import type { SecondFactor } from '../../services/auth/outcomes';
import { buildUser } from '../../testing/stores/builders';
import { makeSignInMethods } from '../../testing/stores/makeSignInMethods';
import { settle } from '../../testing/stores/makeTestStore';

const account = { email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' };
const phone: SecondFactor = { uid: 'p', kind: 'phone', name: null, phoneNumber: '+4930901820', enrolledAt: null };
const totp: SecondFactor = { uid: 't', kind: 'totp', name: 'Pocket', phoneNumber: null, enrolledAt: null };

let made: ReturnType<typeof makeSignInMethods>;
const attempt = () => made.read(selectAttempt);
const challenge = () => made.read(selectChallenge);
const auth = () => selectAuth(made.store.getState());
const start = async (factors: readonly SecondFactor[], options?: Parameters<typeof makeSignInMethods>[0]) => {
  made = makeSignInMethods(options);
  await settle();
  await made.auth.signUp(account, 'kept');
  await made.auth.signOut();
  made.auth.demandSecondFactor(account.email, factors);
  made.store.dispatch(signIn(account));
  await settle();
};
const say = async (action: Parameters<typeof made.store.dispatch>[0]) => {
  made.store.dispatch(action);
  await settle();
};
const count = (name: string) => made.signInMethods.calls.filter((call) => call.startsWith(name)).length;

afterEach(async () => {
  expect(made.unknown).toEqual([]);
  expect(made.failures).toEqual([]);
  await made.store.stop();
});

describe('the second step of a sign-in', () => {
  it('waits for the code of an app at once', async () => {
    await start([totp]);
    expect(attempt()).toMatchObject({ status: 'needsSecondFactor', method: 'password' });
    expect(challenge()).toMatchObject({ status: 'waiting', factorUid: 't', refusal: null });
    made.store.dispatch(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(challenge().status).toBe('checking');
    await settle();
    expect(selectUser(made.store.getState())?.email).toBe(account.email);
    expect([attempt().status, challenge().status]).toEqual(['idle', 'none']);
    expect(made.memory.read('lastMethod')).toBe('password');
  });

  it('sends a code to the only phone by itself', async () => {
    await start([phone]);
    expect(challenge()).toMatchObject({ status: 'waiting', factorUid: 'p' });
    await say(answerChallenge({ code: '123456' }));
    expect(auth().status).toBe('signedIn');
  });

  it('lets the person choose, and choose again', async () => {
    await start([phone, totp]);
    expect(challenge()).toMatchObject({ status: 'choosing', factors: [phone, totp] });
    expect(count('send')).toBe(0);
    made.store.dispatch(chooseFactor({ factorUid: 'p' }));
    expect(challenge().status).toBe('sending');
    await settle();
    await say(sendChallengeCode());
    expect(count('sendSecondFactorCode p')).toBe(2);
    await say(chooseFactor({ factorUid: 't' }));
    expect(challenge()).toMatchObject({ status: 'waiting', factorUid: 't' });
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(auth().status).toBe('signedIn');
  });

  it('takes another answer after a wrong one', async () => {
    await start([totp]);
    await say(answerChallenge({ code: 'wrong' }));
    expect(challenge()).toMatchObject({ status: 'waiting', refusal: 'invalid-verification-code' });
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(auth().status).toBe('signedIn');
  });

  it('lets the phone rest when too many codes were asked for', async () => {
    await start([phone, totp]);
    made.signInMethods.failNext('sendSecondFactorCode', 'too-many-requests');
    await say(chooseFactor({ factorUid: 'p' }));
    expect(challenge()).toMatchObject({ status: 'choosing', refusal: 'too-many-requests' });
    expect(made.read(selectCooldowns).phone?.count).toBe(1);
  });

  it.each([
    ['leaving it', () => leaveChallenge()],
    ['giving up', () => giveUp()],
  ])('ends with %s', async (_, action) => {
    await start([totp]);
    const forget = jest.spyOn(made.signInMethods, 'forget');
    await say(action());
    expect([attempt().status, challenge().status]).toEqual(['idle', 'none']);
    expect(forget.mock.calls).toEqual([['challenge-1']]);
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(auth().status).toBe('signedOut');
  });

  it('gives way to another way to sign in', async () => {
    await start([totp]);
    await say(signInWithProvider({ providerId: 'google.com', way: 'popup' }));
    expect([attempt().status, challenge().status]).toEqual(['working', 'none']);
    made.signInMethods.arrive({ email: 'bob@example.com' });
    await settle();
    expect(selectUser(made.store.getState())?.email).toBe('bob@example.com');
  });

  it('is over when somebody comes in in another tab', async () => {
    await start([totp]);
    made.auth.emit({ type: 'changed', user: buildUser() });
    await settle();
    expect([attempt().status, challenge().status]).toEqual(['idle', 'none']);
    expect(made.memory.read('lastMethod')).toBeNull();
  });

  it('answered in the same moment as a session begins is passed once', async () => {
    await start([totp]);
    made.store.dispatch(answerChallenge({ code: FAKE_TOTP_CODE }));
    made.auth.emit({ type: 'changed', user: buildUser() });
    await settle();
    expect([attempt().status, challenge().status, auth().status]).toEqual(['idle', 'none', 'signedIn']);
  });

  it('is over with a session that ends meanwhile', async () => {
    made = makeSignInMethods();
    await settle();
    made.auth.emit({ type: 'changed', user: buildUser() });
    await made.auth.signUp(account, 'kept');
    made.auth.demandSecondFactor(account.email, [totp]);
    made.store.dispatch(signIn(account));
    await settle();
    expect(challenge().status).toBe('waiting');
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect([attempt().status, challenge().status]).toEqual(['idle', 'none']);
  });

  it('is begun by ways that arrive later', async () => {
    await start([totp], { late: true });
    expect(attempt().status).toBe('needsSecondFactor');
    made.loadSignInMethods();
    await settle();
    expect(challenge()).toMatchObject({ status: 'waiting', factorUid: 't' });
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(auth().status).toBe('signedIn');
  });

  it('remembers nothing on a computer that others use too', async () => {
    await start([]);
    await made.auth.signOut();
    made.auth.demandSecondFactor(account.email, [totp]);
    made.memory.write('lastMethod', null);
    made.store.dispatch(choosePersistence('session'));
    await say(signIn(account));
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(auth().status).toBe('signedIn');
    expect(made.memory.read('lastMethod')).toBeNull();
  });
});
