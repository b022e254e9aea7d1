import { giveUp, signIn, signInWithProvider } from '../../features/auth/model/attemptCommands';
import { selectAttempt } from '../../features/auth/model/attemptSlice';
import { selectUser } from '../../features/auth/model/authSlice';
import { selectCooldowns } from '../../features/auth/model/cooldownSlice';
import { GatewayFailure } from '../../services/failure';
import { createFakeDeviceMemory } from '../../testing/fakes/fakeDeviceMemory';
import { makeSignInMethods } from '../../testing/stores/makeSignInMethods';
import { settle } from '../../testing/stores/makeTestStore';

const account = { email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' };

let made: ReturnType<typeof makeSignInMethods>;
/** The page that is come back to, before the ways to sign in are loaded. */
const comeBack = async (redirect?: string) => {
  const memory = createFakeDeviceMemory(redirect === undefined ? {} : { redirect });
  made = makeSignInMethods({ late: true, gateways: { memory } });
  await settle();
};
const load = async () => {
  made.loadSignInMethods();
  await settle();
};
const attempt = () => made.read(selectAttempt);
const email = () => selectUser(made.store.getState())?.email;
afterEach(async () => {
  expect([made.unknown, made.failures]).toEqual([[], []]);
  await made.store.stop();
});

it('nobody is asked about a redirect where none was begun', async () => {
  await comeBack();
  await load();
  expect(made.signInMethods.calls).toEqual([]);
  expect(attempt()).toEqual({ status: 'idle' });
});

it('a redirect that was given up on the way back lets in all the same: it was finished at the provider’s', async () => {
  await comeBack('google.com kept');
  made.signInMethods.comeBack('google.com');
  made.store.dispatch(giveUp());
  expect(attempt()).toEqual({ status: 'idle' });
  await load();
  expect(email()).toBe('ada@example.com');
  expect(made.memory.read('lastMethod')).toBe('google.com');
  expect(made.memory.read('redirect')).toBeNull();
});

it('a redirect that is refused for too many lets such ways rest', async () => {
  await comeBack('google.com kept');
  made.signInMethods.failNext('finishRedirect', 'too-many-requests');
  await load();
  expect(attempt()).toEqual({ status: 'refused', method: 'google.com', code: 'too-many-requests' });
  expect(made.read(selectCooldowns)).toMatchObject({ account: { count: 1 } });
});

describe('a redirect that somebody was quicker than with another way', () => {
  /** The password is still being checked when the ways are loaded. */
  const quicker = async () => {
    await comeBack('google.com kept');
    await made.auth.signUp({ ...account, email: 'bob@example.com' }, 'kept');
    await made.auth.signOut();
    await settle();
    // The end of that session has wiped it.
    made.memory.write('redirect', 'google.com kept');
    made.store.dispatch(signIn({ email: 'bob@example.com', password: account.password }));
  };

  it('does not end the other way', async () => {
    await quicker();
    await load();
    expect(email()).toBe('bob@example.com');
    expect(made.memory.read('lastMethod')).toBe('password');
  });

  it.each([
    ['a second step', 'secondFactorNeeded', { challengeId: 'kept-1', factors: [] }, 'kept-1'],
    ['a conflict', 'accountExists', { conflictId: 'kept-2', email: null, providerId: 'google.com' }, 'kept-2'],
  ] as const)('leaves nothing of %s', async (_name, type, rest, id) => {
    await quicker();
    const forget = jest.spyOn(made.signInMethods, 'forget');
    jest.spyOn(made.signInMethods, 'finishRedirect').mockResolvedValueOnce({ type, ...rest } as never);
    await load();
    expect(forget.mock.calls).toEqual([[id]]);
    expect(email()).toBe('bob@example.com');
  });

  it('says nothing of its refusal', async () => {
    await quicker();
    jest.spyOn(made.signInMethods, 'finishRedirect').mockRejectedValueOnce(new GatewayFailure('user-disabled'));
    await load();
    expect(attempt()).toEqual({ status: 'idle' });
    expect(email()).toBe('bob@example.com');
  });
});

it('a redirect that a defect keeps from leaving leaves no word, and is reported', async () => {
  await comeBack();
  await load();
  jest.spyOn(made.signInMethods, 'signInWithProvider').mockRejectedValueOnce(new TypeError('a defect'));
  made.store.dispatch(signInWithProvider({ providerId: 'google.com', way: 'redirect' }));
  await settle();
  expect(attempt()).toEqual({ status: 'refused', method: 'google.com', code: 'unknown' });
  expect(made.memory.read('redirect')).toBeNull();
  expect(made.failures.splice(0)).toEqual([{ where: 'google.com', error: expect.any(TypeError) as unknown }]);
});
