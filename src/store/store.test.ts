import { createSlice, type Slice } from '@reduxjs/toolkit';
import { take } from 'typed-redux-saga';
import authSlice, { signedIn, userChanged } from '../features/auth/model/authSlice';
import { notificationRequested } from '../features/notifications/notificationsSlice';
import { gateway } from '../sagas/base/effects';
import { APP_SAGAS } from '../sagas/rootSaga';
import { buildUser } from '../testing/stores/builders';
import { makeTestStore, settle } from '../testing/stores/makeTestStore';
import type { AppModule } from './appModule';
import { DEVTOOLS, summarise } from './devtools';
import { APP_PARTS } from './parts';

const countSlice = (step: number) =>
  createSlice({ name: 'count', initialState: 0, reducers: { counted: (state) => state + step } });
const COUNTED = { type: 'count/counted' };

function buildModule(log: string[], fields: Partial<AppModule> = {}): AppModule {
  return {
    name: 'counting',
    slices: [countSlice(1) as unknown as Slice],
    *saga() {
      log.push('begun');
      try {
        for (;;) {
          yield* take(COUNTED.type);
          log.push('received');
        }
      } finally {
        log.push('ended');
      }
    },
    createGateways: () => ({}),
    ...fields,
  };
}

let made: ReturnType<typeof makeTestStore>;
const state = () => made.store.getState() as unknown as Record<string, unknown>;

beforeEach(() => {
  made = makeTestStore();
});
afterEach(async () => {
  await made.store.stop();
  expect(made.store.running()).toEqual([]);
});

describe('injectModule', () => {
  it('brings state, name and saga at once', () => {
    const log: string[] = [];
    made.store.injectModule(buildModule(log));
    expect(state()['count']).toBe(0);
    expect(made.store.getState().modules.injected).toEqual(['session', 'counting']);
    made.store.dispatch(COUNTED);
    expect(state()['count']).toBe(1);
    expect(log).toEqual(['begun', 'received']);
  });

  it('changes nothing the second time', () => {
    const log: string[] = [];
    const module = buildModule(log);
    made.store.injectModule(module);
    const before = made.actions.length;
    made.store.injectModule(module);
    expect(made.actions).toHaveLength(before);
    expect(log).toEqual(['begun']);
  });

  it('takes a new version in hot reload: new reducer, new saga, same state', async () => {
    const log: string[] = [];
    made.store.injectModule(buildModule(log));
    made.store.dispatch(COUNTED);
    made.store.injectModule(buildModule(log, { slices: [countSlice(10) as unknown as Slice] }));
    await settle();
    expect(log).toEqual(['begun', 'received', 'ended', 'begun']);
    made.store.dispatch(COUNTED);
    expect(state()['count']).toBe(11);
    expect(log.filter((entry) => entry === 'received')).toHaveLength(2);
  });

  it('survives a module whose saga crashes, and says so', async () => {
    jest.useFakeTimers();
    const broken = buildModule([], {
      name: 'broken',
      // oxlint-disable-next-line require-yield
      *saga() {
        throw new Error('no');
      },
    });
    made.store.injectModule(broken);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(made.store.getState().modules.crashed).toEqual(['module broken']);
    expect(made.store.running()).toHaveLength(Object.keys(APP_SAGAS).length);
    made.store.dispatch(notificationRequested({ kind: 'info', message: 'still here' }));
    expect(made.store.getState().notifications.list.map(({ message }) => message)).toContain('still here');
  });

  it('hands its saga the gateways that stand in the context', () => {
    let found: unknown = null;
    made.store.injectModule(
      buildModule([], {
        *saga() {
          found = yield* gateway('resume');
        },
      }),
    );
    expect(found).toBe(made.resume);
  });
});

describe('hot reload of the parts', () => {
  it('replaces reducers and sagas; the state stays and no source is listened to twice', async () => {
    const ada = buildUser();
    made.auth.setTokenExpiry(Date.now() + 3_600_000);
    made.auth.emit({ type: 'changed', user: ada });
    const log: string[] = [];
    const louder = {
      ...authSlice,
      reducer: (current: Parameters<typeof authSlice.reducer>[0], action: Parameters<typeof authSlice.reducer>[1]) => {
        if (userChanged.match(action)) log.push('new reducer');
        return authSlice.reducer(current, action);
      },
    };
    await made.store.replaceParts({
      ...APP_PARTS,
      slices: [louder as unknown as Slice],
      sagas: {
        ...APP_SAGAS,
        *extra() {
          log.push('new saga');
        },
      },
    });
    expect(made.store.getState().auth).toEqual({ status: 'signedIn', user: ada, leaving: false });
    expect([made.auth.listenerCount, made.history.listenerCount, made.resume.listenerCount]).toEqual([1, 1, 1]);
    made.auth.emit({ type: 'changed', user: { ...ada, displayName: 'Ada L.' } });
    expect(log).toEqual(['new saga', 'new reducer']);
    expect(made.failures).toEqual([]);
  });
});

describe('the end', () => {
  it('lets go of every source', async () => {
    made.auth.setTokenExpiry(Date.now() + 3_600_000);
    made.auth.emit({ type: 'changed', user: buildUser() });
    expect(made.resume.listenerCount).toBe(1);
    await made.store.stop();
    expect([made.auth.listenerCount, made.history.listenerCount, made.resume.listenerCount]).toEqual([0, 0, 0]);
    expect(made.store.running()).toEqual([]);
  });
});

describe('development', () => {
  it('reports an event that a machine does not know, and changes nothing', async () => {
    await settle();
    const before = made.store.getState().auth;
    made.store.dispatch(userChanged(buildUser()));
    expect(made.store.getState().auth).toBe(before);
    expect(made.unknown).toEqual(['Auth: userChanged in signedOut']);
  });

  it('shows no person, no password and no long list in the developer tools', () => {
    const action = { type: 'attempt/signIn', payload: { email: 'ada@example.com', password: 'walnut-12' } };
    expect(DEVTOOLS.actionSanitizer?.(action, 1)).toEqual({
      type: 'attempt/signIn',
      payload: { email: '(hidden)', password: '(hidden)' },
    });
    const place = { path: '/auth/action', search: '?mode=signIn&oobCode=aB-3_x&lang=en', hash: '' };
    const link = { code: 'aB-3_x', mode: 'signIn', continuePath: '/auth/action?oobCode=aB-3_x' };
    expect(JSON.stringify(summarise({ place, link, answer: { code: '123456' } }))).not.toMatch(/aB-3_x|123456/);
    expect(summarise({ payload: { code: 'invalid-verification-code' } })).toEqual({
      payload: { code: 'invalid-verification-code' },
    });
    const shown = JSON.stringify(summarise({ auth: { user: buildUser() }, list: Array.from({ length: 51 }, String) }));
    expect(shown).not.toMatch(/ada@example|"Ada"/);
    expect(shown).toContain('[51 entries]');
    expect(summarise({ lots: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [at, at])) })).toEqual({
      lots: '{51 entries}',
    });
    expect(JSON.stringify(DEVTOOLS.actionSanitizer?.(signedIn(buildUser()), 1))).not.toContain('ada@example');
  });
});
