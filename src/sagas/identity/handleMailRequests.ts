import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
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

/** One request from start to end. Returns the code of a refusal, or null; the page shows it. */
function* request(work: () => Promise<void>): Generator<unknown, AuthCode | null, unknown> {
  try {
    yield* call(work);
    yield* put(cooldownReset({ lane: 'mail' }));
    yield* put(mailSent());
    return null;
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* report('mailRequest', error);
    else yield* requestCooldown('mail', code);
    yield* put(mailRefused({ code: code ?? 'unknown' }));
    return code;
  }
}

export function* handleResetRequest({ payload: { email } }: ReturnType<typeof requestPasswordReset>) {
  const identity = yield* gateway('identity');
  // The page one came for stays in the query, through the mail and back.
  const continuePath = SIGN_IN_PATH + (yield* select(selectSearch));
  yield* put(mailAsked({ kind: 'reset', email }));
  yield* request(() => identity.sendPasswordReset(email, continuePath));
}

export function* handleVerificationRequest() {
  const identity = yield* gateway('identity');
  const user = yield* select(selectUser);
  yield* put(mailAsked({ kind: 'verification', email: user?.email ?? '' }));
  const code = yield* request(() => identity.sendEmailVerification(HOME_PATH));
  // This call is made with the person's own credentials: its refusal may be about the session, which may be over by now.
  if (code !== null && user !== null) yield* put(sessionFailed({ code, uid: user.uid }));
}

/** What was asked for belongs to its page. */
function* forgetRequest(): Generator<unknown, void, unknown> {
  const { status } = yield* select(selectMailRequest);
  if (status !== 'idle') yield* put(mailForgotten());
}

export function* watchMailRequests(): Generator<unknown, void, unknown> {
  yield* takeLeading(requestPasswordReset, safely('resetRequest', handleResetRequest));
  yield* takeLeading(requestVerification, safely('verificationRequest', handleVerificationRequest));
  yield* takeEvery(locationChanged, safely('forgetRequest', forgetRequest));
}
