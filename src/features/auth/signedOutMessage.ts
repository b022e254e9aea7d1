import type { SignedOutReason } from './authSlice';
import { SESSION_OVER, USER_DISABLED } from './fieldMessages';

/** What a person who did not ask to be signed out is told; null when there is nothing to explain. */
export function signedOutMessage(reason: SignedOutReason | null): string | null {
  switch (reason) {
    case null:
    case 'none':
    case 'requested':
      return null;
    case 'ended-elsewhere':
      return 'You were signed out in another tab or window. Sign in again to go on.';
    case 'user-disabled':
      return USER_DISABLED;
    case 'user-token-expired':
      return SESSION_OVER;
  }
}
