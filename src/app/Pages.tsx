import { Suspense, useEffect } from 'react';
import { matchRoute, Route, Switch, useRouter } from 'wouter';
import { useSignInState } from '../features/auth/signInState';
import { isMemberPath, isVisitorOnlyPath } from '../features/navigation/access';
import { selectPath } from '../features/navigation/navigationSlice';
import { useAppSelector } from '../store/hooks';
import { NotFoundPage } from './NotFoundPage';
import type { PageRoute } from './routes';

/** The path whose page was last shown: a first page keeps the browser's own focus. */
let shownPath: string | null = null;

/** Announces a page once it is there: its title, and the focus at its beginning for whoever does not see it change. */
function Announced({ path, title, children }: { path: string; title: string; children: React.ReactNode }) {
  useEffect(() => {
    if (shownPath !== null && shownPath !== path && window.location.hash === '') {
      document.getElementById('main')?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    shownPath = path;
  }, [path]);
  return (
    <>
      <title>{`${title} · Lotsmith`}</title>
      {children}
    </>
  );
}

/**
 * The page of the place that the state names. A page that is not for this person stays away: the sagas are about to
 * send them on, and nothing of it is shown until then.
 */
export function Pages({ routes }: { readonly routes: readonly PageRoute[] }) {
  const path = useAppSelector(selectPath);
  const { status } = useSignInState();
  const { parser } = useRouter();
  if (isMemberPath(path) && status !== 'signedIn') return null;
  if (isVisitorOnlyPath(path) && status === 'signedIn') return null;
  const known = routes.some(({ pattern }) => matchRoute(parser, pattern, path)[0]);
  if (!known) {
    return (
      <Announced path={path} title="Page not found">
        <NotFoundPage />
      </Announced>
    );
  }
  return (
    <Suspense fallback={null}>
      <Switch>
        {routes.map(({ pattern, title, page: { Page } }) => (
          <Route key={pattern} path={pattern}>
            <Announced path={path} title={title}>
              <Page />
            </Announced>
          </Route>
        ))}
      </Switch>
    </Suspense>
  );
}
