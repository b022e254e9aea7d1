import type { Unsubscribe } from '../failure';
import type { RevocationCode } from './revocationCodes';

/** One linked way to sign in, as the service describes it. */
export interface LinkedProvider {
  readonly providerId: string;
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
}

/** The signed-in person: a plain copy, made at the moment of the event. It carries no token and no SDK object. */
export interface AuthUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
  readonly isAnonymous: boolean;
  readonly tenantId: string | null;
  readonly providerData: readonly LinkedProvider[];
  /** Server times as the service writes them (RFC 7231, UTC). */
  readonly creationTime: string | null;
  readonly lastSignInTime: string | null;
}

export type AuthEvent =
  /** Who is signed in now. The first one says that the initial state is known. Not deduplicated. */
  | { readonly type: 'changed'; readonly user: AuthUser | null }
  /**
   * The service refused the present person's session. It may come before or after the `changed` that tells of nobody,
   * and also when the service has not signed out by itself. `uid` is null for a session that ended while it was being
   * restored at start. Never sent for a code that a sign-in attempt threw.
   */
  | { readonly type: 'revoked'; readonly code: RevocationCode; readonly uid: string | null };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  /** Shown to colleagues; may be empty. */
  readonly displayName: string;
}

/** The identity service. Promises reject with GatewayFailure<AuthCode>. Tokens never leave the adapter. */
export interface AuthGateway {
  /** Delivers the present state once it is known, asynchronously, then every change. */
  subscribe(listener: (event: AuthEvent) => void): Unsubscribe;
  /** Signing out when nobody is signed in is fine. */
  signOut(): Promise<void>;
  /** Fetches a new session token now. Does nothing when nobody is signed in. */
  refresh(): Promise<void>;
  /** Asks the service for the account again. Does nothing when nobody is signed in. */
  reload(): Promise<void>;
  /** The language of the service's mails, messages and pages from now on, such as `de` (BCP 47). */
  setLanguage(code: string): void;
  /** When the present session token expires, in ms since the epoch of this device's clock; null with nobody. */
  tokenExpiresAt(): number | null;
  /** When a new token was last asked for, by anybody, in ms since the epoch of this device's clock; null: not yet. */
  tokenAskedAt(): number | null;
  /** The service's own part renews the token ahead of its end, and tries again when the network fails it. */
  renewsByItself(): boolean;
  /**
   * False from the start on while the service has been asked about the account and has not answered: the session is the
   * stored one, and nobody knows whether it is still good. `reload` asks again.
   */
  isConfirmed(): boolean;
}

declare module '../gateways' {
  interface Gateways {
    readonly auth: AuthGateway;
  }
}
