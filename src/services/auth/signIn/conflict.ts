import { FirebaseError } from 'firebase/app';
import { OAuthProvider, type AuthCredential } from 'firebase/auth';
import { keptOf } from '../sdk/kept';
import type { SharedAuth } from '../sdk/sharedAuth';
import { isProviderId, type ProviderId } from '../signInMethods';

export interface KeptConflict {
  readonly conflictId: string;
  readonly email: string | null;
  readonly credential: AuthCredential;
}

/** Keeps what a provider gave along with a refusal; null when it gave nothing that could be used later. */
export function keepConflict({ auth }: SharedAuth, error: FirebaseError): KeptConflict | null {
  // This one reads what any provider gave.
  const credential = OAuthProvider.credentialFromError(error);
  if (credential === null) return null;
  const email = error.customData?.['email'];
  return {
    conflictId: keptOf(auth).keep('conflict', { credential }),
    email: typeof email === 'string' ? email : null,
    credential,
  };
}

export interface AccountExists {
  readonly type: 'accountExists';
  readonly conflictId: string;
  readonly email: string | null;
  readonly providerId: ProviderId;
}

/** What a refusal means when the address belongs to an account with other methods; null for any other error. */
export function accountExistsOf(shared: SharedAuth, error: unknown): AccountExists | null {
  if (!(error instanceof FirebaseError)) return null;
  if (error.code !== 'auth/account-exists-with-different-credential') return null;
  const conflict = keepConflict(shared, error);
  if (conflict === null) return null;
  const { conflictId, email, credential } = conflict;
  return isProviderId(credential.providerId)
    ? { type: 'accountExists', conflictId, email, providerId: credential.providerId }
    : null;
}
