import { isProviderId } from '../../../services/auth/signInMethods';
import { useTexts } from '../../../shared/messages/useTexts';
import { PROVIDER_NAMES } from '../../auth/model/providerNames';
import { accountTexts } from '../texts/accountTexts';

/** What a way to sign in is called; a provider that this application does not know by its own id. */
export function useMethodName(): (providerId: string) => string {
  const { methods: texts } = useTexts(accountTexts);
  return (providerId) => {
    if (providerId === 'password') return texts.password;
    if (providerId === 'phone') return texts.phone;
    return isProviderId(providerId) ? PROVIDER_NAMES[providerId] : providerId;
  };
}
