import { lazy, Suspense, useEffect } from 'react';
import { useSignInState } from '../../features/auth/shared/signInState';
import { mayShow } from '../../features/navigation/model/access';
import { selectHash, selectPath } from '../../features/navigation/model/navigationSlice';
import { useAwaitTarget } from '../../shared/scroll/ScrollOffsetProvider';
import { useAppSelector } from '../../store/hooks';
import { matchPath } from '../lazy/matchPath';
import { ComingPage } from './Connecting';
import type { PageRoute } from './routes';

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage')).NotFoundPage }));

/** The path whose page was last shown: a first page keeps the browser's own focus. */
let shownPath: string | null = null;

/** A place on the page, which gets the focus instead. What an invitation's link says stands in the fragment, too. */
const NAMES_PLACE = /^#[\w-]+$/;

/** Moves the focus to the beginning of a new page, for people who do not see it change. */
function Announced({ path, children }: { readonly path: string; readonly children: React.ReactNode }) {
  const hash = useAppSelector(selectHash);
  const awaitTarget = useAwaitTarget();
  useEffect(() => {
    if (shownPath !== null && shownPath !== path) {
      if (NAMES_PLACE.test(hash)) awaitTarget(hash.slice(1));
      else {
        document.getElementById('main')?.focus({ preventScroll: true });
        window.scrollTo({ top: 0 });
      }
    }
    shownPath = path;
  }, [path, hash, awaitTarget]);
  return children;
}

/**
 * The page of the place that the state names. A page that is not for this person stays away: the sagas are about to
 * send them on, and nothing of it is shown until then.
 */
export function Pages({ routes }: { readonly routes: readonly PageRoute[] }) {
  const path = useAppSelector(selectPath);
  const { status } = useSignInState();
  if (!mayShow(path, status)) return null;
  for (const { pattern, page } of routes) {
    const params = matchPath(pattern, path);
    if (params === null) continue;
    return (
      <Suspense key={pattern} fallback={<ComingPage />}>
        <Announced path={path}>
          <page.Page params={params} />
        </Announced>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<ComingPage />}>
      <Announced path={path}>
        <NotFoundPage />
      </Announced>
    </Suspense>
  );
}
