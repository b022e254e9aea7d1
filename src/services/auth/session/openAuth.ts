import { FirebaseError, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { GatewayFailure } from '../../failure';
import type { AuthCode } from '../authCodes';
import { watchedErrorMap } from './errorWatch';
import { watchSessionAnswers, type SessionQuestion } from './sessionAnswers';

export interface AuthOpening {
  /** Gets every code the SDK makes an error of, also those it keeps to itself. */
  readonly onCode?: (code: string) => void;
  /** Called when the SDK asks about a session, and when the service has answered that all is well. */
  readonly onAsked?: (question: SessionQuestion) => void;
  readonly onConfirmed?: (question: SessionQuestion) => void;
  /** Called before anything is asked (to point to a local service). */
  readonly connect?: ((auth: Auth) => void) | undefined;
  /** The tenant whose accounts sign in here; null: the project's own. */
  readonly tenantId?: string | null;
}

const nothing = () => undefined;

/**
 * The identity SDK as this application configures it. The one place that does so: the contract suite opens it here too.
 * Throws GatewayFailure('invalid-api-key') at once for a key that cannot be one.
 */
export function openAuth(
  app: FirebaseApp,
  { onCode = nothing, onAsked = nothing, onConfirmed = nothing, connect, tenantId = null }: AuthOpening = {},
): Auth {
  try {
    watchSessionAnswers(onAsked, onConfirmed);
    const auth = initializeAuth(app, {
      // The last one only to find a session for the window alone; sessionPersistence.ts says where the next one is stored.
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
      errorMap: watchedErrorMap(onCode),
    });
    auth.tenantId = tenantId;
    auth.useDeviceLanguage();
    connect?.(auth);
    return auth;
  } catch (error) {
    // The one refusal of the SDK at its start, said without the list of all codes: that comes when it is needed.
    if (!(error instanceof FirebaseError) || error.code !== 'auth/invalid-api-key') throw error;
    throw new GatewayFailure<AuthCode>('invalid-api-key', error);
  }
}
