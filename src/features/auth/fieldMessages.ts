/** The sentences that the first form must have at hand; authMessages.ts has these and all others, and comes later. */
export const MISSING_EMAIL = 'Enter your email address.';
export const MISSING_PASSWORD = 'Enter your password.';
export const WEAK_PASSWORD = 'The password is too short: use at least 6 characters.';
export const USER_DISABLED = 'This account has been disabled. Please ask whoever runs this site.';
export const SESSION_OVER = 'Your session has ended. Sign in again.';
