import { call, delay, fork, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { selectUser, userChanged } from '../../features/auth/model/authSlice';
import { proveAddress, refreshAccount } from '../auth/session/proveAddress';
import { createResumeChannel } from '../auth/session/resumeChannel';
import { gateway } from '../base/effects';
import { safely } from '../base/safely';

/** Somebody who goes to and fro between windows does not ask the service each time, in ms. */
const PAUSE_MS = 5000;

/**
 * The token of the session keeps up with what the account has confirmed: from the session's start, after every change of
 * the account, and when somebody comes back to the window. The service sends no event when
 * a link is opened in another window or on another device: until the address is confirmed, coming back asks for the account.
 */
export function* followProof(uid: string): SagaGenerator<void> {
  const keepUp = safely('proveAddress', () => proveAddress(uid));
  yield* takeLatest(userChanged, keepUp);
  yield* fork(keepUp);
  const resumes = yield* call(createResumeChannel, yield* gateway('resume'));
  try {
    for (;;) {
      yield* take(resumes);
      const user = yield* select(selectUser);
      if (user === null || user.email === null) continue;
      // A token that could not be had before is asked for again, too.
      yield* call(safely('proveAddress', () => (user.emailVerified ? proveAddress(uid) : refreshAccount(uid))));
      yield* delay(PAUSE_MS);
    }
  } finally {
    resumes.close();
  }
}
