import { call, delay, put, race, select, takeEvery, takeLeading } from 'typed-redux-saga';
import {
  reasonLearned,
  selectAuth,
  selectUid,
  sessionFailed,
  signedIn,
  signedOut,
} from '../../../features/auth/model/authSlice';
import type { AuthCode } from '../../../services/auth/authCodes';
import { isRevocationCode, type RevocationCode } from '../../../services/auth/revocationCodes';
import { gateway } from '../../base/effects';
import { report } from '../../base/report';
import { safely } from '../../base/safely';
import { authCodeOf } from './authCodeOf';

/** Signing out is local to the device; this long in ms only when storage hangs. */
export const SIGN_OUT_MS = 5_000;
/** The service's own limit for a request is 30 s. */
const RELOAD_MS = 35_000;

/** Codes that do not say whether the account or only this token is at fault: asking for the account decides. */
const needsReload = (code: AuthCode) => code === 'invalid-refresh-token' || code === 'invalid-user-token';

/** What a failed call of the present person means for the session: the reason it is over, or null. */
function* judge(code: AuthCode): Generator<unknown, RevocationCode | null, unknown> {
  if (isRevocationCode(code)) return code;
  if (!needsReload(code)) return null;
  const auth = yield* gateway('auth');
  try {
    yield* race({ done: call(() => auth.reload()), late: delay(RELOAD_MS) });
    return null;
  } catch (error) {
    const verdict = authCodeOf(error);
    if (verdict === null) {
      yield* report('guardSession', error);
      return null;
    }
    if (isRevocationCode(verdict)) return verdict;
    // Not even the question can be asked with this token: nothing will ever work in this session again.
    return needsReload(verdict) ? 'user-token-expired' : null;
  }
}

/** Ends the session of `uid` for `reason`, whether the service has already signed out or not. */
function* endSession(uid: string | null, reason: RevocationCode): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  if (uid !== null && (yield* select(selectUid)) === uid) {
    try {
      yield* race({ done: call(() => auth.signOut()), late: delay(SIGN_OUT_MS) });
    } catch (error) {
      yield* report('guardSession', error);
    }
  }
  const state = yield* select(selectAuth);
  if (state.status === 'signedOut') yield* put(reasonLearned({ reason }));
  else if (state.status === 'loading' || state.user.uid === uid) yield* put(signedOut({ reason }));
}

/**
 * Decides what an identity code of the present person's call means. It lives outside the session that it may end: a
 * guard inside would be cancelled by the very sign-out it has to explain.
 */
export function* guardSession() {
  /**
   * Whose session was the last one: a late code about somebody before must not explain the present end. Null: of nobody
   * that this guard has seen, and then the code is about the person before.
   */
  let last = yield* select(selectUid);

  yield* takeEvery(signedIn, function* remember({ payload }) {
    last = payload.uid;
  });
  yield* takeLeading(
    sessionFailed,
    safely('guardSession', function* handleSessionFailed({ payload }: ReturnType<typeof sessionFailed>) {
      if (last !== null && payload.uid !== last) return;
      const reason = yield* judge(payload.code);
      if (reason !== null && (last === null || payload.uid === last)) yield* endSession(payload.uid, reason);
    }),
  );
}
