import { selectAuth } from '../../../features/auth/model/authSlice';
import { makeTestStore, settle } from '../../../testing/stores/makeTestStore';

const S = 1000;

let made: ReturnType<typeof makeTestStore>;
let began = 0;
const asked: number[] = [];

const isAwaited = () => (made.store.getState() as { confirmation?: { isAwaited: boolean } }).confirmation?.isAwaited;

/** A visit that begins with a session which the service has not confirmed. */
async function begin(failures: number, code: 'network-request-failed' | 'internal-error' = 'network-request-failed') {
  made.auth.setUnconfirmed();
  for (let index = 0; index < failures; index += 1) made.auth.failNext('reload', code);
  await made.auth.signUp({ email: 'ada@example.com', password: 'walnut-12', displayName: '' }, 'kept');
  began = Date.now();
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  asked.length = 0;
  made = makeTestStore();
  const { reload } = made.auth;
  jest.spyOn(made.auth, 'reload').mockImplementation(() => {
    asked.push((Date.now() - began) / S);
    return reload();
  });
  await settle();
});
afterEach(async () => {
  await made.store.stop();
  expect(made.resume.listenerCount).toBe(0);
  jest.useRealTimers();
});

describe('a session that the service has not confirmed at start', () => {
  it('says so, and is confirmed as soon as the service answers', async () => {
    await begin(2);
    expect(isAwaited()).toBe(true);
    await jest.advanceTimersByTimeAsync(34 * S);
    expect(asked).toEqual([5, 15]);
    expect(isAwaited()).toBe(true);
    await jest.advanceTimersByTimeAsync(1 * S);
    expect(asked).toEqual([5, 15, 35]);
    expect(isAwaited()).toBe(false);
    await jest.advanceTimersByTimeAsync(600 * S);
    expect(asked).toHaveLength(3);
    expect(selectAuth(made.store.getState()).status).toBe('signedIn');
  });

  it('is asked about once a minute in the end', async () => {
    await begin(50);
    await jest.advanceTimersByTimeAsync(300 * S);
    expect(asked).toEqual([5, 15, 35, 75, 135, 195, 255]);
  });

  it.each(['focus', 'online'] as const)('is asked about at once on %s', async (reason) => {
    await begin(0);
    made.resume.resume(reason);
    await settle();
    expect(asked).toEqual([0]);
    expect(isAwaited()).toBe(false);
  });

  it('goes on asking after an error that is not the network’s', async () => {
    await begin(1, 'internal-error');
    await jest.advanceTimersByTimeAsync(15 * S);
    expect(asked).toEqual([5, 15]);
    expect(isAwaited()).toBe(false);
  });

  it('ends with its reason when the service has one', async () => {
    await begin(0);
    made.auth.disable('ada@example.com');
    await jest.advanceTimersByTimeAsync(5 * S);
    expect(selectAuth(made.store.getState())).toEqual({ status: 'signedOut', reason: 'user-disabled' });
    expect(isAwaited()).toBe(false);
  });

  it('is not asked about any more when the person has signed out', async () => {
    await begin(0);
    await made.auth.signOut();
    await jest.advanceTimersByTimeAsync(60 * S);
    expect(asked).toEqual([]);
    expect(isAwaited()).toBe(false);
  });
});

it('a confirmed session is not asked about', async () => {
  await made.auth.signUp({ email: 'ada@example.com', password: 'walnut-12', displayName: '' }, 'kept');
  await jest.advanceTimersByTimeAsync(60 * S);
  expect(asked).toEqual([]);
  expect(isAwaited()).toBe(false);
});
