import type { AuthUser } from '../../../services/auth/AuthGateway';
import type { SessionGateway } from '../../../services/auth/SessionGateway';

/** A session in memory: `tokenIs` gets the address of each token that is fetched because the last one did not prove it. */
export function createFakeSessionGateway(
  present: () => AuthUser | null,
  tokenIs: (email: string) => void = () => undefined,
): SessionGateway {
  let proved: string | null = null;
  return {
    signedInAt: () => Promise.resolve(present() === null ? null : 0),
    async proveAddress() {
      await Promise.resolve();
      const user = present();
      if (user === null || user.email === null || !user.emailVerified || user.email === proved) return;
      proved = user.email;
      tokenIs(user.email);
    },
  };
}
