import { connectAuthEmulator, type Auth } from 'firebase/auth';

/** Points the identity service to this machine. Apart, so that a production bundle does not contain it. */
export function connectLocalAuth(origin: string): (auth: Auth) => void {
  return (auth) => connectAuthEmulator(auth, origin, { disableWarnings: true });
}
