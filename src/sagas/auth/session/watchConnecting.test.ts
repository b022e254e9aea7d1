import { connectingTookLong, selectConnectingSlowly, signedOut } from '../../../features/auth/model/authSlice';
import { buildUser } from '../../../testing/stores/builders';
import { makeTestStore } from '../../../testing/stores/makeTestStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the wait for the first answer', () => {
  it('becomes an event after three seconds', async () => {
    const { store, auth } = makeTestStore({ gateways: {}, stopped: true });
    jest.spyOn(auth, 'subscribe').mockReturnValue(() => undefined);
    store.start();
    await jest.advanceTimersByTimeAsync(2999);
    expect(selectConnectingSlowly(store.getState())).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(selectConnectingSlowly(store.getState())).toBe(true);
    await store.stop();
  });

  it('becomes no event where the answer was there before', async () => {
    const { store, auth, types } = makeTestStore({ stopped: true });
    jest.spyOn(auth, 'subscribe').mockReturnValue(() => undefined);
    store.dispatch(signedOut({ reason: 'none' }));
    store.start();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(types()).not.toContain(connectingTookLong.type);
    await store.stop();
  });

  it('becomes no event when the answer came', async () => {
    const { store, auth, types } = makeTestStore();
    auth.emit({ type: 'changed', user: buildUser() });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(types()).not.toContain(connectingTookLong.type);
    await store.stop();
  });
});
