import { selectAuth } from '../../../features/auth/model/authSlice';
import { buildUser } from '../../../testing/stores/builders';
import { makeTestStore, settle } from '../../../testing/stores/makeTestStore';
import { REFRESH_AHEAD } from './watchToken';

const MINUTE = 60_000;

let made: ReturnType<typeof makeTestStore>;
let began = 0;
const refreshes: number[] = [];

/** A session begins now, with a token for an hour. */
async function enter() {
  began = Date.now();
  await made.auth.signUp({ email: 'ada@example.com', password: 'walnut-12', displayName: '' }, 'kept');
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  refreshes.length = 0;
  made = makeTestStore();
  const { refresh } = made.auth;
  jest.spyOn(made.auth, 'refresh').mockImplementation(() => {
    refreshes.push((Date.now() - began) / 1000);
    return refresh();
  });
  await settle();
});
afterEach(async () => {
  await made.store.stop();
  expect(made.resume.listenerCount).toBe(0);
  jest.useRealTimers();
});

const fail = (times: number) => {
  for (let index = 0; index < times; index += 1) made.auth.failNext('refresh', 'network-request-failed');
};

describe('the token watchdog', () => {
  it('refreshes five minutes before the token expires, for as long as the session lasts', async () => {
    await enter();
    await jest.advanceTimersByTimeAsync(55 * MINUTE - 1);
    expect(refreshes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(refreshes).toEqual([3300]);
  });

  it('tries again after 30 s, doubling up to 16 minutes, for ever', async () => {
    await enter();
    fail(50);
    await jest.advanceTimersByTimeAsync(180 * MINUTE);
    const gaps = refreshes.map((at, index) => at - (refreshes[index - 1] ?? at)).slice(1, 9);
    expect(refreshes[0]).toBe(3300);
    expect(gaps).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
  });

  it('starts counting anew after a success', async () => {
    await enter();
    fail(3);
    await jest.advanceTimersByTimeAsync(59 * MINUTE);
    expect(refreshes).toEqual([3300, 3330, 3390, 3510]);
    fail(1);
    await jest.advanceTimersByTimeAsync(56 * MINUTE);
    const second = 3510 + 3300;
    expect(refreshes.slice(4)).toEqual([second, second + 30]);
  });

  it.each(['focus', 'online'] as const)('looks again on %s, without waiting for the back-off', async (reason) => {
    await enter();
    fail(5);
    await jest.advanceTimersByTimeAsync(62 * MINUTE);
    const before = refreshes.length;
    made.resume.resume(reason);
    await settle();
    expect(refreshes).toHaveLength(before + 1);
  });

  it('does nothing on focus while the token is fresh', async () => {
    await enter();
    made.resume.resume('focus');
    await settle();
    expect(refreshes).toEqual([]);
  });

  it('notices a computer that slept past the expiry', async () => {
    await enter();
    jest.setSystemTime(Date.now() + 120 * MINUTE);
    made.resume.resume('focus');
    await settle();
    expect(refreshes).toHaveLength(1);
  });

  it('notices a disabled account with no other call being made, and says why', async () => {
    await enter();
    made.auth.failNext('refresh', 'user-disabled');
    await jest.advanceTimersByTimeAsync(55 * MINUTE);
    expect(selectAuth(made.store.getState())).toEqual({ status: 'signedOut', reason: 'user-disabled' });
    expect(made.store.getState().notifications.list.map(({ message }) => message)).toEqual([
      expect.stringMatching(/disabled/),
    ]);
    expect(made.resume.listenerCount).toBe(0);
  });

  it('goes on after an error that is not the network’s', async () => {
    await enter();
    made.auth.failNext('refresh', 'internal-error');
    await jest.advanceTimersByTimeAsync(55 * MINUTE + 30_000);
    expect(refreshes).toEqual([3300, 3330]);
    expect(selectAuth(made.store.getState()).status).toBe('signedIn');
  });

  it('waits its turn also when the answer brought no newer token', async () => {
    await enter();
    jest.spyOn(made.auth, 'tokenExpiresAt').mockReturnValue(began);
    made.resume.resume('focus');
    await settle();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(refreshes).toEqual([0, 30]);
  });

  describe('while the service’s own part renews', () => {
    beforeEach(() => made.auth.setRenewing(true));

    it('takes over 35 s after that part has missed its time, and then keeps to its own pauses', async () => {
      await enter();
      fail(2);
      await jest.advanceTimersByTimeAsync(59 * MINUTE);
      expect(refreshes).toEqual([3335, 3365, 3425]);
    });

    it('leaves it alone for as long as it tries', async () => {
      await enter();
      for (const second of [3300, 3330, 3390, 3510, 3750, 4230, 5190]) {
        await jest.advanceTimersByTimeAsync(began + second * 1000 - Date.now());
        made.auth.askForToken();
      }
      await jest.advanceTimersByTimeAsync(16 * MINUTE);
      expect(refreshes).toEqual([]);
      await jest.advanceTimersByTimeAsync(35_000);
      expect(refreshes).toEqual([5190 + 960 + 35]);
    });

    it.each([
      ['its first try', [3300], 3300 + 30 + 35],
      ['its second try', [3300, 3330], 3330 + 60 + 35],
    ])('takes over when it has given up after %s', async (_name, tries, takenOver) => {
      await enter();
      for (const second of tries) {
        await jest.advanceTimersByTimeAsync(began + second * 1000 - Date.now());
        made.auth.askForToken();
      }
      await jest.advanceTimersByTimeAsync(began + takenOver * 1000 - 1 - Date.now());
      expect(refreshes).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(refreshes).toEqual([takenOver]);
    });

    it('lets it come first when the computer comes out of its sleep', async () => {
      await enter();
      jest.setSystemTime(Date.now() + 120 * MINUTE);
      made.resume.resume('focus');
      await jest.advanceTimersByTimeAsync(1000);
      made.auth.askForToken();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(refreshes).toEqual([]);
    });

    it('leaves it the first try also of a token that is due as the session begins', async () => {
      began = Date.now();
      made.auth.setTokenExpiry(began + REFRESH_AHEAD);
      made.auth.emit({ type: 'changed', user: buildUser() });
      await jest.advanceTimersByTimeAsync(34_999);
      expect(refreshes).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(refreshes).toEqual([35]);
    });

    it('asks when the network is back during a long pause of that part', async () => {
      await enter();
      for (const second of [3300, 3330, 3390, 3510]) {
        await jest.advanceTimersByTimeAsync(began + second * 1000 - Date.now());
        made.auth.askForToken();
      }
      await jest.advanceTimersByTimeAsync(60_000);
      made.resume.resume('online');
      await jest.advanceTimersByTimeAsync(10_000);
      expect(refreshes).toEqual([3572]);
    });

    it('asks on every look at the page once that part has missed its time', async () => {
      await enter();
      fail(2);
      await jest.advanceTimersByTimeAsync(3340_000);
      made.resume.resume('focus');
      await settle();
      expect(refreshes).toEqual([3335, 3340]);
    });

    it('asks when the computer comes out of its sleep and that part does not', async () => {
      await enter();
      jest.setSystemTime(Date.now() + 120 * MINUTE);
      made.resume.resume('focus');
      await jest.advanceTimersByTimeAsync(10_000);
      expect(refreshes).toEqual([7202]);
    });
  });

  it('is over with the session', async () => {
    await enter();
    made.auth.emit({ type: 'changed', user: null });
    expect(made.resume.listenerCount).toBe(0);
    await jest.advanceTimersByTimeAsync(120 * MINUTE);
    expect(refreshes).toEqual([]);
  });
});
