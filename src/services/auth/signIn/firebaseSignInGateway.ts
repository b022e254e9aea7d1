import type { FirebaseApp } from 'firebase/app';
import { createUserWithEmailAndPassword, signInWithEmailAndPassword, updateProfile } from 'firebase/auth';
import { enter } from '../sdk/lateFailures';
import type { SignInGateway } from '../SignInGateway';
import { sharedAuth } from '../sdk/sharedAuth';
import { persistenceFor } from '../sdk/sessionPersistence';

/** Signing in and up with a password through the identity SDK, on the Auth of the application's auth gateway. */
export function createFirebaseSignInGateway(app: FirebaseApp): SignInGateway {
  const shared = sharedAuth(app);
  const { auth } = shared;

  return {
    signIn: ({ email, password }, stay) =>
      enter(shared, async () => {
        await persistenceFor(auth, stay);
        await signInWithEmailAndPassword(auth, email, password);
        return { type: 'signedIn' };
      }),
    signUp: ({ email, password, displayName }, stay) =>
      enter(shared, async () => {
        await persistenceFor(auth, stay);
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        if (displayName !== '') {
          // The account exists by now: a name that did not arrive can be given later and must not look like a failure.
          await updateProfile(user, { displayName }).catch(() => undefined);
          // The SDK is silent about a changed profile.
          shared.tell();
        }
        return { type: 'signedIn' };
      }),
  };
}
