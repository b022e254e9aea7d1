import { cancel, fork, select, take } from 'typed-redux-saga';
import { selectUid, signedIn, signedOut } from '../../../features/auth/model/authSlice';

/**
 * Runs `session` for as long as one person is signed in, and anew for the next one: what belongs to a session is forked
 * when it begins and cancelled when it ends. A saga that starts in the middle of a session joins it.
 */
export function* whileSignedIn(
  session: (uid: string) => Generator<unknown, unknown, unknown>,
): Generator<unknown, void, unknown> {
  let uid = yield* select(selectUid);
  for (;;) {
    if (uid === null) uid = (yield* take(signedIn)).payload.uid;
    const task = yield* fork(session, uid);
    yield* take(signedOut);
    yield* cancel(task);
    uid = null;
  }
}
