import { choosePersistence, signInWithProvider } from '../../features/auth/model/attemptCommands';
import { selectUser } from '../../features/auth/model/authSlice';
import { makeSignInMethods } from '../../testing/stores/makeSignInMethods';
import { settle } from '../../testing/stores/makeTestStore';

it.each([
  ['kept', 'google.com'],
  ['session', null],
] as const)('a redirect remembers the way of a person who stays %s as %j', async (stay, lastMethod) => {
  const left = makeSignInMethods();
  await settle();
  left.store.dispatch(choosePersistence(stay));
  left.store.dispatch(signInWithProvider({ providerId: 'google.com', way: 'redirect' }));
  await settle();
  await left.store.stop();
  const { memory } = left;
  const made = makeSignInMethods({ gateways: { memory } });
  made.signInMethods.comeBack('google.com');
  await settle();
  expect(selectUser(made.store.getState())?.email).toBe('ada@example.com');
  expect(memory.read('lastMethod')).toBe(lastMethod);
  await made.store.stop();
});
