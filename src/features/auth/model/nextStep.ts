import type { AuthCode } from '../../../services/auth/authCodes';

/**
 * What a person can do next. `retry`: the same again may work. `reset`: another password. `wait`: the same again, later.
 * `reauthenticate`: sign in once more first. `contact`: only the operator of the site can help. `none`: the text itself says
 * what to change, or there is nothing to do.
 */
export type NextStep = 'retry' | 'reset' | 'wait' | 'reauthenticate' | 'contact' | 'none';

/** Total: a new code does not compile without it. */
const NEXT_STEPS = {
  'account-exists-with-different-credential': 'none',
  'admin-restricted-operation': 'contact',
  'already-initialized': 'contact',
  'cancelled-popup-request': 'retry',
  'code-expired': 'none',
  'credential-already-in-use': 'none',
  'email-already-in-use': 'none',
  'expired-action-code': 'none',
  'internal-error': 'retry',
  'invalid-action-code': 'none',
  'invalid-api-key': 'contact',
  'invalid-continue-uri': 'contact',
  'invalid-credential': 'reset',
  'invalid-email': 'none',
  'invalid-phone-number': 'none',
  'invalid-refresh-token': 'reauthenticate',
  'invalid-user-token': 'reauthenticate',
  'invalid-verification-code': 'none',
  'invalid-verification-id': 'none',
  'login-blocked': 'contact',
  'missing-android-pkg-name': 'contact',
  'missing-email': 'none',
  'missing-ios-bundle-id': 'contact',
  'missing-password': 'none',
  'multi-factor-auth-required': 'none',
  'network-request-failed': 'retry',
  'no-such-provider': 'none',
  'operation-not-allowed': 'contact',
  'password-does-not-meet-requirements': 'none',
  'popup-blocked': 'retry',
  'popup-closed-by-user': 'retry',
  'provider-already-linked': 'none',
  'quota-exceeded': 'wait',
  'requires-recent-login': 'reauthenticate',
  'second-factor-already-in-use': 'none',
  'too-many-requests': 'wait',
  'unauthorized-continue-uri': 'contact',
  'unauthorized-domain': 'contact',
  'unsupported-password-policy-schema-version': 'contact',
  'unverified-email': 'none',
  'user-disabled': 'contact',
  'user-mismatch': 'none',
  'user-not-found': 'reset',
  'user-token-expired': 'reauthenticate',
  'weak-password': 'none',
  'web-storage-unsupported': 'none',
  'wrong-password': 'reset',
  unknown: 'retry',
} as const satisfies Record<AuthCode, NextStep>;

export function nextStep(code: AuthCode): NextStep {
  return NEXT_STEPS[code];
}
