import { selectAttempt } from '../../features/auth/attemptSlice';
import {
  reasonLearned,
  selectAuth,
  signedIn,
  signedOut,
  signIn,
  signOut,
  signUp,
  userChanged,
} from '../../features/auth/authSlice';
import { navigate } from '../../features/navigation/navigationSlice';
import { buildUser } from '../../testing/builders';
import { makeTestStore, settle } from '../../testing/makeTestStore';
import { createAuthChannel, type AuthEnvelope } from './authChannel';

const ada = buildUser();
const bob = buildUser({ uid: 'user-bob', email: 'bob@example.com' });
const account = { email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' };

type Made = ReturnType<typeof makeTestStore>;
let made: Made;
const auth = () => selectAuth(made.store.getState());
const attempt = () => selectAttempt(made.store.getState());

afterEach(async () => {
  await made.store.stop();
  expect(made.auth.listenerCount).toBe(0);
  expect(made.history.listenerCount).toBe(0);
  expect(made.wake.listenerCount).toBe(0);
});

describe('the sign-in state', () => {
  it('is loading until the service has answered, then nobody', async () => {
    made = makeTestStore();
    expect(auth().status).toBe('loading');
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'none' });
  });

  it('keeps every event of a burst, in order', async () => {
    made = makeTestStore();
    await settle();
    made.auth.emit({ type: 'changed', user: ada });
    made.auth.emit({ type: 'changed', user: null });
    made.auth.emit({ type: 'changed', user: bob });
    expect(made.types().filter((type) => type.startsWith('auth/signed'))).toEqual([
      signedOut.type,
      signedIn.type,
      signedOut.type,
      signedIn.type,
    ]);
    expect(auth()).toEqual({ status: 'signedIn', user: bob });
    expect(made.unknown).toEqual([]);
  });

  it('loses no event that comes while nobody takes', async () => {
    made = makeTestStore();
    await settle();
    const channel = createAuthChannel(made.auth);
    await settle();
    channel.flush(() => undefined);
    const events = [ada, null, bob].map((user) => ({ type: 'changed', user }) as const);
    events.forEach((event) => made.auth.emit(event));
    const kept: unknown[] = [];
    channel.flush((items) => kept.push(...(items as AuthEnvelope[])));
    expect(kept).toEqual(events.map((event) => ({ event })));
    channel.close();
  });

  it('takes the same person again as news only when something changed', async () => {
    made = makeTestStore();
    made.auth.emit({ type: 'changed', user: ada });
    made.auth.emit({ type: 'changed', user: structuredClone(ada) });
    expect(made.types()).not.toContain(userChanged.type);
    made.auth.emit({ type: 'changed', user: { ...ada, displayName: 'Ada L.' } });
    expect(auth()).toMatchObject({ user: { displayName: 'Ada L.' } });
  });

  it('ends the session of one person before that of the next begins', async () => {
    made = makeTestStore();
    made.auth.emit({ type: 'changed', user: ada });
    made.auth.emit({ type: 'changed', user: bob });
    expect(made.types().slice(-3)).toContain(signedOut.type);
    expect(auth()).toEqual({ status: 'signedIn', user: bob });
    expect(made.unknown).toEqual([]);
  });

  it('says that it was ended elsewhere when nobody asked for it here', async () => {
    made = makeTestStore();
    made.auth.emit({ type: 'changed', user: ada });
    made.auth.emit({ type: 'changed', user: null });
    expect(auth()).toEqual({ status: 'signedOut', reason: 'ended-elsewhere' });
  });
});

describe('signing up, in and out', () => {
  beforeEach(async () => {
    made = makeTestStore();
    await settle();
  });

  it('signs up, out and in again', async () => {
    made.store.dispatch(signUp(account));
    expect(attempt()).toEqual({ status: 'working', kind: 'signUp' });
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
    expect(made.unknown).toEqual([]);
  });

  it('shows why it was refused and forgets it on another page', async () => {
    made.store.dispatch(signIn({ email: 'who@example.com', password: 'x' }));
    await settle();
    expect(attempt()).toEqual({ status: 'refused', kind: 'signIn', code: 'invalid-credential' });
    expect(auth()).toEqual({ status: 'signedOut', reason: 'none' });
    made.store.dispatch(navigate('/sign-up'));
    expect(attempt()).toEqual({ status: 'idle' });
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
    expect(attempt()).toEqual({ status: 'refused', kind: 'signIn', code: 'unknown' });
    expect(made.failures).toEqual([{ where: 'signIn', error: expect.any(TypeError) as unknown }]);
  });

  it('keeps no password in the state', async () => {
    made.store.dispatch(signUp(account));
    await settle();
    expect(JSON.stringify(made.store.getState())).not.toContain(account.password);
  });
});
