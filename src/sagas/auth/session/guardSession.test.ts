import { selectAuth, sessionFailed } from '../../../features/auth/model/authSlice';
import { GatewayFailure } from '../../../services/failure';
import { buildUser } from '../../../testing/stores/builders';
import { makeTestStore, settle } from '../../../testing/stores/makeTestStore';

const ada = buildUser();
const bob = buildUser({ uid: 'user-bob', email: 'bob@example.com' });

let made: ReturnType<typeof makeTestStore>;
const auth = () => selectAuth(made.store.getState());
const toasts = () => made.store.getState().notifications.list.map(({ message }) => message);

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  made = makeTestStore();
  await settle();
});
afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  jest.useRealTimers();
});

const enter = (user = ada) => made.auth.emit({ type: 'changed', user });
const leave = () => made.auth.emit({ type: 'changed', user: null });

describe.each(['user-disabled', 'user-token-expired'] as const)('%s', (code) => {
  const expected = { status: 'signedOut', reason: code };
  const text = code === 'user-disabled' ? /disabled/ : /expired/;

  it('from any call of the present person signs out', async () => {
    enter();
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(made.auth.calls).toEqual(['signOut']);
    expect(auth()).toEqual(expected);
  });

  it.each([
    ['the reason first', () => [() => made.auth.emit({ type: 'revoked', code, uid: ada.uid }), leave]],
    ['the end first', () => [leave, () => made.auth.emit({ type: 'revoked', code, uid: ada.uid })]],
    [
      'the end first and the reason from two sides',
      () => [
        leave,
        () => made.auth.emit({ type: 'revoked', code, uid: ada.uid }),
        () => made.store.dispatch(sessionFailed({ code, uid: ada.uid })),
      ],
    ],
  ])('is reported once, %s', async (_order, steps) => {
    enter();
    for (const step of steps()) {
      step();
      await settle();
    }
    expect(auth()).toEqual(expected);
    await jest.advanceTimersByTimeAsync(1600);
    expect(toasts()).toEqual([expect.stringMatching(text)]);
  });

  it('is shown at start, when a stored session could not be restored', async () => {
    await made.store.stop();
    made = makeTestStore();
    made.auth.emit({ type: 'revoked', code, uid: null });
    await settle();
    expect(auth()).toEqual(expected);
    expect(toasts()).toEqual([expect.stringMatching(text)]);
    expect(made.auth.calls).toEqual([]);
  });

  it('at start is shown also when it comes after the first state', async () => {
    made.auth.emit({ type: 'revoked', code, uid: null });
    await settle();
    expect(auth()).toEqual(expected);
    expect(toasts()).toHaveLength(1);
  });

  it('about somebody who was here before changes nothing', async () => {
    enter(ada);
    enter(bob);
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(auth()).toEqual({ status: 'signedIn', user: bob, leaving: false });
    expect(made.auth.calls).toEqual([]);
  });

  it('about somebody who was here before does not explain the end of the next session', async () => {
    enter(ada);
    enter(bob);
    leave();
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'ended-elsewhere' });
  });

  it('asks nobody to sign out where the session has ended by itself', async () => {
    enter();
    leave();
    made.auth.emit({ type: 'revoked', code, uid: ada.uid });
    await settle();
    expect([auth(), made.auth.calls]).toEqual([expected, []]);
  });

  it('leaves somebody signed in who came while the one before was signed out', async () => {
    enter(ada);
    let done = (): void => undefined;
    jest.spyOn(made.auth, 'signOut').mockReturnValueOnce(new Promise((resolve) => (done = resolve)));
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    enter(bob);
    done();
    await settle();
    expect(auth()).toEqual({ status: 'signedIn', user: bob, leaving: false });
  });

  it('ends the session when signing out fails, which is reported', async () => {
    enter();
    const error = new Error('No storage.');
    jest.spyOn(made.auth, 'signOut').mockRejectedValueOnce(error);
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(auth()).toEqual(expected);
    expect(made.failures.splice(0)).toEqual([{ where: 'guardSession', error }]);
  });

  it('ends the session even when the service cannot sign out', async () => {
    enter();
    jest.spyOn(made.auth, 'signOut').mockReturnValueOnce(new Promise(() => undefined));
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await jest.advanceTimersByTimeAsync(5000);
    expect(auth()).toEqual(expected);
  });
});

it('a reason for the end of a session that this page has not seen is shown', async () => {
  made.store.dispatch(sessionFailed({ code: 'user-disabled', uid: ada.uid }));
  await settle();
  expect(auth()).toEqual({ status: 'signedOut', reason: 'user-disabled' });
});

describe.each(['invalid-refresh-token', 'invalid-user-token'] as const)('%s', (code) => {
  it('about somebody who was here before asks nothing of the service', async () => {
    enter(ada);
    enter(bob);
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(made.auth.calls).toEqual([]);
  });

  it('does not explain the end of the next session, when its answer comes after that', async () => {
    enter(ada);
    let fail = (_error: Error): void => undefined;
    jest.spyOn(made.auth, 'reload').mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    enter(bob);
    leave();
    fail(new GatewayFailure('user-disabled'));
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'ended-elsewhere' });
  });

  it.each([
    ['user-token-expired', 'user-token-expired'],
    ['user-disabled', 'user-disabled'],
    ['invalid-refresh-token', 'user-token-expired'],
  ] as const)('is decided by a reload: %s ends the session as %s', async (verdict, reason) => {
    enter();
    made.auth.failNext('reload', verdict);
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(made.auth.calls).toEqual(['reload', 'signOut']);
    expect(auth()).toEqual({ status: 'signedOut', reason });
  });

  it.each(['network-request-failed', 'internal-error'] as const)('goes on when the reload says %s', async (verdict) => {
    enter();
    made.auth.failNext('reload', verdict);
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(auth().status).toBe('signedIn');
  });

  it('goes on when a defect keeps the reload from an answer, which is reported', async () => {
    enter();
    const error = new TypeError('a defect');
    jest.spyOn(made.auth, 'reload').mockRejectedValueOnce(error);
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(auth()).toEqual({ status: 'signedIn', user: ada, leaving: false });
    expect(made.failures.splice(0)).toEqual([{ where: 'guardSession', error }]);
  });

  it('asks once for many failures at the same time', async () => {
    enter();
    jest.spyOn(made.auth, 'reload').mockRejectedValue(new GatewayFailure('network-request-failed'));
    for (let index = 0; index < 5; index += 1) made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(made.auth.reload).toHaveBeenCalledTimes(1);
  });
});

it.each(['too-many-requests', 'network-request-failed', 'internal-error', 'quota-exceeded'] as const)(
  '%s is no reason to sign anybody out',
  async (code) => {
    enter();
    made.store.dispatch(sessionFailed({ code, uid: ada.uid }));
    await settle();
    expect(auth().status).toBe('signedIn');
    expect(made.auth.calls).toEqual([]);
  },
);

describe('an end without a reason', () => {
  it('is shown after a short wait for one', async () => {
    enter();
    leave();
    await jest.advanceTimersByTimeAsync(1400);
    expect(toasts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(toasts()).toEqual([expect.stringMatching(/ended elsewhere/)]);
  });

  it('is not shown to somebody who signs in meanwhile', async () => {
    enter(ada);
    leave();
    enter(bob);
    await jest.advanceTimersByTimeAsync(5000);
    expect(toasts()).toEqual([]);
  });

  it('is shown again for the next session', async () => {
    enter(ada);
    leave();
    await jest.advanceTimersByTimeAsync(1600);
    enter(ada);
    leave();
    await jest.advanceTimersByTimeAsync(1600);
    expect(made.types().filter((type) => type === 'notifications/notificationRequested')).toHaveLength(2);
  });
});
