import { put, select, takeEvery } from 'typed-redux-saga';
import { selectAuth, signedIn, signedOut, type AuthState } from '../../features/auth/model/authSlice';
import { mayShow, returnPath, SIGN_IN_PATH, signInPathFor } from '../../features/navigation/model/access';
import { navigate, locationChanged, selectPlace } from '../../features/navigation/model/navigationSlice';
import type { Location } from '../../services/history/HistoryGateway';
import { safely } from '../base/safely';

/** Where a person must go instead of `place`, or null to stay. While nothing is known, nobody is sent anywhere. */
export function redirectFor(auth: AuthState, place: Location): string | null {
  if (auth.status === 'loading' || mayShow(place.path, auth.status)) return null;
  if (auth.status === 'signedIn') return returnPath(place.search);
  // Who signs out on purpose is done here; the next person need not land on the last one's page.
  return auth.reason === 'requested' ? SIGN_IN_PATH : signInPathFor(place);
}

function* redirect(): Generator<unknown, void, unknown> {
  const to = redirectFor(yield* select(selectAuth), yield* select(selectPlace));
  if (to !== null) yield* put(navigate(to, { replace: true }));
}

/** Sends people on when who they are, or where they are, changes. */
export function* guardRoutes() {
  yield* takeEvery([signedIn, signedOut, locationChanged], safely('guardRoutes', redirect));
}
