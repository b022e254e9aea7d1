import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { SignInStateProvider, useSignInState } from '../../features/auth/shared/signInState';
import { selectIsLanguageAwaited } from '../../features/language/languageSlice';
import { isMemberPath, isVisitorOnlyPath, returnPath, SIGN_IN_PATH } from '../../features/navigation/model/access';
import { selectPath, selectSearch } from '../../features/navigation/model/navigationSlice';
import type { Languages } from '../../services/languages/Languages';
import type { Report } from '../../sagas/base/report';
import { ScrollOffsetProvider } from '../../shared/scroll/ScrollOffsetProvider';
import type { AppStore } from '../../store/createAppStore';
import { useAppSelector } from '../../store/hooks';
import { Connecting } from './Connecting';
import { CrashBoundary } from './CrashBoundary';
import { KitNavigation } from './KitNavigation';
import { LanguageProvider } from './LanguageProvider';
import { Pages } from './Pages';
import { createRoutes, preloadPage } from './routes';
import { Toasts } from '../toasts/Toasts';
import { whenPageStands } from '../lazy/whenIdle';

/** At the latest so long after a page stands, in ms. */
const LATEST_MS = 10_000;

interface ShellProps {
  readonly store: AppStore;
  readonly report: Report;
}

function Shell({ store, report }: ShellProps) {
  const [attempt, setAttempt] = useState(0);
  // A chunk that failed to load stays failed in React: trying again needs new pages.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const routes = useMemo(() => createRoutes(store.injectModule), [store, attempt, createRoutes]);
  const path = useAppSelector(selectPath);
  const search = useAppSelector(selectSearch);
  const { status } = useSignInState();
  const awaitsTexts = useAppSelector(selectIsLanguageAwaited);
  // The page's chunk comes while the sign-in state is still being asked for.
  useEffect(() => preloadPage(routes, path), [routes, path]);
  // Who signs in waits for no page that could have come while they typed; who signs out may have no network for the next one.
  useEffect(() => {
    const next = isMemberPath(path) ? SIGN_IN_PATH : isVisitorOnlyPath(path) ? returnPath(search) : null;
    return next === null ? undefined : whenPageStands(() => preloadPage(routes, next), LATEST_MS);
  }, [routes, path, search]);
  if (status === 'loading' || awaitsTexts) return <Connecting />;
  return (
    <CrashBoundary key={path} place={path + search} report={report} onRetry={() => setAttempt((count) => count + 1)}>
      <Pages routes={routes} />
    </CrashBoundary>
  );
}

interface AppProps extends ShellProps {
  readonly languages: Languages;
}

/** The application on a running store. Every page stands inside the sign-in state and the scroll targets. */
export function App({ store, report, languages }: AppProps) {
  return (
    <Provider store={store}>
      <LanguageProvider languages={languages}>
        <KitNavigation>
          <SignInStateProvider>
            <ScrollOffsetProvider>
              <Shell store={store} report={report} />
            </ScrollOffsetProvider>
          </SignInStateProvider>
        </KitNavigation>
        <Toasts />
      </LanguageProvider>
    </Provider>
  );
}
