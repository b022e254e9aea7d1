import { giveUp, signIn, signInWithProvider } from '../../features/auth/model/attemptCommands';
import { selectAttempt, selectConflict } from '../../features/auth/model/attemptSlice';
import { selectUser } from '../../features/auth/model/authSlice';
import { makeSignInMethods } from '../../testing/stores/makeSignInMethods';
import { settle } from '../../testing/stores/makeTestStore';

const account = { email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' };
const bob = { email: 'bob@example.com', password: 'beech-34', displayName: 'Bob' };

let made: ReturnType<typeof makeSignInMethods>;
const attempt = () => made.read(selectAttempt);
const toasts = () => made.store.getState().notifications.list.map(({ kind, message }) => `${kind}: ${message}`);
const providers = () => selectUser(made.store.getState())?.providerData.map(({ providerId }) => providerId);
const enter = async (credentials: { email: string; password: string }) => {
  made.store.dispatch(signIn(credentials));
  await settle();
};

beforeEach(async () => {
  made = makeSignInMethods();
  await settle();
  for (const person of [account, bob]) await made.auth.signUp(person, 'kept');
  await made.auth.signOut();
  await settle();
  made.store.dispatch(signInWithProvider({ providerId: 'github.com', way: 'popup' }));
  await settle();
  made.signInMethods.arrive({ vouched: false });
  await settle();
});
afterEach(async () => {
  expect(made.unknown).toEqual([]);
  await made.store.stop();
});

describe('an address that belongs to an account with another method', () => {
  it('asks for the known method', () => {
    expect(attempt()).toMatchObject({ status: 'needsKnownMethod', email: account.email, providerId: 'github.com' });
    expect(made.read(selectConflict)).toMatchObject({ email: account.email });
  });

  it('has the new method added after signing in with the known one', async () => {
    await enter({ email: account.email, password: 'wrong' });
    expect(made.read(selectConflict)).not.toBeNull();
    await enter(account);
    expect(providers()).toEqual(['password', 'github.com']);
    expect(made.read(selectConflict)).toBeNull();
    expect(toasts()).toEqual([expect.stringMatching(/^success: .*sign in with GitHub from now on/)]);
    expect(made.signInMethods.kept.size).toBe(0);
  });

  it('gets no key from another account', async () => {
    await enter(bob);
    expect(providers()).toEqual(['password']);
    expect(made.read(selectConflict)).toBeNull();
    expect(toasts()).toEqual([expect.stringMatching(/^info: .*another email address/)]);
    expect(made.signInMethods.calls.some((call) => call.startsWith('linkPending'))).toBe(false);
    expect(made.signInMethods.kept.size).toBe(0);
  });

  it('says when the service does not add it, and the person is in all the same', async () => {
    made.signInMethods.failNext('linkPending', 'credential-already-in-use');
    await enter(account);
    expect(providers()).toEqual(['password']);
    expect(toasts()).toEqual([expect.stringMatching(/^error: .*could not be added/)]);
    expect(made.read(selectConflict)).toBeNull();
  });

  it('ends a session that the service says is over', async () => {
    made.signInMethods.failNext('linkPending', 'user-disabled');
    await enter(account);
    expect(made.store.getState().auth).toEqual({ status: 'signedOut', reason: 'user-disabled' });
  });

  it('is forgotten when the session ends before the answer', async () => {
    jest.spyOn(made.signInMethods, 'linkPending').mockReturnValueOnce(new Promise(() => undefined));
    await enter(account);
    expect(made.signInMethods.kept.size).toBe(1);
    await made.auth.signOut();
    await settle();
    expect([made.read(selectConflict), made.signInMethods.kept.size]).toEqual([null, 0]);
  });

  it('is not added by a defect either, which developers learn of', async () => {
    jest.spyOn(made.signInMethods, 'linkPending').mockRejectedValueOnce(new TypeError('defect'));
    await enter(account);
    expect(made.failures).toEqual([{ where: 'linkPending', error: expect.any(TypeError) as unknown }]);
    expect(toasts()).toEqual([expect.stringMatching(/^error: .*could not be added/)]);
  });

  it('is forgotten when the person gives up', async () => {
    made.store.dispatch(giveUp());
    await settle();
    expect(attempt()).toEqual({ status: 'idle' });
    expect(made.read(selectConflict)).toBeNull();
    expect(made.signInMethods.kept.size).toBe(0);
    await enter(account);
    expect(providers()).toEqual(['password']);
    expect(toasts()).toEqual([]);
  });

  it('is forgotten, too, when the person gives up after a refused try by the known method', async () => {
    await enter({ email: account.email, password: 'wrong' });
    expect(attempt()).toMatchObject({ status: 'refused' });
    made.store.dispatch(giveUp());
    await settle();
    expect([attempt().status, made.read(selectConflict), made.signInMethods.kept.size]).toEqual(['idle', null, 0]);
    await enter(account);
    expect(providers()).toEqual(['password']);
  });

  it('goes on waiting when only the attempt by the known method is given up', async () => {
    made.store.dispatch(signIn(account));
    made.store.dispatch(giveUp());
    expect(made.read(selectConflict)).not.toBeNull();
    await settle();
    // The service let in what was given up a moment too late.
    expect(providers()).toEqual(['password', 'github.com']);
  });
});
