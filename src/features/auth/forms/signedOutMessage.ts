import type { Translated } from '../../../shared/messages/texts';
import type { SignedOutReason } from '../model/authSlice';
import type { enteringTexts } from '../texts/enteringTexts';

/** What a person who did not ask to be signed out is told; null when there is nothing to explain. */
export function signedOutMessage(
  reason: SignedOutReason | null,
  texts: Translated<typeof enteringTexts.texts>,
): string | null {
  switch (reason) {
    case null:
    case 'none':
    case 'requested':
      return null;
    case 'ended-elsewhere':
      return texts.endedElsewhere;
    case 'user-disabled':
      return texts.disabled;
    case 'user-token-expired':
      return texts.sessionOver;
  }
}
