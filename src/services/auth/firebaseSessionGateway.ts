import type { FirebaseApp } from 'firebase/app';
import { authFailure } from './authFailure';
import type { SessionGateway } from './SessionGateway';
import { sharedAuth } from './sharedAuth';

/** The present session through the identity SDK, on the Auth of the application's auth gateway. */
export function createFirebaseSessionGateway(app: FirebaseApp): SessionGateway {
  const { auth } = sharedAuth(app);
  return {
    async signedInAt() {
      if (auth.currentUser === null) return null;
      try {
        return Date.parse((await auth.currentUser.getIdTokenResult()).authTime);
      } catch (error) {
        throw authFailure(error);
      }
    },
  };
}
