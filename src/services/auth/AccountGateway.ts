import type { Credentials } from './AuthGateway';
import type { LinkOutcome, ReauthOutcome, SecondFactor } from './outcomes';
import type { SessionGateway } from './SessionGateway';
import type { ProviderId } from './signInMethods';

/** A secret for an authenticator app, until the first code proves that it has arrived there. */
export interface TotpEnrolment {
  readonly enrolmentId: string;
  /** Base32, for typing in. */
  readonly secret: string;
  /** `otpauth://totp/…`, for the QR code. */
  readonly uri: string;
}

/**
 * What a signed-in person does with the own account. Promises reject with GatewayFailure<AuthCode>; with
 * `requires-recent-login` where the person must sign in once more first, and `user-token-expired` when nobody is signed
 * in. After every change the auth gateway's listeners get the account as it is now.
 */
export interface AccountGateway extends SessionGateway {
  /** `photoURL` null: without a photo. What is absent stays. */
  updateProfile(profile: { readonly displayName?: string; readonly photoURL?: string | null }): Promise<void>;
  /** Mails a link to the new address; the account changes when it is used. */
  changeEmail(email: string, continuePath: string): Promise<void>;
  /** Also gives a password to an account without one (its address must be known). Every other session ends. */
  changePassword(password: string): Promise<void>;

  /**
   * Adds a password to an account that has no address yet (an anonymous one). The address `belongsToAnother` account
   * whether or not the password is that one's: changing over tells.
   */
  linkPassword(credentials: Credentials): Promise<LinkOutcome>;
  /** Opens the provider's page in a popup, within the person's click. */
  linkProvider(providerId: ProviderId): Promise<LinkOutcome>;
  /** `providerId` of any linked way, `password` and `phone` too. Unlinking Apple revokes its token where one can be had. */
  unlink(providerId: string): Promise<void>;
  /** Sends a code to a number that the account shall have. Resolves with the ticket. */
  sendPhoneCode(phoneNumber: string): Promise<string>;
  /** Adds the number, or changes the present one. */
  confirmPhone(ticketId: string, code: string): Promise<LinkOutcome>;

  /** The second steps that are enrolled, oldest first. */
  secondFactors(): readonly SecondFactor[];
  startTotp(): Promise<TotpEnrolment>;
  finishTotp(enrolmentId: string, code: string, name: string): Promise<void>;
  /** Resolves with the ticket to give back with the code. */
  startPhoneFactor(phoneNumber: string): Promise<string>;
  finishPhoneFactor(ticketId: string, code: string, name: string): Promise<void>;
  removeSecondFactor(uid: string): Promise<void>;

  reauthenticateWithPassword(password: string): Promise<ReauthOutcome>;
  reauthenticateWithProvider(providerId: ProviderId): Promise<ReauthOutcome>;
  /** Sends a code to the account's own number. Resolves with the ticket. */
  sendReauthCode(): Promise<string>;
  reauthenticateWithCode(ticketId: string, code: string): Promise<ReauthOutcome>;

  /**
   * Deletes the account, after revoking Apple's token where one can be had. Nobody is signed in afterwards. The end of the
   * session comes before the answer, also where the service refuses this session, and with it the deletion.
   */
  deleteAccount(): Promise<void>;
  /** Nothing that was kept under this id will be asked for again. */
  forget(id: string): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly account: AccountGateway;
  }
}
