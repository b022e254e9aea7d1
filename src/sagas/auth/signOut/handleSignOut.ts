import { call, delay, put, race, select, takeLeading } from 'typed-redux-saga';
import { selectIsSignedIn, signOut, signOutRefused, signOutStarted } from '../../../features/auth/model/authSlice';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { runBeforeSignOutHooks } from './beforeSignOut';

/** Signing out is local to the device; this long in ms only when its storage hangs. */
const LIMIT_MS = 5_000;

/** The state follows the service's own event; that the end was asked for here is read from `leaving`. */
function* handleSignOut(): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  if (yield* select(selectIsSignedIn)) {
    yield* put(signOutStarted());
    // What reaches the server after the end is refused.
    yield* call(runBeforeSignOutHooks);
  }
  try {
    const { late } = yield* race({ done: call(() => auth.signOut()), late: delay(LIMIT_MS, true) });
    if (late === true) throw new Error('The device does not end the session.');
  } catch (error) {
    if (yield* select(selectIsSignedIn)) yield* put(signOutRefused());
    throw error;
  }
}

export function* watchSignOut(): Generator<unknown, void, unknown> {
  yield* takeLeading(signOut, safely('signOut', handleSignOut));
}
