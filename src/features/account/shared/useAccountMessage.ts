import { useTexts } from '../../../shared/messages/useTexts';
import { useAuthMessage } from '../../auth/shared/useAuthMessage';
import type { AccountCode } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';

/** The sentence for each code that something on this page can be refused with. */
export function useAccountMessage(): (code: AccountCode) => string {
  const { dataFailed, methods, profile } = useTexts(accountTexts);
  const authMessage = useAuthMessage();
  return (code) => {
    switch (code) {
      case 'data-failed':
        return dataFailed;
      case 'last-method':
        return methods.last;
      case 'notAnImage':
      case 'heicNotSupported':
      case 'tooSmall':
      case 'tooLarge':
      case 'notPrepared':
      case 'damaged':
        return profile.photoRefusals[code];
      default:
        return authMessage(code);
    }
  };
}
