import type { ProviderId } from '../../../services/auth/signInMethods';

/** The providers' own names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  'microsoft.com': 'Microsoft',
  'github.com': 'GitHub',
};
