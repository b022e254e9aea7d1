import { isProviderId, type ProviderId } from '../../services/auth/signInMethods';
import { useTexts } from '../../shared/messages/useTexts';
import { accountTexts } from './accountTexts';

/** Names of companies: the same in every language. */
const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  'microsoft.com': 'Microsoft',
  'github.com': 'GitHub',
};

/** What a way to sign in is called; a provider that this application does not know by its own id. */
export function useMethodName(): (providerId: string) => string {
  const { methods: texts } = useTexts(accountTexts);
  return (providerId) => {
    if (providerId === 'password') return texts.password;
    if (providerId === 'phone') return texts.phone;
    return isProviderId(providerId) ? PROVIDER_NAMES[providerId] : providerId;
  };
}
