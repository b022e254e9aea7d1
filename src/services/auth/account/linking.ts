import { FirebaseError } from 'firebase/app';
import { type EmailAuthCredential, PhoneAuthProvider } from 'firebase/auth';
import { authFailure } from '../sdk/authFailure';
import { keepConflict } from '../signIn/conflict';
import { keptOf } from '../sdk/kept';
import type { LinkOutcome } from '../outcomes';
import type { SharedAuth } from '../sdk/sharedAuth';

/** The second is what the service says of a telephone number. */
const ELSEWHERE = new Set(['auth/credential-already-in-use', 'auth/account-exists-with-different-credential']);

/** Keeps what a refusal gave for the other account; null when it gave nothing that could be used later. */
function conflictOf(shared: SharedAuth, error: FirebaseError): string | null {
  const phone = PhoneAuthProvider.credentialFromError(error);
  if (phone !== null) return keptOf(shared.auth).keep('conflict', { credential: phone });
  return keepConflict(shared, error)?.conflictId ?? null;
}

/**
 * Adds a way to sign in; `work` begins at once, within the person's click. Rejects with GatewayFailure<AuthCode>.
 * `password`: the one that is added, with its address; where another account has that, these may be its own.
 */
export async function linking(
  shared: SharedAuth,
  work: () => Promise<unknown>,
  password?: EmailAuthCredential,
): Promise<LinkOutcome> {
  try {
    await work();
    shared.tell();
    return { type: 'linked' };
  } catch (error) {
    if (error instanceof FirebaseError && ELSEWHERE.has(error.code)) {
      const conflictId = conflictOf(shared, error);
      if (conflictId !== null) return { type: 'belongsToAnother', conflictId };
    }
    if (password !== undefined && error instanceof FirebaseError && error.code === 'auth/email-already-in-use') {
      return { type: 'belongsToAnother', conflictId: keptOf(shared.auth).keep('conflict', { credential: password }) };
    }
    throw authFailure(error);
  }
}
