import type { Credentials, NewAccount } from './AuthGateway';
import type { SignInOutcome } from './outcomes';
import type { SessionPersistence } from './signInMethods';

/**
 * Signing in and up with a password: what the first sign-in page needs, and nothing more (everything else is in
 * SignInMethodsGateway, which comes after the page). Promises reject with GatewayFailure<AuthCode>.
 */
export interface SignInGateway {
  signIn(credentials: Credentials, stay: SessionPersistence): Promise<SignInOutcome>;
  /** Creates an account and signs it in. */
  signUp(account: NewAccount, stay: SessionPersistence): Promise<SignInOutcome>;
}

declare module '../gateways' {
  interface Gateways {
    readonly signInFlow: SignInGateway;
  }
}
