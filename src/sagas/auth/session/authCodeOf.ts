import type { AuthCode } from '../../../services/auth/authCodes';
import { isAuthCode } from '../../../services/auth/authCodes';
import { GatewayFailure } from '../../../services/failure';

/** The identity code of a gateway's rejection, or null when it was something else (a defect, another service's code). */
export function authCodeOf(error: unknown): AuthCode | null {
  return error instanceof GatewayFailure && isAuthCode(error.code) ? error.code : null;
}
