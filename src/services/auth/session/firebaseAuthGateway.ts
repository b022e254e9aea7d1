import type { FirebaseApp } from 'firebase/app';
import { onIdTokenChanged, signOut, type Auth, type User } from 'firebase/auth';
import type { AuthEvent, AuthGateway } from '../AuthGateway';
import { guarded } from '../sdk/lateFailures';
import { openAuth } from './openAuth';
import { isRevocationCode } from '../revocationCodes';
import { createRevocations } from '../sdk/revocations';
import { shareAuth } from '../sdk/sharedAuth';
import { toAuthUser } from './toAuthUser';

/** The SDK says by this name only whether it renews tokens by itself: while another part of it listens for them. */
type RenewingAuth = Auth & { readonly isProactiveRefreshEnabled?: boolean };

/** When the present token expires by this device's clock, as the SDK itself counts it; the token stays inside. */
function expiryOf(user: User): number | null {
  const { stsTokenManager } = user.toJSON() as { readonly stsTokenManager?: { readonly expirationTime?: number } };
  return stsTokenManager?.expirationTime ?? null;
}

/**
 * The identity service through its SDK. Throws GatewayFailure('invalid-api-key') at once for a key that cannot be one.
 * `connect` is called before anything is asked (to point to a local service). `tenantId`: whose accounts sign in here;
 * null: the project's own.
 */
export function createFirebaseAuthGateway(
  app: FirebaseApp,
  connect?: (auth: Auth) => void,
  tenantId: string | null = null,
): AuthGateway {
  const listeners = new Set<(event: AuthEvent) => void>();
  const publish = (event: AuthEvent) => listeners.forEach((listener) => listener(event));
  const revocations = createRevocations((code, uid) => publish({ type: 'revoked', code, uid }));

  let tokenAskedAt: number | null = null;
  /** Null: nothing was asked yet. */
  let isConfirmed: boolean | null = null;

  const auth = openAuth(app, {
    onCode: (code) => isRevocationCode(code) && revocations.seen(code),
    onAsked(question) {
      if (question === 'token') tokenAskedAt = Date.now();
      isConfirmed ??= false;
      revocations.asked();
    },
    onConfirmed(question) {
      if (question === 'accounts:lookup') isConfirmed = true;
    },
    connect,
    tenantId,
  });
  shareAuth(app, {
    auth,
    attempt: revocations.attempt,
    tell: () => publish({ type: 'changed', user: auth.currentUser && toAuthUser(auth.currentUser) }),
    expectEnd: revocations.expectEnd,
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      revocations.listen();
      const unsubscribe = onIdTokenChanged(auth, (user) => {
        revocations.changed(user && { uid: user.uid, ask: () => user.getIdToken(true) });
        listener({ type: 'changed', user: user && toAuthUser(user) });
      });
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    signOut: () =>
      guarded(async () => {
        revocations.expectEnd();
        await signOut(auth);
      }),
    refresh: () => guarded(async () => void (await auth.currentUser?.getIdToken(true))),
    reload: () => guarded(async () => auth.currentUser?.reload()),
    setLanguage(code) {
      auth.languageCode = code;
    },
    tokenExpiresAt: () => (auth.currentUser ? expiryOf(auth.currentUser) : null),
    tokenAskedAt: () => tokenAskedAt,
    renewsByItself: () => (auth as RenewingAuth).isProactiveRefreshEnabled === true,
    isConfirmed: () => isConfirmed !== false,
  };
}
