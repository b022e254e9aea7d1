import type { Credentials, NewAccount } from './AuthGateway';
import type { SignInOutcome } from './outcomes';
import type { Stay } from './signInMethods';

/**
 * Signing in and up with a password: what the first sign-in page needs, and nothing more (everything else is in
 * WaysGateway, which comes after the page). Promises reject with GatewayFailure<AuthCode>.
 */
export interface EnteringGateway {
  signIn(credentials: Credentials, stay: Stay): Promise<SignInOutcome>;
  /** Creates an account and signs it in. */
  signUp(account: NewAccount, stay: Stay): Promise<SignInOutcome>;
}
