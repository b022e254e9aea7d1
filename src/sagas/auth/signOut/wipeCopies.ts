import { call, select, take } from 'typed-redux-saga';
import { selectAuth, signedOut } from '../../../features/auth/model/authSlice';
import { gateway } from '../../base/effects';

/**
 * Nobody is signed in, so that nothing somebody has read stays in this browser: at the end of a session, and at a start
 * with nobody, after a session that ended while the application was closed.
 */
export function* wipeCopies(): Generator<unknown, void, unknown> {
  const memory = yield* gateway('memory');
  if ((yield* select(selectAuth)).status === 'signedOut') yield* call(() => memory.forgetCopies());
  for (;;) {
    yield* take(signedOut);
    yield* call(() => memory.forgetCopies());
  }
}
