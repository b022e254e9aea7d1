import type { PasswordPolicy } from '../../domain/identity/passwordPolicy';
import type { SignInOutcome } from './outcomes';
import type { SessionPersistence } from './signInMethods';

/** What a mailed code is for, as the service says when it is asked. */
export type MailedOperation =
  | 'resetPassword'
  | 'verifyEmail'
  | 'recoverEmail'
  | 'verifyAndChangeEmail'
  | 'signIn'
  | 'revertSecondFactorAddition';

/** What would happen, and to which account, if a mailed code were used. */
export interface MailedAction {
  readonly operation: MailedOperation;
  /** The address that the account has, or will have afterwards; a link to sign in does not say it. */
  readonly email: string | null;
  /** The address that is given up, where one is. */
  readonly previousEmail: string | null;
  /** The name of the second factor that will be removed. */
  readonly factor: string | null;
}

/**
 * What a person does to an account without being signed in: mails, mailed codes and the password policy. Promises
 * reject with GatewayFailure<AuthCode>. A code works once, except that looking at it does not use it up.
 */
export interface IdentityGateway {
  /**
   * Mails a link with which a new password is chosen; afterwards the person goes to `continuePath`, a path of this
   * origin (anything else: `invalid-continue-uri`). Resolves alike whether or not there is an account.
   */
  sendPasswordReset(email: string, continuePath: string): Promise<void>;
  /** Mails a link to the signed-in person that confirms the address. */
  sendEmailVerification(continuePath: string): Promise<void>;
  checkActionCode(code: string): Promise<MailedAction>;
  applyActionCode(code: string): Promise<void>;
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** Signs in with a mailed code; `email` is the address it was mailed to. `SignInMethodsGateway` goes on with a second step. */
  signInWithMailedCode(email: string, code: string, stay: SessionPersistence): Promise<SignInOutcome>;
  /** What the service demands of a new password now; null when it does not say. Never rejects. */
  passwordPolicy(): Promise<PasswordPolicy | null>;
  /** The path of an address of this origin, null for any other. */
  ownPath(url: string): string | null;
}

declare module '../gateways' {
  interface Gateways {
    readonly identity: IdentityGateway;
  }
}
