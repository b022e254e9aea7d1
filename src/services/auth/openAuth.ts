import type { FirebaseApp } from 'firebase/app';
import { browserLocalPersistence, indexedDBLocalPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { authFailure } from './authFailure';
import { watchedErrorMap } from './errorWatch';

export interface AuthOpening {
  /** Hears every code the SDK makes an error of, also those it keeps to itself. */
  readonly onCode?: (code: string) => void;
  /** Called before anything is asked (to point to a local service). */
  readonly connect?: ((auth: Auth) => void) | undefined;
}

/**
 * The identity SDK as this application configures it. The one place that does so: the contract suite opens it here too.
 * Throws GatewayFailure('invalid-api-key') at once for a key that cannot be one.
 */
export function openAuth(app: FirebaseApp, { onCode = () => undefined, connect }: AuthOpening = {}): Auth {
  try {
    const auth = initializeAuth(app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
      errorMap: watchedErrorMap(onCode),
    });
    auth.useDeviceLanguage();
    connect?.(auth);
    return auth;
  } catch (error) {
    throw authFailure(error);
  }
}
