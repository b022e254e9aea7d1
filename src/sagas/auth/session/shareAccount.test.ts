import { selectAuth, selectUser } from '../../../features/auth/model/authSlice';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import { makeTestStore, settle } from '../../../testing/stores/makeTestStore';

let made: ReturnType<typeof makeTestStore>;
let ada: AuthUser;

const reloads = () => made.auth.calls.filter((name) => name === 'reload').length;

beforeEach(async () => {
  made = makeTestStore();
  await settle();
  await made.auth.signUp({ email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' }, 'kept');
  await settle();
  ada = selectUser(made.store.getState()) as AuthUser;
});
afterEach(async () => {
  await made.store.stop();
  expect(made.tabs.listenerCount).toBe(0);
});

describe('one account in several tabs', () => {
  it('publishes what has changed here, and nothing else', async () => {
    made.auth.emit({ type: 'changed', user: { ...ada } });
    expect(made.tabs.received).toEqual([]);
    made.auth.emit({ type: 'changed', user: { ...ada, displayName: 'Ada Lovelace' } });
    expect(made.tabs.received).toEqual([{ ...ada, displayName: 'Ada Lovelace' }]);
  });

  it('asks the service when another tab sends an account that differs', async () => {
    const renamed = { ...ada, displayName: 'Ada Lovelace' };
    // The service has it already; this tab does not know of it.
    const { reload } = made.auth;
    jest.spyOn(made.auth, 'reload').mockImplementation(async () => {
      await reload();
      made.auth.change(renamed);
    });
    made.tabs.emit(renamed);
    await settle();
    expect(selectUser(made.store.getState())).toEqual(renamed);
    expect(reloads()).toBe(1);
  });

  it('asks nothing for what it has itself, nor for another person', async () => {
    made.tabs.emit({ ...ada });
    made.tabs.emit({ ...ada, uid: 'somebody-else', displayName: 'Bea' });
    await settle();
    expect(reloads()).toBe(0);
  });

  it('stays as it is while the service is out of reach, and takes the next account', async () => {
    made.auth.failNext('reload', 'network-request-failed');
    made.tabs.emit({ ...ada, displayName: 'Ada Lovelace' });
    await settle();
    made.tabs.emit({ ...ada, displayName: 'Ada King' });
    await settle();
    expect(reloads()).toBe(2);
    expect(selectAuth(made.store.getState()).status).toBe('signedIn');
    expect(made.failures).toEqual([]);
  });

  it('learns by asking that the account is no longer open', async () => {
    made.auth.disable('ada@example.com');
    made.tabs.emit({ ...ada, displayName: 'Ada Lovelace' });
    await settle();
    expect(selectAuth(made.store.getState())).toEqual({ status: 'signedOut', reason: 'user-disabled' });
  });
});
