import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { authFailure } from './authFailure';
import { watchedErrorMap } from './errorWatch';

export interface AuthOpening {
  /** Hears every code the SDK makes an error of, also those it keeps to itself. */
  readonly onCode?: (code: string) => void;
  /** Called before anything is asked (to point to a local service). */
  readonly connect?: ((auth: Auth) => void) | undefined;
  /** The tenant whose accounts sign in here; null: the project's own. */
  readonly tenantId?: string | null;
}

/**
 * The identity SDK as this application configures it. The one place that does so: the contract suite opens it here too.
 * Throws GatewayFailure('invalid-api-key') at once for a key that cannot be one.
 */
export function openAuth(
  app: FirebaseApp,
  { onCode = () => undefined, connect, tenantId = null }: AuthOpening = {},
): Auth {
  try {
    const auth = initializeAuth(app, {
      // The last one only to find who stays for the window alone; see stay.ts for where the next one is remembered.
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
      errorMap: watchedErrorMap(onCode),
    });
    auth.tenantId = tenantId;
    auth.useDeviceLanguage();
    connect?.(auth);
    return auth;
  } catch (error) {
    throw authFailure(error);
  }
}
