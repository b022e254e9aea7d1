import { authMessage } from './authMessages';
import type { SignedOutReason } from './authSlice';

/** What a person who did not ask to be signed out is told; null when there is nothing to explain. */
export function signedOutMessage(reason: SignedOutReason | null): string | null {
  switch (reason) {
    case null:
    case 'none':
    case 'requested':
      return null;
    case 'ended-elsewhere':
      return 'You were signed out in another tab or window. Sign in again to go on.';
    default:
      return authMessage(reason);
  }
}
