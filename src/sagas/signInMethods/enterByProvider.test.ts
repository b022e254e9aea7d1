import {
  considerMethod,
  giveUp,
  lookAround,
  signIn,
  signInWithProvider,
} from '../../features/auth/model/attemptCommands';
import {
  attemptStarted,
  conflictFound,
  selectAttempt,
  selectConflict,
  selectLastMethod,
} from '../../features/auth/model/attemptSlice';
import { selectAuth, selectUser } from '../../features/auth/model/authSlice';
import { selectCooldowns } from '../../features/auth/model/cooldownSlice';
import { createFakeDeviceMemory } from '../../testing/fakes/fakeDeviceMemory';
import { makeSignInMethods } from '../../testing/stores/makeSignInMethods';
import { settle } from '../../testing/stores/makeTestStore';

const account = { email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' };

let made: ReturnType<typeof makeSignInMethods>;
const attempt = () => made.read(selectAttempt);
const user = () => selectUser(made.store.getState());
const toasts = () => made.store.getState().notifications.list.map(({ message }) => message);
const start = async (options?: Parameters<typeof makeSignInMethods>[0]) => {
  made = makeSignInMethods(options);
  await settle();
};
const press = async (providerId: 'google.com' | 'github.com', way: 'popup' | 'redirect' = 'popup') => {
  made.store.dispatch(signInWithProvider({ providerId, way }));
  await settle();
};

afterEach(async () => {
  expect(made.unknown).toEqual([]);
  expect(made.failures).toEqual([]);
  await made.store.stop();
  expect([made.auth.listenerCount, made.resume.listenerCount, made.store.running()]).toEqual([0, 0, []]);
});

describe('a popup', () => {
  beforeEach(() => start());

  it('signs in and is remembered', async () => {
    made.store.dispatch(signInWithProvider({ providerId: 'google.com', way: 'popup' }));
    // Within the click: a browser blocks a window that opens later.
    expect(made.signInMethods.calls).toEqual(['signInWithProvider google.com']);
    await settle();
    expect(attempt()).toEqual({ status: 'working', method: 'google.com' });
    made.signInMethods.arrive();
    await settle();
    expect(user()?.email).toBe('ada@example.com');
    expect(attempt()).toEqual({ status: 'idle' });
    expect(made.memory.read('lastMethod')).toBe('google.com');
    expect(made.read(selectLastMethod)).toBe('google.com');
  });

  it.each(['popup-closed-by-user', 'cancelled-popup-request'] as const)(
    'that ends with %s is nothing to talk about',
    async (code) => {
      await press('google.com');
      made.signInMethods.fail(code);
      await settle();
      expect(attempt()).toEqual({ status: 'idle' });
      expect(toasts()).toEqual([]);
    },
  );

  it('that is refused says why', async () => {
    await press('google.com');
    made.signInMethods.fail('unauthorized-domain');
    await settle();
    expect(attempt()).toEqual({ status: 'refused', method: 'google.com', code: 'unauthorized-domain' });
  });

  it('that is refused for too many lets such ways rest', async () => {
    await press('google.com');
    made.signInMethods.fail('too-many-requests');
    await settle();
    expect(made.read(selectCooldowns)).toMatchObject({ account: { count: 1 } });
  });

  it('that the browser blocks goes on by redirect', async () => {
    made.signInMethods.failNext('signInWithProvider', 'popup-blocked');
    await press('google.com');
    expect(attempt()).toEqual({ status: 'redirecting', method: 'google.com' });
    expect(made.memory.read('redirect')).toBe('google.com kept');
  });

  it('that is blocked while a conflict waits stays here: on the way it would be lost', async () => {
    made.store.dispatch(attemptStarted({ method: 'github.com' }));
    made.store.dispatch(conflictFound({ conflictId: 'c', email: 'ada@example.com', providerId: 'github.com' }));
    made.signInMethods.failNext('signInWithProvider', 'popup-blocked');
    await press('google.com');
    expect(attempt()).toEqual({ status: 'refused', method: 'google.com', code: 'popup-blocked' });
    expect(made.memory.read('redirect')).toBeNull();
  });

  it('that goes on by redirect leaves a page that can be used after turning back', async () => {
    await press('google.com', 'redirect');
    expect(attempt()).toEqual({ status: 'redirecting', method: 'google.com' });
    made.resume.resume('focus');
    expect(attempt()).toEqual({ status: 'idle' });
  });

  it('gives way to another provider’s', async () => {
    await press('google.com');
    await press('github.com');
    expect(attempt()).toEqual({ status: 'working', method: 'github.com' });
    expect(made.signInMethods.open).toBe('github.com');
    made.signInMethods.arrive();
    await settle();
    expect(made.memory.read('lastMethod')).toBe('github.com');
  });

  it('gives way to the password, whose refusal stays when the window closes', async () => {
    await press('google.com');
    made.store.dispatch(signIn({ email: 'who@example.com', password: 'x' }));
    await settle();
    made.signInMethods.fail('popup-closed-by-user');
    await settle();
    expect(attempt()).toEqual({ status: 'refused', method: 'password', code: 'invalid-credential' });
  });

  it('that was given up changes nothing when it ends in a conflict, and nothing is kept of it', async () => {
    await made.auth.signUp(account, 'kept');
    await made.auth.signOut();
    await press('github.com');
    made.store.dispatch(giveUp());
    expect(attempt()).toEqual({ status: 'idle' });
    made.signInMethods.arrive({ vouched: false });
    await settle();
    expect(attempt()).toEqual({ status: 'idle' });
    expect(made.read(selectConflict)).toBeNull();
    expect(made.signInMethods.kept.size).toBe(0);
  });

  it('that lets in after it was given up has let in', async () => {
    await press('google.com');
    made.store.dispatch(giveUp());
    made.signInMethods.arrive();
    await settle();
    expect(user()?.email).toBe('ada@example.com');
    expect(attempt()).toEqual({ status: 'idle' });
  });

  it('is prepared when somebody turns to such a way, and nothing is asked of others before', async () => {
    expect(made.signInMethods.prepared).toEqual([]);
    made.store.dispatch(considerMethod('link'));
    expect(made.signInMethods.prepared).toEqual([]);
    made.store.dispatch(considerMethod('google.com'));
    expect(made.signInMethods.prepared).toEqual([{ popups: true, phone: false }]);
    made.store.dispatch(considerMethod('phone'));
    await settle();
    expect(made.signInMethods.prepared).toEqual([
      { popups: true, phone: false },
      { popups: false, phone: true },
    ]);
  });
});

describe('a redirect', () => {
  it('leaves word for the page that is come back to', async () => {
    await start();
    await press('google.com', 'redirect');
    expect(attempt()).toEqual({ status: 'redirecting', method: 'google.com' });
    expect(made.memory.read('redirect')).toBe('google.com kept');
  });

  it('leaves no word when it is refused', async () => {
    await start();
    made.signInMethods.failNext('signInWithProvider', 'operation-not-allowed');
    await press('google.com', 'redirect');
    expect(attempt()).toEqual({ status: 'refused', method: 'google.com', code: 'operation-not-allowed' });
    expect(made.memory.read('redirect')).toBeNull();
  });

  const comeBack = async (arrived: boolean) => {
    made = makeSignInMethods({ late: true, gateways: { memory: createFakeDeviceMemory({ redirect: 'google.com' }) } });
    if (arrived) made.signInMethods.comeBack('google.com');
    expect(attempt()).toEqual({ status: 'working', method: 'google.com' });
    await settle();
  };

  it('is finished when the ways are there', async () => {
    await comeBack(true);
    made.loadSignInMethods();
    await settle();
    expect(user()?.email).toBe('ada@example.com');
    expect(attempt()).toEqual({ status: 'idle' });
  });

  it('that was turned away from is over', async () => {
    await comeBack(false);
    made.loadSignInMethods();
    await settle();
    expect(attempt()).toEqual({ status: 'idle' });
  });

  it('that was refused says why', async () => {
    await comeBack(false);
    made.signInMethods.failNext('finishRedirect', 'user-disabled');
    made.loadSignInMethods();
    await settle();
    expect(attempt()).toEqual({ status: 'refused', method: 'google.com', code: 'user-disabled' });
  });

  it('is finished once', async () => {
    await comeBack(true);
    made.loadSignInMethods();
    await settle();
    expect(made.memory.read('redirect')).toBeNull();
  });
});

describe('looking around', () => {
  it('needs no name', async () => {
    await start();
    made.store.dispatch(lookAround());
    await settle();
    expect(selectAuth(made.store.getState())).toMatchObject({ status: 'signedIn', user: { isAnonymous: true } });
    expect(made.memory.read('lastMethod')).toBe('anonymous');
  });

  it('is refused where it is not offered', async () => {
    await start();
    made.signInMethods.failNext('signInAnonymously', 'admin-restricted-operation');
    made.store.dispatch(lookAround());
    await settle();
    expect(attempt()).toEqual({ status: 'refused', method: 'anonymous', code: 'admin-restricted-operation' });
  });
});
