import { signIn } from '../../features/auth/model/attemptCommands';
import {
  cooldownRequested,
  cooldownStarted,
  cooldownReset,
  selectCooldowns,
  selectCooldownUntil,
} from '../../features/auth/model/cooldownSlice';
import { makeSignInFlow } from '../../testing/stores/makeSignInFlow';
import { settle } from '../../testing/stores/makeTestStore';
import { FIRST_REST, LONGEST_REST } from './runCooldowns';

const account = { email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' };

let made: ReturnType<typeof makeSignInFlow>;
const until = () => made.read((state) => selectCooldownUntil(state, 'password'));
const left = () => (until() ?? 0) - Date.now();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  made = makeSignInFlow();
  await settle();
});
afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  jest.useRealTimers();
});

describe('after too many requests', () => {
  it.each(['too-many-requests', 'quota-exceeded'] as const)('they rest: %s', async (code) => {
    made.auth.failNext('signIn', code);
    made.store.dispatch(signIn(account));
    await settle();
    expect(left()).toBe(FIRST_REST);
    await pass(FIRST_REST - 1);
    expect(until()).not.toBeNull();
    await pass(1);
    expect(until()).toBeNull();
  });

  it('they rest twice as long each time, up to a limit', async () => {
    const lengths: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      made.store.dispatch(cooldownRequested({ lane: 'password' }));
      lengths.push(left());
      await pass(LONGEST_REST);
      expect(until()).toBeNull();
    }
    expect(lengths).toEqual([FIRST_REST, 2 * FIRST_REST, 4 * FIRST_REST, 8 * FIRST_REST, LONGEST_REST, LONGEST_REST]);
  });

  it('a longer rest is not ended by the shorter one before it', async () => {
    made.store.dispatch(cooldownRequested({ lane: 'password' }));
    await pass(FIRST_REST / 2);
    made.store.dispatch(cooldownRequested({ lane: 'password' }));
    await pass(FIRST_REST);
    expect(left()).toBe(FIRST_REST);
  });

  it('a success forgets them', async () => {
    await made.auth.signUp(account, 'kept');
    await made.auth.signOut();
    made.store.dispatch(cooldownRequested({ lane: 'password' }));
    made.store.dispatch(signIn(account));
    await settle();
    expect(made.read(selectCooldowns)).toEqual({});
  });

  it('only those of their kind rest', () => {
    made.store.dispatch(cooldownRequested({ lane: 'mail' }));
    expect(until()).toBeNull();
    made.store.dispatch(cooldownReset({ lane: 'mail' }));
    expect(made.read(selectCooldowns)).toEqual({});
  });

  it('no other refusal lets anything rest', async () => {
    made.store.dispatch(signIn(account));
    await settle();
    expect(made.read(selectCooldowns)).toEqual({});
  });

  it('a rest that has begun before ends by itself', async () => {
    await made.store.stop();
    made.store.dispatch(cooldownStarted({ lane: 'password', until: Date.now() + 5000 }));
    made.store.injectModule({ ...(await import('../../app/modules/signInFlowModule')).signInFlowModule });
    await pass(5000);
    expect(until()).toBeNull();
  });
});
