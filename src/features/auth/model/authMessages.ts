import type { AuthCode } from '../../../services/auth/authCodes';
import { defineTexts, type Translated } from '../../../shared/messages/texts';

/** One text for three codes: a person who tries addresses must not learn which of them have an account. */
const WRONG_CREDENTIALS = 'That email and password do not belong together. Check both, or reset the password.';
const STALE_LINK = 'This link is not valid any more. Ask for a new one.';
const WRONG_CODE = 'That code is not right. Check it, or ask for a new one.';
const NOT_OFFERED = 'This way to sign in is not switched on here.';
const MISCONFIGURED = 'Sign-in is not set up correctly here. Please tell the operator of this site.';
const SESSION_OVER = 'Your session has ended. Sign in again.';

/** The text for each code of the identity service. Total: a new code does not compile without a text. */
export const authCodeTexts = defineTexts('authCodes', {
  'account-exists-with-different-credential':
    'There is already an account for this address with another way to sign in. Use that one first.',
  'admin-restricted-operation': 'New accounts are not open here. Ask the owner of the sale for an invitation.',
  'already-initialized': MISCONFIGURED,
  'cancelled-popup-request': 'Another sign-in window was opened instead.',
  'code-expired': 'That code has expired. Ask for a new one.',
  'credential-already-in-use': 'This way to sign in already belongs to another account.',
  'email-already-in-use': 'There is already an account with this address. Sign in instead.',
  'expired-action-code': 'This link has expired. Ask for a new one.',
  'internal-error': 'The sign-in service could not finish. Try again in a moment.',
  'invalid-action-code': STALE_LINK,
  'invalid-api-key': MISCONFIGURED,
  'invalid-continue-uri': MISCONFIGURED,
  'invalid-credential': WRONG_CREDENTIALS,
  'invalid-email': 'That does not look like an email address.',
  'invalid-phone-number': 'That is not a phone number. Write it with the country code, such as +49 30 901820.',
  'invalid-refresh-token': SESSION_OVER,
  'invalid-user-token': SESSION_OVER,
  'invalid-verification-code': WRONG_CODE,
  'invalid-verification-id': 'This code is for a request that is no longer open. Ask for a new one.',
  'login-blocked': 'This sign-in was not allowed. Please ask the operator of this site.',
  'missing-android-pkg-name': MISCONFIGURED,
  'missing-email': 'Enter your email address.',
  'missing-ios-bundle-id': MISCONFIGURED,
  'missing-password': 'Enter your password.',
  'multi-factor-auth-required': 'This account asks for a second step to sign in.',
  'network-request-failed': 'No connection to the sign-in service. Check the network and try again.',
  'no-such-provider': 'This way to sign in is not linked to the account.',
  'operation-not-allowed': NOT_OFFERED,
  'password-does-not-meet-requirements': 'The password does not meet the requirements. Choose a stronger one.',
  'popup-blocked': 'The browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'popup-closed-by-user': 'The sign-in window was closed before it was finished.',
  'provider-already-linked': 'This way to sign in is already linked to the account.',
  'quota-exceeded': 'The sign-in service takes no more requests just now. Try again later.',
  'requires-recent-login': 'For this, please sign in again first.',
  'second-factor-already-in-use': 'This phone number is a second step of the account already.',
  'too-many-requests': 'Too many attempts. Wait a few minutes, or reset the password.',
  'unauthorized-continue-uri': MISCONFIGURED,
  'unauthorized-domain': 'Sign-in is not allowed from this address. Please tell the operator of this site.',
  'unsupported-password-policy-schema-version': MISCONFIGURED,
  'unverified-email': 'Verify your email address first.',
  'user-disabled': 'This account has been disabled. Please ask the operator of this site.',
  'user-mismatch': 'That is another account than the one you are signed in with.',
  'user-not-found': WRONG_CREDENTIALS,
  'user-token-expired': SESSION_OVER,
  'weak-password': 'The password is too short: use at least 6 characters.',
  'web-storage-unsupported': 'The browser does not let this site store anything, and sign-in needs that.',
  'wrong-password': WRONG_CREDENTIALS,
  unknown: 'Something went wrong while signing in. Try again in a moment.',
} as const satisfies Record<AuthCode, string>);

/** The person's text for a code, never the service's own words; in English without `words`. */
export function authMessage(
  code: AuthCode,
  texts: Translated<typeof authCodeTexts.texts> = authCodeTexts.texts,
): string {
  return texts[code];
}

/** The form field that a refusal is about, so that the text can stand beside it; null for the form as a whole. */
export function authMessageField(code: AuthCode): 'email' | 'password' | null {
  switch (code) {
    case 'invalid-email':
    case 'missing-email':
    case 'email-already-in-use':
      return 'email';
    case 'missing-password':
    case 'weak-password':
    case 'password-does-not-meet-requirements':
      return 'password';
    default:
      return null;
  }
}
