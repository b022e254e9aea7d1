import { call, put, select, takeEvery } from 'typed-redux-saga';
import { selectUser, sessionFailed } from '../../features/auth/model/authSlice';
import {
  mailAsked,
  mailForgotten,
  mailRefused,
  mailSent,
  requestPasswordReset,
  requestVerification,
  selectMailRequest,
} from '../../features/identity/mailRequestSlice';
import { HOME_PATH, SIGN_IN_PATH } from '../../features/navigation/model/access';
import { locationChanged, selectSearch } from '../../features/navigation/model/navigationSlice';
import { cooldownReset } from '../../features/auth/model/cooldownSlice';
import type { AuthCode } from '../../services/auth/authCodes';
import { authCodeOf } from '../auth/session/authCodeOf';
import { gateway } from '../base/effects';
import { requestCooldown } from '../signInFlow/requestCooldown';
import { report } from '../base/report';
import { safely } from '../base/safely';

type Asked = Parameters<typeof mailAsked>[0];

/** Whether the page still waits for this request: it may have been left, or the session may have ended. */
function* isAwaited({ kind, email }: Asked): Generator<unknown, boolean, unknown> {
  const now = yield* select(selectMailRequest);
  return now.status === 'working' && now.kind === kind && now.email === email;
}

/**
 * One request from start to end; a press while one is awaited is none. Returns the code of a refusal, or null; the page
 * shows it.
 */
function* request(asked: Asked, work: () => Promise<void>): Generator<unknown, AuthCode | null, unknown> {
  if ((yield* select(selectMailRequest)).status === 'working') return null;
  yield* put(mailAsked(asked));
  try {
    yield* call(work);
    yield* put(cooldownReset({ lane: 'mail' }));
    if (yield* isAwaited(asked)) yield* put(mailSent());
    return null;
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* report('mailRequest', error);
    else yield* requestCooldown('mail', code);
    if (yield* isAwaited(asked)) yield* put(mailRefused({ code: code ?? 'unknown' }));
    return code;
  }
}

export function* handleResetRequest({ payload: { email } }: ReturnType<typeof requestPasswordReset>) {
  const identity = yield* gateway('identity');
  // The page one came for stays in the query, through the mail and back.
  const continuePath = SIGN_IN_PATH + (yield* select(selectSearch));
  yield* request({ kind: 'reset', email }, () => identity.sendPasswordReset(email, continuePath));
}

export function* handleVerificationRequest() {
  const identity = yield* gateway('identity');
  const user = yield* select(selectUser);
  const asked: Asked = { kind: 'verification', email: user?.email ?? '' };
  const code = yield* request(asked, () => identity.sendEmailVerification(HOME_PATH));
  // This call is made with the person's own credentials: its refusal may be about the session, which may be over by now.
  if (code !== null && user !== null) yield* put(sessionFailed({ code, uid: user.uid }));
}

/** What was asked for belongs to its page. */
function* forgetRequest(): Generator<unknown, void, unknown> {
  const { status } = yield* select(selectMailRequest);
  if (status !== 'idle') yield* put(mailForgotten());
}

export function* watchMailRequests(): Generator<unknown, void, unknown> {
  yield* takeEvery(requestPasswordReset, safely('resetRequest', handleResetRequest));
  yield* takeEvery(requestVerification, safely('verificationRequest', handleVerificationRequest));
  yield* takeEvery(locationChanged, safely('forgetRequest', forgetRequest));
}
