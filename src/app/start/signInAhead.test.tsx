import { act, screen } from '@testing-library/react';
import { createFakeAuthGateway } from '../../testing/fakes/auth/fakeAuthGateway';
import { renderApp } from '../../testing/screens/renderApp';

let isOffline = false;
const fetched = jest.fn();
// A chunk that is fetched for the first time needs the network.
jest.mock('../../features/auth/forms/SignInPage', () => {
  if (isOffline) throw new Error('Failed to fetch dynamically imported module');
  fetched();
  return { SignInPage: () => <button type="button">Sign in</button> };
});

const fetchedSales = jest.fn();
jest.mock('../pages/workspace', () => {
  fetchedSales();
  const Page = () => <h1>All sales</h1>;
  return { sales: () => ({ Page }), sale: () => ({ Page: () => <h1>One sale</h1> }), intake: () => ({ Page }) };
});

test('the sign-in page is there for who signs out without a network', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  window.scrollTo = () => undefined;
  const auth = createFakeAuthGateway();
  await auth.signUp({ email: 'ada@example.com', password: 'walnut-12', displayName: 'Ada' }, 'kept');
  const { store } = await renderApp({ at: '/invitations', gateways: { auth, signInFlow: auth } });
  expect(fetched).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(fetched).toHaveBeenCalledTimes(1);
  isOffline = true;
  await act(() => auth.signOut());
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  await act(() => store.stop());
  jest.useRealTimers();
});

test('the page that a person signs in for comes while they type', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  window.scrollTo = () => undefined;
  const { store } = await renderApp({ at: '/sign-in?next=%2Fsales%2FsaleAAAAAAAAAAAAAAAA%3Flot%3DlotA' });
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(fetchedSales).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(fetchedSales).toHaveBeenCalledTimes(1);
  await act(() => store.stop());
  jest.useRealTimers();
});
