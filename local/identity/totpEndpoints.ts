import type { EmulatorUser } from '../tools/firebaseTools';
import { readIdToken, readPendingCredential } from './accounts';
import { type Fields, fieldsOf, Refusal, textOf } from './store/exchange';
import { mailRevert } from './secondFactorMail';
import type { IdentityService } from './store/service';
import { newTokens, type PassedFactor } from './tokens';
import { TOTP_ALGORITHM, TOTP_DIGITS, TOTP_PERIOD_SECONDS } from './store/totp';

/* The `totp…Info` halves of the second-factor methods of the Identity Toolkit API v2; the emulator has those by SMS. */

const MAX_SECOND_FACTORS = 5;
const INELIGIBLE_FIRST_FACTORS = new Set(['anonymous', 'phone', 'custom', 'gc.apple.com']);

/** `accounts/mfaEnrollment:start` with `totpEnrollmentInfo`. */
export function startEnrollment(service: IdentityService, body: Fields): Fields {
  const { user, signInProvider } = readIdToken(service.project, textOf(body, 'idToken'));
  mayEnrol(service, user, signInProvider);
  const session = service.totp.begin(user.localId, service.settings.totp.enrollmentSeconds);
  return {
    totpSessionInfo: {
      sharedSecretKey: session.secret,
      verificationCodeLength: TOTP_DIGITS,
      hashingAlgorithm: TOTP_ALGORITHM,
      periodSec: TOTP_PERIOD_SECONDS,
      sessionInfo: session.sessionInfo,
      finalizeEnrollmentTime: new Date(session.until).toISOString(),
    },
  };
}

/** `accounts/mfaEnrollment:finalize` with `totpVerificationInfo`. */
export function finalizeEnrollment(service: IdentityService, body: Fields, origin: string): Fields {
  const bearer = readIdToken(service.project, textOf(body, 'idToken'));
  const { user, users, signInProvider } = bearer;
  mayEnrol(service, user, signInProvider);
  const { sessionInfo, verificationCode } = verification(body);
  if (sessionInfo === '') throw new Refusal('MISSING_SESSION_INFO');
  const session = service.totp.session(sessionInfo);
  if (session?.localId !== user.localId) throw new Refusal('INVALID_SESSION_INFO');
  if (service.now() > session.until) throw new Refusal('SESSION_EXPIRED');
  const mfaEnrollmentId = counted(service, user, () => service.totp.enrol(sessionInfo, verificationCode));
  const displayName = textOf(body, 'displayName');
  const enrollment = {
    mfaEnrollmentId,
    enrolledAt: new Date(service.now()).toISOString(),
    totpInfo: {},
    ...(displayName === '' ? {} : { displayName }),
  };
  const updated = users.updateUserByLocalId(user.localId, { mfaInfo: [...(user.mfaInfo ?? []), enrollment] });
  mailRevert(service, { ...bearer, user: updated }, origin);
  return { ...newTokens(service, users, updated, signInProvider, passed(mfaEnrollmentId)), totpAuthInfo: {} };
}

/** `accounts/mfaSignIn:finalize` with `totpVerificationInfo`. */
export function finalizeSignIn(service: IdentityService, body: Fields): Fields {
  const { user, users, signInProvider } = readPendingCredential(service.project, textOf(body, 'mfaPendingCredential'));
  if (!service.settings.totp.enabled) throw new Refusal('OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.');
  const mfaEnrollmentId = textOf(body, 'mfaEnrollmentId');
  if (mfaEnrollmentId === '') throw new Refusal('MISSING_MFA_ENROLLMENT_ID');
  const factor = user.mfaInfo?.find((info) => info.mfaEnrollmentId === mfaEnrollmentId);
  if (factor?.totpInfo === undefined) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND');
  const { verificationCode } = verification(body);
  counted(service, user, () => (service.totp.verify(mfaEnrollmentId, verificationCode) ? true : null));
  const updated = users.updateUserByLocalId(user.localId, { lastLoginAt: String(service.now()) });
  return newTokens(service, users, updated, signInProvider, passed(mfaEnrollmentId));
}

function mayEnrol(service: IdentityService, user: EmulatorUser, signInProvider: string): void {
  if (!service.settings.totp.enabled) throw new Refusal('OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.');
  if (INELIGIBLE_FIRST_FACTORS.has(signInProvider))
    throw new Refusal('UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.');
  if (user.emailVerified !== true)
    throw new Refusal('UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
  const factors = user.mfaInfo ?? [];
  if (factors.some(({ totpInfo }) => totpInfo !== undefined))
    throw new Refusal('SECOND_FACTOR_EXISTS : TOTP already enrolled as second factor for this account.');
  if (factors.length >= MAX_SECOND_FACTORS) throw new Refusal('SECOND_FACTOR_LIMIT_EXCEEDED');
}

function verification(body: Fields): { sessionInfo: string; verificationCode: string } {
  const info = fieldsOf(body['totpVerificationInfo']);
  const verificationCode = textOf(info, 'verificationCode');
  if (verificationCode === '') throw new Refusal('MISSING_CODE');
  return { sessionInfo: textOf(info, 'sessionInfo'), verificationCode };
}

/** Tries a code, unless too many were wrong. */
function counted<T>({ codeAttempts }: IdentityService, { localId }: EmulatorUser, attempt: () => T | null): T {
  if (codeAttempts.isLocked(localId))
    throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER : Too many wrong codes. Try again later.');
  const result = attempt();
  if (result === null) {
    codeAttempts.failed(localId);
    throw new Refusal('INVALID_CODE');
  }
  codeAttempts.forget(localId);
  return result;
}

const passed = (identifier: string): PassedFactor => ({ identifier, provider: 'totp' });
