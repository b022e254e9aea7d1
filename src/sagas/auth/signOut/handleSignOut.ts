import { call, put, select, takeLeading } from 'typed-redux-saga';
import { selectIsSignedIn, signOut, signOutRefused, signOutStarted } from '../../../features/auth/model/authSlice';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { runBeforeSignOutHooks } from './beforeSignOut';

/** The state follows the service's own event; that the end was asked for here is read from `leaving`. */
function* handleSignOut(): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  if (yield* select(selectIsSignedIn)) {
    yield* put(signOutStarted());
    // What reaches the server after the end is refused.
    yield* call(runBeforeSignOutHooks);
  }
  try {
    yield* call(() => auth.signOut());
  } catch (error) {
    if (yield* select(selectIsSignedIn)) yield* put(signOutRefused());
    throw error;
  }
}

export function* watchSignOut(): Generator<unknown, void, unknown> {
  yield* takeLeading(signOut, safely('signOut', handleSignOut));
}
