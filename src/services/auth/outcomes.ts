import type { ProviderId } from './signInMethods';

/** A second step that an account asks for. */
export interface SecondFactor {
  readonly uid: string;
  readonly kind: 'phone' | 'totp';
  readonly name: string | null;
  /** Of a phone; masked by the service while signing in, such as `+*******0111`. */
  readonly phoneNumber: string | null;
  /** When it was enrolled, as the service writes times (RFC 7231, UTC); null while signing in. */
  readonly enrolledAt: string | null;
}

/** The first step was right. The service's own object stays in the adapter, under `challengeId`. */
export interface SecondFactorNeeded {
  readonly type: 'secondFactorNeeded';
  readonly challengeId: string;
  readonly factors: readonly SecondFactor[];
}

/** What came of an attempt to sign in that was not refused. */
export type SignInOutcome =
  | { readonly type: 'signedIn' }
  | SecondFactorNeeded
  /** The address belongs to an account with other methods. What the provider gave stays in the adapter. */
  | {
      readonly type: 'accountExists';
      readonly conflictId: string;
      readonly email: string | null;
      readonly providerId: ProviderId;
    }
  /** The page is being left for the provider's; `SignInMethodsGateway.finishRedirect` tells after the return. */
  | { readonly type: 'redirecting' };

/** What came of adding a way to sign in to the present account. */
export type LinkOutcome =
  | { readonly type: 'linked' }
  /** The way belongs to another account already. `SignInMethodsGateway.signInWithPending` can change over to that account. */
  | { readonly type: 'belongsToAnother'; readonly conflictId: string };

/** What came of signing in once more. */
export type ReauthOutcome = { readonly type: 'done' } | SecondFactorNeeded;
