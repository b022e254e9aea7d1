import type { Translated } from '../../../shared/messages/texts';
import type { SignedOutReason } from '../model/authSlice';
import type { signInFlowTexts } from '../texts/signInFlowTexts';

/** The message to a person who did not ask to be signed out; null when there is nothing to explain. */
export function signedOutMessage(
  reason: SignedOutReason | null,
  texts: Translated<typeof signInFlowTexts.texts>,
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
