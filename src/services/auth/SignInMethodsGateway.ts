import type { SignInOutcome } from './outcomes';
import type { ProviderId, SessionPersistence } from './signInMethods';

/**
 * Every way to sign in beside the password, the second step, and what follows from conflicts between ways. Promises
 * reject with GatewayFailure<AuthCode>. Resolvers, confirmations and credentials stay inside, by id; an id that is not
 * known (a page that was loaded anew) is refused with `invalid-verification-id`.
 */
export interface SignInMethodsGateway {
  /**
   * What should be there before the first click: the script that popups need, the service's settings for bot checks.
   * Never rejects: what could not be had is asked for again when it is needed.
   */
  prepare(needs: { readonly popups: boolean; readonly phone: boolean }): Promise<void>;

  /** Opens the provider's page. A popup opens at once, within the person's click. */
  signInWithProvider(
    providerId: ProviderId,
    way: 'popup' | 'redirect',
    stay: SessionPersistence,
  ): Promise<SignInOutcome>;
  /** What came of the redirect that this page returns from; null when it does not. Asking twice gives null. */
  finishRedirect(): Promise<SignInOutcome | null>;
  /** A passing account without any way to come back to it, until one is linked. */
  signInAnonymously(stay: SessionPersistence): Promise<SignInOutcome>;

  /** `phoneNumber` in E.164, such as `+4930901820`. Resolves with the ticket to give back with the code. */
  sendPhoneCode(phoneNumber: string): Promise<string>;
  /** A code may be tried again after a refusal, with the same ticket. */
  confirmPhoneCode(ticketId: string, code: string, stay: SessionPersistence): Promise<SignInOutcome>;

  /** Mails a link that signs in (`/auth/action`); afterwards the person goes to `continuePath`, a path of this origin. */
  sendSignInLink(email: string, continuePath: string): Promise<void>;

  /** Sends the code of a phone. An authenticator app needs none. */
  sendSecondFactorCode(challengeId: string, factorUid: string): Promise<void>;
  /** Passes the second step, and with it the sign-in or re-authentication that asked for it. */
  answerSecondFactor(challengeId: string, factorUid: string, code: string): Promise<void>;

  /** Adds what a conflict kept to the account that is signed in now. Each conflict can be settled once. */
  linkPending(conflictId: string): Promise<void>;
  /** Signs in with what a conflict kept, to the account it belongs to. */
  signInWithPending(conflictId: string, stay: SessionPersistence): Promise<SignInOutcome>;
  /** Nothing that was kept under this id will be asked for again. */
  forget(id: string): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly signInMethods: SignInMethodsGateway;
  }
}
