/**
 * Every code of the identity service that the application tells apart: the service's own names without `auth/`.
 * Anything else becomes `unknown` at the adapter, so texts and behaviour can be total over this union.
 */
export const AUTH_CODES = [
  'account-exists-with-different-credential',
  'admin-restricted-operation',
  'already-initialized',
  'cancelled-popup-request',
  'code-expired',
  'credential-already-in-use',
  'email-already-in-use',
  'expired-action-code',
  'internal-error',
  'invalid-action-code',
  'invalid-api-key',
  'invalid-continue-uri',
  'invalid-credential',
  'invalid-email',
  'invalid-phone-number',
  'invalid-refresh-token',
  'invalid-user-token',
  'invalid-verification-code',
  'invalid-verification-id',
  'login-blocked',
  'missing-android-pkg-name',
  'missing-email',
  'missing-ios-bundle-id',
  'missing-password',
  'multi-factor-auth-required',
  'network-request-failed',
  'no-such-provider',
  'operation-not-allowed',
  'password-does-not-meet-requirements',
  'popup-blocked',
  'popup-closed-by-user',
  'provider-already-linked',
  'quota-exceeded',
  'requires-recent-login',
  'second-factor-already-in-use',
  'too-many-requests',
  'unauthorized-continue-uri',
  'unauthorized-domain',
  'unsupported-password-policy-schema-version',
  'unverified-email',
  'user-disabled',
  'user-mismatch',
  'user-not-found',
  'user-token-expired',
  'weak-password',
  'web-storage-unsupported',
  'wrong-password',
  'unknown',
] as const;

export type AuthCode = (typeof AUTH_CODES)[number];

export function isAuthCode(code: string): code is AuthCode {
  return (AUTH_CODES as readonly string[]).includes(code);
}
