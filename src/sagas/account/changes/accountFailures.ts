import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { PHOTO_REFUSALS } from '../../../domain/photos/photo';
import type { AccountCode } from '../../../features/account/model/accountSlice';
import { sessionFailed } from '../../../features/auth/model/authSlice';
import { policyMissed } from '../../../features/auth/model/passwordPolicySlice';
import { AUTH_CODES, type AuthCode } from '../../../services/auth/authCodes';
import { GatewayFailure } from '../../../services/failure';
import { authCodeOf } from '../../auth/session/authCodeOf';
import { requestCooldown } from '../../signInFlow/requestCooldown';
import { report } from '../../base/report';

/** Codes of databases and storage that say no more than that the network is away. */
const AWAY = new Set(['unavailable', 'deadline-exceeded', 'retry-limit-exceeded']);

/**
 * A call to the person's documents or files. What they refuse becomes a code of the account: their own names mean
 * nothing to a person here, and `quota-exceeded` of a storage is another thing than that of the identity service.
 */
export function* dataCall<Result>(work: () => Promise<Result> | SagaGenerator<Result>): SagaGenerator<Result> {
  try {
    return (yield* call(work)) as Result;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    const identity = AUTH_CODES.find((known) => `auth/${known}` === error.code);
    if (identity !== undefined) throw new GatewayFailure(identity, error);
    throw new GatewayFailure<AccountCode>(AWAY.has(error.code) ? 'network-request-failed' : 'data-failed', error);
  }
}

/**
 * The identity code of a failed call that was made with the credentials of `uid` (null: with somebody else's), after
 * its actions went out: to the session guard, to the lane that rests, and to the saga that reads the password policy.
 * `unknown` for a defect, which is reported.
 */
export function* identityRefusal(where: string, error: unknown, uid: string | null): SagaGenerator<AuthCode> {
  const code = authCodeOf(error);
  if (code === null) {
    yield* call(report, where, error);
    return 'unknown';
  }
  yield* call(() => requestCooldown('account', code));
  if (code === 'password-does-not-meet-requirements') yield* put(policyMissed());
  if (uid !== null) yield* put(sessionFailed({ code, uid }));
  return code;
}

/** Codes that no service sends: why a file is no photo, and what only the account knows. */
const OWN_CODES: readonly AccountCode[] = [...PHOTO_REFUSALS, 'last-method', 'data-failed'];

/** The code for a section whose work has failed. */
export function* refusalOf(where: string, error: unknown, uid: string | null): SagaGenerator<AccountCode> {
  const own = error instanceof GatewayFailure ? OWN_CODES.find((code) => code === error.code) : undefined;
  return own ?? (yield* identityRefusal(where, error, uid));
}
