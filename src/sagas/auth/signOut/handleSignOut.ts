import { call, delay, put, race, select, takeLeading } from 'typed-redux-saga';
import { selectIsSignedIn, signOut, signOutRefused, signOutStarted } from '../../../features/auth/model/authSlice';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { SIGN_OUT_MS } from '../session/guardSession';
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
    const { late } = yield* race({ done: call(() => auth.signOut()), late: delay(SIGN_OUT_MS, true) });
    if (late === true) throw new Error('The device does not end the session.');
  } catch (error) {
    if (yield* select(selectIsSignedIn)) yield* put(signOutRefused());
    throw error;
  }
}

export function* watchSignOut(): Generator<unknown, void, unknown> {
  yield* takeLeading(signOut, safely('signOut', handleSignOut));
}
