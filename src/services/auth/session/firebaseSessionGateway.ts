import type { FirebaseApp } from 'firebase/app';
import { authFailure } from '../sdk/authFailure';
import type { SessionGateway } from '../SessionGateway';
import { sharedAuth } from '../sdk/sharedAuth';

/** The present session through the identity SDK, on the Auth of the application's auth gateway. */
export function createFirebaseSessionGateway(app: FirebaseApp): SessionGateway {
  const { auth } = sharedAuth(app);
  let proving: Promise<void> | null = null;

  async function prove(): Promise<void> {
    const user = auth.currentUser;
    if (user === null || !user.emailVerified) return;
    try {
      const { claims } = await user.getIdTokenResult();
      if (claims['email_verified'] !== true || claims['email'] !== user.email) await user.getIdToken(true);
    } catch (error) {
      throw authFailure(error);
    }
  }

  return {
    async signedInAt() {
      if (auth.currentUser === null) return null;
      try {
        return Date.parse((await auth.currentUser.getIdTokenResult()).authTime);
      } catch (error) {
        throw authFailure(error);
      }
    },
    proveAddress() {
      proving ??= prove().finally(() => {
        proving = null;
      });
      return proving;
    },
  };
}
