import {
  selectAuth,
  selectIsLeaving,
  signedIn,
  signedOut,
  signOut,
  signOutRefused,
  userChanged,
} from '../../../features/auth/model/authSlice';
import { buildUser } from '../../../testing/stores/builders';
import { makeTestStore, settle } from '../../../testing/stores/makeTestStore';
import { createAuthChannel, type AuthEnvelope } from './authChannel';

const ada = buildUser();
const bob = buildUser({ uid: 'user-bob', email: 'bob@example.com' });

type Made = ReturnType<typeof makeTestStore>;
let made: Made;
const auth = () => selectAuth(made.store.getState());

afterEach(async () => {
  await made.store.stop();
  expect(made.auth.listenerCount).toBe(0);
  expect(made.history.listenerCount).toBe(0);
  expect(made.resume.listenerCount).toBe(0);
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
    expect(auth()).toEqual({ status: 'signedIn', user: bob, leaving: false });
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

  it('puts an event for the same person only when something changed', async () => {
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
    expect(auth()).toEqual({ status: 'signedIn', user: bob, leaving: false });
    expect(made.unknown).toEqual([]);
  });

  it('says that it was ended elsewhere when nobody asked for it here', async () => {
    made = makeTestStore();
    made.auth.emit({ type: 'changed', user: ada });
    made.auth.emit({ type: 'changed', user: null });
    expect(auth()).toEqual({ status: 'signedOut', reason: 'ended-elsewhere' });
  });
});

describe('signing out', () => {
  beforeEach(async () => {
    made = makeTestStore();
    await settle();
    made.auth.emit({ type: 'changed', user: ada });
  });

  it('is on its way until the service says so, and is a requested end then', async () => {
    made.store.dispatch(signOut());
    expect(selectIsLeaving(made.store.getState())).toBe(true);
    expect(auth()).toMatchObject({ status: 'signedIn', user: ada });
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'requested' });
    expect(selectIsLeaving(made.store.getState())).toBe(false);
  });

  it('is a requested end also when the next person is reported before nobody', () => {
    made.store.dispatch(signOut());
    made.auth.emit({ type: 'changed', user: bob });
    expect(made.actions.findLast(({ type }) => type === signedOut.type)?.payload).toEqual({ reason: 'requested' });
    expect(auth()).toEqual({ status: 'signedIn', user: bob, leaving: false });
  });

  it('is asked of the service once, however often it is pressed', async () => {
    made.store.dispatch(signOut());
    made.store.dispatch(signOut());
    await settle();
    expect(made.auth.calls).toEqual(['signOut']);
  });

  it('says when it did not work, and can be tried again', async () => {
    made.auth.failNext('signOut', 'web-storage-unsupported');
    made.store.dispatch(signOut());
    await settle();
    expect(auth()).toEqual({ status: 'signedIn', user: ada, leaving: false });
    expect(made.store.getState().notifications.list).toHaveLength(1);
    made.store.dispatch(signOut());
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'requested' });
    expect(made.unknown).toEqual([]);
  });

  it('that does not work concerns nobody any more when the session has ended meanwhile', async () => {
    made.auth.failNext('signOut', 'web-storage-unsupported');
    made.store.dispatch(signOut());
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'requested' });
    expect(made.types()).not.toContain(signOutRefused.type);
    expect(made.unknown).toEqual([]);
  });

  it('with nobody signed in is fine', async () => {
    made.auth.emit({ type: 'changed', user: null });
    made.store.dispatch(signOut());
    await settle();
    expect(auth().status).toBe('signedOut');
    expect(made.unknown).toEqual([]);
    expect(made.failures).toEqual([]);
  });
});
