import { giveUp, signIn } from '../../features/auth/model/attemptCommands';
import { selectAttempt } from '../../features/auth/model/attemptSlice';
import { selectAuth } from '../../features/auth/model/authSlice';
import {
  answerChallenge,
  chooseFactor,
  leaveChallenge,
  selectChallenge,
  sendChallengeCode,
} from '../../features/auth/model/challengeSlice';
import { selectCooldowns } from '../../features/auth/model/cooldownSlice';
import type { SecondFactor } from '../../services/auth/outcomes';
import { FAKE_TOTP_CODE } from '../../testing/fakes/auth/fakeAccountGateway';
import { buildUser } from '../../testing/stores/builders';
import { makeSignInMethods } from '../../testing/stores/makeSignInMethods';
import { settle } from '../../testing/stores/makeTestStore';

const account = { email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' };
const phone: SecondFactor = { uid: 'p', kind: 'phone', name: null, phoneNumber: '+4930901820', enrolledAt: null };
const totp: SecondFactor = { uid: 't', kind: 'totp', name: 'Pocket', phoneNumber: null, enrolledAt: null };

let made: ReturnType<typeof makeSignInMethods>;
let forget: jest.SpyInstance<void, [string]>;
const challenge = () => made.read(selectChallenge);
const rests = () => made.read(selectCooldowns);
const count = (name: string) => made.signInMethods.calls.filter((call) => call.startsWith(name)).length;
const say = async (action: Parameters<typeof made.store.dispatch>[0]) => {
  made.store.dispatch(action);
  await settle();
};
/** Somebody else may be signed in already. */
const start = async (factors: readonly SecondFactor[], other = false) => {
  made = makeSignInMethods();
  await settle();
  forget = jest.spyOn(made.signInMethods, 'forget');
  await made.auth.signUp(account, 'kept');
  await made.auth.signOut();
  await settle();
  if (other) made.auth.emit({ type: 'changed', user: buildUser() });
  made.auth.demandSecondFactor(account.email, factors);
  await say(signIn(account));
};
afterEach(async () => {
  expect(made.unknown).toEqual([]);
  await made.store.stop();
});

describe('before a way is chosen', () => {
  it('no answer goes out, and no code', async () => {
    await start([phone, totp]);
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    await say(sendChallengeCode());
    expect(challenge()).toMatchObject({ status: 'choosing', refusal: null });
    expect([count('answerSecondFactor'), count('sendSecondFactorCode')]).toEqual([0, 0]);
    await say(chooseFactor({ factorUid: 'nobody' }));
    expect(challenge().status).toBe('choosing');
    await say(chooseFactor({ factorUid: 't' }));
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(selectAuth(made.store.getState()).status).toBe('signedIn');
  });
});

describe('an app', () => {
  it('is sent no code, however often one is asked for', async () => {
    await start([totp]);
    await say(sendChallengeCode());
    expect(challenge()).toMatchObject({ status: 'waiting', factorUid: 't' });
    expect(count('sendSecondFactorCode')).toBe(0);
  });
});

describe('a challenge', () => {
  it('that was passed is not forgotten: the service has used it up', async () => {
    await start([totp]);
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(selectAuth(made.store.getState()).status).toBe('signedIn');
    expect(forget).not.toHaveBeenCalled();
  });

  it('is not passed by somebody who comes in elsewhere after a wrong answer', async () => {
    await start([totp]);
    await say(answerChallenge({ code: 'wrong' }));
    made.auth.emit({ type: 'changed', user: buildUser() });
    await settle();
    expect([made.read(selectAttempt).status, challenge().status]).toEqual(['idle', 'none']);
    expect(made.memory.read('lastMethod')).toBeNull();
    expect(forget.mock.calls).toEqual([['challenge-1']]);
  });

  it.each([
    ['leaves it', leaveChallenge],
    ['gives up', giveUp],
  ])('is over at once when the person %s while an answer is checked', async (_name, turnAway) => {
    await start([totp]);
    made.store.dispatch(answerChallenge({ code: 'wrong' }));
    expect(challenge().status).toBe('checking');
    made.store.dispatch(turnAway());
    expect([made.read(selectAttempt).status, challenge().status]).toEqual(['idle', 'none']);
    expect(forget.mock.calls).toEqual([['challenge-1']]);
    await settle();
    expect([made.read(selectAttempt).status, challenge().status]).toEqual(['idle', 'none']);
  });

  it('is over, and forgotten, with a session that ends while no answer is checked', async () => {
    await start([totp], true);
    await say(answerChallenge({ code: 'wrong' }));
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect([made.read(selectAttempt).status, challenge().status]).toEqual(['idle', 'none']);
    expect(forget.mock.calls).toEqual([['challenge-1']]);
  });

  it('is over with the session before it when the answer to it is not right', async () => {
    await start([totp], true);
    made.store.dispatch(answerChallenge({ code: 'wrong' }));
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect([made.read(selectAttempt).status, challenge().status]).toEqual(['idle', 'none']);
    expect(forget.mock.calls).toEqual([['challenge-1']]);
  });

  it('is passed by a right answer also when the session before it ends meanwhile', async () => {
    await start([totp], true);
    made.store.dispatch(answerChallenge({ code: FAKE_TOTP_CODE }));
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(selectAuth(made.store.getState())).toMatchObject({ status: 'signedIn', user: { email: account.email } });
    expect(made.memory.read('lastMethod')).toBe('password');
    expect(forget).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it('for too many answers lets answers rest, until one is taken', async () => {
    await start([totp]);
    made.signInMethods.failNext('answerSecondFactor', 'too-many-requests');
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(challenge()).toMatchObject({ status: 'waiting', refusal: 'too-many-requests' });
    expect(rests()).toMatchObject({ code: { count: 1 } });
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(rests()).toEqual({});
  });

  it('of a code for the phone is forgotten with the next one', async () => {
    await start([phone]);
    made.signInMethods.failNext('sendSecondFactorCode', 'quota-exceeded');
    await say(sendChallengeCode());
    expect(challenge()).toMatchObject({ status: 'choosing', refusal: 'quota-exceeded' });
    expect(rests()).toMatchObject({ phone: { count: 1 } });
    await say(chooseFactor({ factorUid: 'p' }));
    expect(challenge()).toMatchObject({ status: 'waiting', refusal: null });
    expect(rests()).toEqual({});
  });

  it('that is a defect is reported, and the person may try again', async () => {
    await start([totp]);
    jest.spyOn(made.signInMethods, 'answerSecondFactor').mockRejectedValueOnce(new TypeError('a defect'));
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(challenge()).toMatchObject({ status: 'waiting', refusal: 'unknown' });
    expect(made.failures).toEqual([{ where: 'secondStep', error: expect.any(TypeError) as unknown }]);
    expect(rests()).toEqual({});
    await say(answerChallenge({ code: FAKE_TOTP_CODE }));
    expect(selectAuth(made.store.getState()).status).toBe('signedIn');
  });
});
