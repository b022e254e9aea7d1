import { act } from '@testing-library/react';
import { selectIsInjected, workerFailed } from '../../features/navigation/model/modulesSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { buildUser } from '../../testing/stores/builders';
import { makeTestStore } from '../../testing/stores/makeTestStore';
import { needsSession } from '../../store/needsSession';
import { bringSession } from './bringSession';
import { sessionModule } from '../modules/sessionModule';

let refusals = 0;
let reported: string[] = [];
let made: ReturnType<typeof makeTestStore>;
const isThere = () => selectIsInjected(made.store.getState(), 'session');
const soon = () => act(async () => jest.advanceTimersByTimeAsync(50));

beforeEach(() => {
  jest.useFakeTimers();
  reported = [];
  made = makeTestStore({ session: false });
  refusals = 0;
  const load = async () => {
    if (refusals === 0) return sessionModule;
    refusals -= 1;
    throw new Error('offline');
  };
  bringSession(made.store, { load, isNeeded: needsSession }, (where) => reported.push(where));
});
afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  jest.useRealTimers();
});

it('lets the first page of a visitor stand before what looks after sessions comes', async () => {
  await act(async () => jest.advanceTimersByTimeAsync(1500));
  expect(isThere()).toBe(false);
  await act(async () => jest.advanceTimersByTimeAsync(4000));
  expect(isThere()).toBe(true);
});

it.each([
  ['somebody is signed in', () => made.auth.emit({ type: 'changed', user: buildUser() })],
  ['a session was refused', () => made.auth.emit({ type: 'revoked', code: 'user-disabled', uid: null })],
  ['something failed', () => made.store.dispatch(workerFailed({ name: 'navigate' }))],
  ['there is something to say', () => made.store.dispatch(notificationRequested({ kind: 'info', message: 'Hello' }))],
])('comes at once when %s', async (_when, happen) => {
  await soon();
  expect(isThere()).toBe(false);
  happen();
  await soon();
  expect(isThere()).toBe(true);
});

it('is asked for again until it comes', async () => {
  refusals = 2;
  made.auth.emit({ type: 'changed', user: buildUser() });
  await soon();
  await act(async () => jest.advanceTimersByTimeAsync(3000));
  expect([isThere(), reported]).toEqual([false, ['sessionModule', 'sessionModule']]);
  await act(async () => jest.advanceTimersByTimeAsync(3000));
  expect(isThere()).toBe(true);
});
