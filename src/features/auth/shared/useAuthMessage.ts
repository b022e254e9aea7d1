import type { AuthCode } from '../../../services/auth/authCodes';
import { useTexts } from '../../../shared/messages/useTexts';
import { authCodeTexts, authMessage } from '../model/authMessages';

/** The sentence for a code in the language of the page. For late pages: the first ones use useAuthTexts. */
export function useAuthMessage(): (code: AuthCode) => string {
  const texts = useTexts(authCodeTexts);
  return (code) => authMessage(code, texts);
}
