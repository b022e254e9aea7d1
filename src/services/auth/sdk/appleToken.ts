import { OAuthProvider, revokeAccessToken, type Auth, type UserCredential } from 'firebase/auth';

interface AppleToken {
  readonly uid: string;
  readonly accessToken: string;
}

/** Only right after a visit to Apple’s page is there a token to revoke; it is kept for as long as the page is. */
const tokens = new WeakMap<Auth, AppleToken>();

/** Notes the token that a window or a redirect brought, where it was Apple's. */
export function noteAppleToken(auth: Auth, result: UserCredential): void {
  const accessToken = result.providerId === 'apple.com' && OAuthProvider.credentialFromResult(result)?.accessToken;
  if (accessToken) tokens.set(auth, { uid: result.user.uid, accessToken });
}

/**
 * Tells Apple that the application is given up, as Apple demands when an account is deleted. Where there is no token, or
 * Apple does not answer, the rest goes on: the person can end it in the settings of the Apple account too.
 */
export async function revokeAppleToken(auth: Auth): Promise<void> {
  const token = tokens.get(auth);
  if (token === undefined || token.uid !== auth.currentUser?.uid) return;
  tokens.delete(auth);
  await revokeAccessToken(auth, token.accessToken).catch(() => undefined);
}
