import { sessionModule } from '../../../app/modules/sessionModule';
import { selectAuth } from '../../../features/auth/model/authSlice';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { makeTestStore, settle } from '../../../testing/stores/makeTestStore';

test('copies go at a start with nobody and at every end of a session, and stay while one lasts', async () => {
  const memory = createFakeDeviceMemory();
  const { store, auth } = makeTestStore({ gateways: { memory } });
  await settle();
  const atStart = memory.wiped;
  expect(atStart).toBeGreaterThan(0);
  await auth.signUp({ email: 'ada@example.com', password: 'secret-1', displayName: 'Ada' }, 'kept');
  await settle();
  expect(memory.wiped).toBe(atStart);
  await auth.signOut();
  await settle();
  expect(memory.wiped).toBe(atStart + 1);
  await store.stop();
});

test('copies stay while it is not known yet who is there, and when that is the person they are of', async () => {
  const memory = createFakeDeviceMemory();
  const before = makeTestStore();
  await before.auth.signUp({ email: 'ada@example.com', password: 'secret-1', displayName: 'Ada' }, 'kept');
  await settle();
  await before.store.stop();
  const { store } = makeTestStore({ gateways: { memory, auth: before.auth } });
  await settle();
  await store.stop();
  expect([selectAuth(store.getState()).status, memory.wiped]).toEqual(['signedIn', 0]);
});

test('copies go with a session that ended before this was there', async () => {
  const memory = createFakeDeviceMemory();
  const { store } = makeTestStore({ gateways: { memory }, session: false });
  await settle();
  const before = [selectAuth(store.getState()).status, memory.wiped];
  store.injectModule(sessionModule);
  await settle();
  await store.stop();
  expect([...before, memory.wiped]).toEqual(['signedOut', 0, 1]);
});
