import { FirebaseError } from 'firebase/app';
import { GatewayFailure } from '../failure';
import { isAuthCode, type AuthCode } from './authCodes';

/** Any error of the identity SDK as a failure with one of AUTH_CODES; one that has its code already stays as it is. */
export function authFailure(error: unknown): GatewayFailure<AuthCode> {
  if (error instanceof GatewayFailure && isAuthCode(error.code)) return new GatewayFailure(error.code, error.cause);
  if (!(error instanceof FirebaseError)) return new GatewayFailure<AuthCode>('unknown', error);
  const code = error.code.replace(/^auth\//, '');
  if (isAuthCode(code)) return new GatewayFailure(code, error);
  // The server's sentence for a wrong key becomes part of the code: `api-key-not-valid.-please-pass-…`.
  return new GatewayFailure<AuthCode>(code.startsWith('api-key-not-valid') ? 'invalid-api-key' : 'unknown', error);
}
