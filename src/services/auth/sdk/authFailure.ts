import { FirebaseError } from 'firebase/app';
import { GatewayFailure } from '../../failure';
import { isAuthCode, type AuthCode } from '../authCodes';

/** Codes of the service that mean to a person what another one means. */
const SAME = new Map<string, AuthCode>([
  ['user-cancelled', 'popup-closed-by-user'],
  ['redirect-cancelled-by-user', 'popup-closed-by-user'],
  ['missing-phone-number', 'invalid-phone-number'],
  ['missing-verification-code', 'invalid-verification-code'],
  ['missing-verification-id', 'invalid-verification-id'],
  ['invalid-multi-factor-session', 'invalid-verification-id'],
  ['multi-factor-info-not-found', 'invalid-verification-id'],
  ['totp-challenge-timeout', 'code-expired'],
  ['timeout', 'network-request-failed'],
  ['unsupported-tenant-operation', 'operation-not-allowed'],
]);

/** Any error of the identity SDK as a failure with one of AUTH_CODES; one that has its code already stays as it is. */
export function authFailure(error: unknown): GatewayFailure<AuthCode> {
  if (error instanceof GatewayFailure && isAuthCode(error.code)) return new GatewayFailure(error.code, error.cause);
  if (!(error instanceof FirebaseError)) return new GatewayFailure<AuthCode>('unknown', error);
  const code = error.code.replace(/^auth\//, '');
  // What the SDK says when the script for popups cannot be had.
  if (code === 'internal-error' && globalThis.navigator?.onLine === false) {
    return new GatewayFailure<AuthCode>('network-request-failed', error);
  }
  if (isAuthCode(code)) return new GatewayFailure(code, error);
  // The server's sentence for a wrong key becomes part of the code: `api-key-not-valid.-please-pass-…`.
  const other = code.startsWith('api-key-not-valid') ? 'invalid-api-key' : (SAME.get(code) ?? 'unknown');
  return new GatewayFailure<AuthCode>(other, error);
}
