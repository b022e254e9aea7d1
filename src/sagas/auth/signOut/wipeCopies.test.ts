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
