import type { AuthCode } from './authCodes';

/** The two codes that end a session, whichever call of the present user brought them. */
export type RevocationCode = Extract<AuthCode, 'user-disabled' | 'user-token-expired'>;

export function isRevocationCode(code: string): code is RevocationCode {
  return code === 'user-disabled' || code === 'user-token-expired';
}
