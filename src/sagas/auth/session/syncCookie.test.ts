import { makeTestStore, onFakes, settle } from '../../../testing/stores/makeTestStore';
import { syncCookie } from './syncCookie';

it('the cookie follows the session from the moment its module is there until the application ends', async () => {
  const steps: string[] = [];
  const follow = () => {
    steps.push('follows');
    return () => void steps.push('stops');
  };
  const { store, auth, failures } = makeTestStore({ gateways: { cookies: { follow } } });
  await settle();
  expect(steps).toEqual([]);
  store.injectModule(onFakes({ name: 'cookie', slices: [], saga: syncCookie }));
  await settle();
  expect(steps).toEqual(['follows']);
  // An end of the session is something to follow, too.
  await auth.signUp({ email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' }, 'kept');
  await auth.signOut();
  await settle();
  expect(steps).toEqual(['follows']);
  await store.stop();
  expect([steps, failures]).toEqual([['follows', 'stops'], []]);
});
