import { GithubAuthProvider, GoogleAuthProvider, OAuthProvider, type AuthProvider } from 'firebase/auth';
import type { ProviderId } from '../signInMethods';

/** Someone who has several accounts there, or shares the computer, is asked which one it is. */
const ASK_WHICH = { prompt: 'select_account' };

/** What the SDK needs to know of a provider: the account's address and name are asked for, nothing more. */
export function providerOf(providerId: ProviderId): AuthProvider {
  switch (providerId) {
    case 'google.com':
      return new GoogleAuthProvider().setCustomParameters(ASK_WHICH);
    case 'apple.com': {
      const apple = new OAuthProvider('apple.com');
      apple.addScope('email');
      return apple.addScope('name');
    }
    case 'microsoft.com':
      return new OAuthProvider('microsoft.com').setCustomParameters(ASK_WHICH);
    case 'github.com':
      return new GithubAuthProvider().addScope('user:email');
  }
}
