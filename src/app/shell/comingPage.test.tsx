import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SignInStateProvider } from '../../features/auth/shared/signInState';
import { ScrollOffsetProvider } from '../../shared/scroll/ScrollOffsetProvider';
import { makeTestStore, settle } from '../../testing/stores/makeTestStore';
import { lazyPage, type MakePage } from '../lazy/lazyPage';
import { LanguageProvider } from './LanguageProvider';
import { Pages } from './Pages';

it('says after three seconds that a page is still loading, until it is there', async () => {
  window.scrollTo = () => undefined;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { store, languages } = makeTestStore({ at: '/slow' });
  let come: (make: MakePage) => void = () => undefined;
  const chunk = new Promise<MakePage>((resolve) => (come = resolve));
  const routes = [{ pattern: '/slow', page: lazyPage(() => chunk, store.injectModule) }];
  const { container } = render(
    <Provider store={store}>
      <LanguageProvider languages={languages}>
        <SignInStateProvider>
          <ScrollOffsetProvider>
            <Pages routes={routes} />
          </ScrollOffsetProvider>
        </SignInStateProvider>
      </LanguageProvider>
    </Provider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(container).toHaveTextContent(/^$/);
  const status = screen.getByRole('status');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(status).toHaveTextContent('Still loading the page…');
  come(() => ({ Page: () => <h1>Here it is</h1> }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(container).toHaveTextContent(/^Here it is$/);
  jest.useRealTimers();
  await act(async () => {
    await store.stop();
    await settle();
  });
});
