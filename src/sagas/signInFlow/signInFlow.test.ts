import { choosePersistence, giveUp, signIn, signUp } from '../../features/auth/model/attemptCommands';
import {
  selectAttempt,
  selectLastMethod,
  selectPersistence,
  selectTurnedTo,
  methodTurnedTo,
} from '../../features/auth/model/attemptSlice';
import { reasonLearned, selectAuth, signOut } from '../../features/auth/model/authSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { createFakeDeviceMemory } from '../../testing/fakes/fakeDeviceMemory';
import { makeSignInFlow } from '../../testing/stores/makeSignInFlow';
import { settle, type TestStoreOptions } from '../../testing/stores/makeTestStore';

const account = { email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' };

let made: ReturnType<typeof makeSignInFlow>;
const auth = () => selectAuth(made.store.getState());
const attempt = () => made.read(selectAttempt);
const start = async (options?: TestStoreOptions) => {
  made = makeSignInFlow(options);
  await settle();
};

beforeEach(() => start());
afterEach(async () => {
  expect(made.unknown).toEqual([]);
  await made.store.stop();
  expect([made.auth.listenerCount, made.history.listenerCount, made.resume.listenerCount]).toEqual([0, 0, 0]);
});

describe('with a password', () => {
  it('signs up, out and in again', async () => {
    made.store.dispatch(signUp(account));
    expect(attempt()).toEqual({ status: 'working', method: 'signUp' });
    await settle();
    expect(auth()).toMatchObject({ status: 'signedIn', user: { email: account.email, displayName: 'Ada' } });
    expect(attempt()).toEqual({ status: 'idle' });
    made.store.dispatch(signOut());
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'requested' });
    made.store.dispatch(signIn(account));
    await settle();
    expect(auth().status).toBe('signedIn');
    expect(made.auth.calls.filter((call) => call.startsWith('sign'))).toEqual(['signUp', 'signOut', 'signIn']);
    expect(made.failures).toEqual([]);
  });

  it('forgets on another page which way was asked for', async () => {
    made.store.dispatch(methodTurnedTo('phone'));
    expect(made.read(selectTurnedTo)).toBe('phone');
    made.store.dispatch(navigate('/sign-up'));
    expect(made.read(selectTurnedTo)).toBeNull();
  });

  it('shows why it was refused and forgets it on another page', async () => {
    made.store.dispatch(signIn({ email: 'who@example.com', password: 'x' }));
    await settle();
    expect(attempt()).toEqual({ status: 'refused', method: 'password', code: 'invalid-credential' });
    expect(auth()).toEqual({ status: 'signedOut', reason: 'none' });
    made.store.dispatch(navigate('/sign-up'));
    expect(attempt()).toEqual({ status: 'idle' });
  });

  it('waits for its answer also when the person looks at another page meanwhile', async () => {
    made.store.dispatch(signIn({ email: 'who@example.com', password: 'x' }));
    made.store.dispatch(navigate('/sign-up'));
    expect(attempt()).toEqual({ status: 'working', method: 'password' });
    await settle();
    expect(attempt()).toEqual({ status: 'refused', method: 'password', code: 'invalid-credential' });
  });

  it('ignores a second press while the first is on its way', async () => {
    made.store.dispatch(signUp(account));
    made.store.dispatch(signUp(account));
    made.store.dispatch(signIn(account));
    await settle();
    expect(made.auth.calls).toEqual(['signUp']);
  });

  it('never signs the present person out for the code of an attempt', async () => {
    made.store.dispatch(signUp(account));
    await settle();
    made.auth.failNext('signIn', 'user-disabled');
    made.store.dispatch(signIn({ email: 'bob@example.com', password: 'x' }));
    await settle();
    expect(auth().status).toBe('signedIn');
    expect(made.auth.calls).not.toContain('signOut');
    expect(made.types()).not.toContain(reasonLearned.type);
  });

  it('reports a defect and shows it as an unknown refusal', async () => {
    jest.spyOn(made.auth, 'signIn').mockRejectedValueOnce(new TypeError('defect'));
    made.store.dispatch(signIn(account));
    await settle();
    expect(attempt()).toEqual({ status: 'refused', method: 'password', code: 'unknown' });
    expect(made.failures).toEqual([{ where: 'password', error: expect.any(TypeError) as unknown }]);
  });

  it('keeps no password in the state', async () => {
    made.store.dispatch(signUp(account));
    await settle();
    expect(JSON.stringify(made.store.getState())).not.toContain(account.password);
  });

  it('says what the second step asks for', async () => {
    await made.auth.signUp(account, 'kept');
    await made.auth.signOut();
    const factor = { uid: 'f', kind: 'totp', name: null, phoneNumber: null, enrolledAt: null } as const;
    made.auth.demandSecondFactor(account.email, [factor]);
    made.store.dispatch(signIn(account));
    await settle();
    expect(attempt()).toMatchObject({ status: 'needsSecondFactor', method: 'password', factors: [factor] });
  });

  it('forgets the answer to what was given up', async () => {
    made.auth.failNext('signIn', 'wrong-password');
    made.store.dispatch(signIn(account));
    made.store.dispatch(giveUp());
    expect(attempt()).toEqual({ status: 'idle' });
    await settle();
    expect(attempt()).toEqual({ status: 'idle' });
  });
});

describe('what is remembered', () => {
  it('is the way of the last sign-in', async () => {
    made.store.dispatch(signUp(account));
    await settle();
    expect(made.memory.read('lastMethod')).toBe('password');
    const { memory } = made;
    await made.store.stop();
    await start({ gateways: { memory } });
    expect(made.read(selectLastMethod)).toBe('password');
  });

  it('is nothing on a computer that others use too', async () => {
    made.store.dispatch(choosePersistence('session'));
    expect(made.read(selectPersistence)).toBe('session');
    made.store.dispatch(signUp(account));
    await settle();
    expect(made.auth.stay).toBe('session');
    expect(made.memory.read('lastMethod')).toBeNull();
    expect(made.read(selectLastMethod)).toBeNull();
  });

  it('is not taken for a way that is none', async () => {
    await made.store.stop();
    await start({ gateways: { memory: createFakeDeviceMemory({ lastMethod: 'telegraph', redirect: 'telegraph' }) } });
    expect(made.read(selectLastMethod)).toBeNull();
    expect(attempt()).toEqual({ status: 'idle' });
  });
});

describe('a provider’s page', () => {
  it('is being come back from, before anything else is there', async () => {
    await made.store.stop();
    made = makeSignInFlow({ gateways: { memory: createFakeDeviceMemory({ redirect: 'google.com' }) } });
    expect(attempt()).toEqual({ status: 'working', method: 'google.com' });
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'none' });
    expect(attempt()).toEqual({ status: 'working', method: 'google.com' });
  });

  it('does not keep anybody from the password', async () => {
    await made.store.stop();
    await start({ gateways: { memory: createFakeDeviceMemory({ redirect: 'google.com' }) } });
    made.store.dispatch(signUp(account));
    await settle();
    expect(auth().status).toBe('signedIn');
  });
});
