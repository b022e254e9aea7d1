import { lazy, Suspense, useEffect } from 'react';
import { useSignInState } from '../../features/auth/shared/signInState';
import { isMemberPath, isVisitorOnlyPath } from '../../features/navigation/model/access';
import { selectPath } from '../../features/navigation/model/navigationSlice';
import { useTexts } from '../../shared/messages/useTexts';
import { useAppSelector } from '../../store/hooks';
import { matchPath } from '../lazy/matchPath';
import type { PageRoute } from './routes';
import { shellTexts } from '../texts/shellTexts';

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage')).NotFoundPage }));

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
  const { titles } = useTexts(shellTexts);
  if (isMemberPath(path) && status !== 'signedIn') return null;
  if (isVisitorOnlyPath(path) && status === 'signedIn') return null;
  for (const { pattern, title, page } of routes) {
    const params = matchPath(pattern, path);
    if (params === null) continue;
    return (
      <Suspense key={pattern} fallback={null}>
        <Announced path={path} title={titles[title]}>
          <page.Page params={params} />
        </Announced>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={null}>
      <Announced path={path} title={titles.notFound}>
        <NotFoundPage />
      </Announced>
    </Suspense>
  );
}
