import { sessionModule } from '../../../app/modules/sessionModule';
import { selectAuth, signedIn, signedOut } from '../../../features/auth/model/authSlice';
import { languageRefused } from '../../../features/language/languageSlice';
import { sagaCrashed, selectIsWanted, workerFailed } from '../../../features/navigation/model/modulesSlice';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { buildUser } from '../../../testing/stores/builders';
import { makeTestStore, settle } from '../../../testing/stores/makeTestStore';
import { notificationSeen } from '../../../features/notifications/notificationsSlice';
import { REASON_MS } from '../../notifications/tellWhySignedOut';
import { REFRESH_AHEAD } from '../session/watchToken';

const EMAIL = 'ada@example.com';
const ada = buildUser({ email: EMAIL });

let made: ReturnType<typeof makeTestStore>;
const auth = () => selectAuth(made.store.getState());
const toasts = () => made.store.getState().notifications.list.map(({ message }) => message);
const enter = () => made.auth.emit({ type: 'changed', user: ada });
const leave = () => made.auth.emit({ type: 'changed', user: null });
const revoke = (uid: string | null) => made.auth.emit({ type: 'revoked', code: 'user-disabled', uid });
const isWanted = () => selectIsWanted(made.store.getState(), 'session');
async function arrive() {
  made.store.injectModule(sessionModule);
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  made = makeTestStore({ session: false, gateways: { memory: createFakeDeviceMemory({ linkEmail: EMAIL }) } });
});
afterEach(async () => {
  await made.store.stop();
  expect([made.failures, made.unknown, made.auth.listenerCount, made.resume.listenerCount]).toEqual([[], [], 0, 0]);
  jest.useRealTimers();
});

describe('what looks after a session, when it comes late', () => {
  it('judges a refusal of a session that was being restored', async () => {
    revoke(null);
    await settle();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'none' });
    expect(isWanted()).toBe(true);
    await arrive();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'user-disabled' });
    expect(toasts()).toEqual([expect.stringMatching(/disabled/)]);
  });

  it.each([
    ['while the person is still here', () => [enter, () => revoke(ada.uid)]],
    ['before the end', () => [enter, () => revoke(ada.uid), leave]],
    ['after the end', () => [enter, leave, () => revoke(ada.uid)]],
  ])('judges a refusal that came %s, and reports it once', async (_when, events) => {
    await settle();
    for (const happen of events()) happen();
    await settle();
    expect(toasts()).toEqual([]);
    await arrive();
    expect(auth()).toEqual({ status: 'signedOut', reason: 'user-disabled' });
    await jest.advanceTimersByTimeAsync(REASON_MS + 100);
    expect(made.types().filter((type) => type === 'notifications/notificationRequested')).toHaveLength(1);
    expect(toasts()).toEqual([expect.stringMatching(/disabled/)]);
  });

  it('says that a session has ended elsewhere, and forgets the person', async () => {
    await settle();
    enter();
    leave();
    await arrive();
    await jest.advanceTimersByTimeAsync(REASON_MS + 100);
    expect(toasts()).toEqual([expect.stringMatching(/ended elsewhere/)]);
  });

  it.each([
    ['requested', null],
    ['none', EMAIL],
  ] as const)('says nothing of an end that is "%s", and keeps no more than it should', async (reason, kept) => {
    const memory = createFakeDeviceMemory({ linkEmail: EMAIL });
    await made.store.stop();
    made = makeTestStore({ session: false, gateways: { memory } });
    if (reason === 'requested') made.store.dispatch(signedIn(ada));
    made.store.dispatch(signedOut({ reason }));
    await arrive();
    await jest.advanceTimersByTimeAsync(REASON_MS + 100);
    expect([toasts(), memory.read('linkEmail')]).toEqual([[], kept]);
  });

  it('watches the token of a session that has begun', async () => {
    await settle();
    made.auth.setTokenExpiry(Date.now() + REFRESH_AHEAD + 1000);
    enter();
    await arrive();
    expect(made.resume.listenerCount).toBe(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(made.auth.calls).toContain('refresh');
  });

  it('reports every failure that was there before it', async () => {
    made.store.dispatch(workerFailed({ name: 'navigate' }));
    expect(isWanted()).toBe(true);
    made.store.dispatch(sagaCrashed({ name: 'watchHistory' }));
    made.store.dispatch(languageRefused({ language: 'de' }));
    await arrive();
    expect(toasts()).toEqual([
      expect.stringMatching(/went wrong/),
      expect.stringMatching(/has stopped/),
      expect.stringMatching(/Deutsch/),
    ]);
    for (const { id } of made.store.getState().notifications.list) made.store.dispatch(notificationSeen({ id }));
    await jest.advanceTimersByTimeAsync(3000);
    expect(toasts()).toEqual([]);
  });
});
