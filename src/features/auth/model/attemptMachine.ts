import type { AuthCode } from '../../../services/auth/authCodes';
import type { SecondFactor } from '../../../services/auth/outcomes';
import type { ProviderId, SignInMethod } from '../../../services/auth/signInMethods';
import { defineMachine, type EventOf } from '../../../shared/machine';

export type AttemptMethod = SignInMethod | 'signUp';

/** What the sign-in and sign-up pages show of one attempt. */
export type AttemptState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly method: AttemptMethod }
  /** The page is being left for the provider's. */
  | { readonly status: 'redirecting'; readonly method: ProviderId }
  /** A code was sent to a phone. `checking`: the service is being asked, about the code or for another one. */
  | {
      readonly status: 'needsCode';
      readonly ticketId: string;
      readonly phoneNumber: string;
      readonly checking: boolean;
      readonly refusal: AuthCode | null;
    }
  /** A link was mailed. */
  | { readonly status: 'needsLink'; readonly email: string }
  /** How far the second step is stands in the challenge slice, which may come later. */
  | {
      readonly status: 'needsSecondFactor';
      readonly method: AttemptMethod;
      readonly challengeId: string;
      readonly factors: readonly SecondFactor[];
    }
  /** The address belongs to an account with other methods; one of those comes first. */
  | ({ readonly status: 'needsKnownMethod' } & Conflict)
  | { readonly status: 'refused'; readonly method: AttemptMethod; readonly code: AuthCode };

/** A method that waits to be added to the account that its address belongs to. */
export interface Conflict {
  readonly conflictId: string;
  readonly email: string | null;
  readonly providerId: ProviderId;
}

export const attemptMachine = defineMachine<AttemptState>()({
  name: 'Sign-in attempt',
  initial: 'idle',
  on: {
    idle: { attemptStarted: 'working', attemptEnded: 'idle' },
    working: {
      attemptStarted: 'working',
      attemptRefused: 'refused',
      attemptEnded: 'idle',
      redirectStarted: 'redirecting',
      codeSent: 'needsCode',
      linkSent: 'needsLink',
      secondFactorNeeded: 'needsSecondFactor',
      conflictFound: 'needsKnownMethod',
    },
    redirecting: { attemptStarted: 'working', attemptRefused: 'refused', attemptEnded: 'idle' },
    needsCode: {
      attemptStarted: 'working',
      attemptEnded: 'idle',
      codeSent: 'needsCode',
      codeChecking: 'needsCode',
      codeRefused: 'needsCode',
      secondFactorNeeded: 'needsSecondFactor',
      conflictFound: 'needsKnownMethod',
    },
    needsLink: { attemptStarted: 'working', attemptEnded: 'idle' },
    needsSecondFactor: { attemptStarted: 'working', attemptRefused: 'refused', attemptEnded: 'idle' },
    needsKnownMethod: { attemptStarted: 'working', attemptEnded: 'idle' },
    refused: { attemptStarted: 'working', attemptEnded: 'idle' },
  },
});

export type AttemptMachineEvent = EventOf<typeof attemptMachine>;
