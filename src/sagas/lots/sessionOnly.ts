import { call, cancel, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectUid, sessionFailed, signedIn, signedOut } from '../../features/auth/authSlice';
import { AUTH_CODES } from '../../services/auth/authCodes';
import { GatewayFailure } from '../../services/failure';

/** Runs `session` for each signed-in person and cancels it, with all it forked, when that session ends. */
export function* forEachSession(session: (uid: string) => Generator): SagaGenerator<void> {
  for (;;) {
    const uid = yield* call(personSignedIn);
    const task = yield* fork(session, uid);
    yield* take(signedOut);
    yield* cancel(task);
  }
}

function* personSignedIn(): SagaGenerator<string> {
  for (;;) {
    const uid = yield* select(selectUid);
    if (uid !== null) return uid;
    yield* take(signedIn);
  }
}

/**
 * Reports an identity code that came out of a database or storage call to the session guard. True when it was one: the
 * call then says nothing about the work itself, which stays as it is.
 */
export function* reportIfSessionFailure(error: unknown, uid: string): SagaGenerator<boolean> {
  const code = error instanceof GatewayFailure ? AUTH_CODES.find((known) => `auth/${known}` === error.code) : undefined;
  if (code === undefined) return false;
  yield* put(sessionFailed({ code, uid }));
  return true;
}
