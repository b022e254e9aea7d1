import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { RevocationCode } from '../../../services/auth/revocationCodes';
import { defineMachine, type EventOf } from '../../../shared/machine';
import { follow } from '../../../shared/machineReducers';

/** Why nobody is signed in. `none`: nobody was; `ended-elsewhere`: not asked for here, and no reason was given. */
export type SignedOutReason = 'none' | 'requested' | 'ended-elsewhere' | RevocationCode;

export type AuthState =
  /** The first answer is not here yet; `slow` after three seconds of waiting. */
  | { readonly status: 'loading'; readonly slow: boolean }
  /** `leaving`: signing out was asked for here and is on its way. */
  | { readonly status: 'signedIn'; readonly user: AuthUser; readonly leaving: boolean }
  | { readonly status: 'signedOut'; readonly reason: SignedOutReason };

export const authMachine = defineMachine<AuthState>()({
  name: 'Auth',
  initial: 'loading',
  on: {
    loading: { signedIn: 'signedIn', signedOut: 'signedOut', connectingTookLong: 'loading' },
    signedIn: {
      userChanged: 'signedIn',
      signOutStarted: 'signedIn',
      signOutRefused: 'signedIn',
      signedOut: 'signedOut',
    },
    signedOut: { signedIn: 'signedIn', reasonLearned: 'signedOut' },
  },
  guards: { userChanged: 'isSamePerson', reasonLearned: 'hasNoReasonYet' },
});

export type AuthMachineEvent = EventOf<typeof authMachine>;

const initialState = { status: 'loading', slow: false } as AuthState;

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: follow(
    authMachine,
    {
      /** A person is signed in. Someone else's session must have ended with `signedOut` before. */
      signedIn: (_, { payload }: PayloadAction<AuthUser>) => ({ user: payload, leaving: false }),
      /** The same person, with something about the account changed. */
      userChanged: (state, { payload }: PayloadAction<AuthUser>) => ({ ...state, user: payload }),
      signOutStarted: (state) => ({ ...state, leaving: true }),
      /** The person is still here. */
      signOutRefused: (state) => ({ ...state, leaving: false }),
      /** The session ended, or there is none. The one event on which slices forget what belonged to a person. */
      signedOut: (_, { payload }: PayloadAction<{ reason: SignedOutReason }>) => ({ reason: payload.reason }),
      /** The reason came after the end: the service signs out first and explains later. */
      reasonLearned: (_, { payload }: PayloadAction<{ reason: RevocationCode }>) => ({ reason: payload.reason }),
      connectingTookLong: () => ({ slow: true }),
    },
    {
      isSamePerson: ({ user }, { payload }: PayloadAction<AuthUser>) => user.uid === payload.uid,
      /** A requested end stays one. */
      hasNoReasonYet: ({ reason }) => reason === 'ended-elsewhere' || reason === 'none',
    },
  ),
  selectors: {
    selectAuth: (state) => state,
    selectAuthStatus: (state) => state.status,
    selectIsSignedIn: (state) => state.status === 'signedIn',
    /** Signing out was asked for here and is on its way. */
    selectIsLeaving: (state) => state.status === 'signedIn' && state.leaving,
    selectConnectingSlowly: (state) => state.status === 'loading' && state.slow,
    /** The signed-in person or null. */
    selectUser: (state): AuthUser | null => (state.status === 'signedIn' ? state.user : null),
    selectUid: (state): string | null => (state.status === 'signedIn' ? state.user.uid : null),
    selectSignedOutReason: (state): SignedOutReason | null => (state.status === 'signedOut' ? state.reason : null),
  },
});

export const { signedIn, userChanged, signOutStarted, signOutRefused, signedOut, reasonLearned, connectingTookLong } =
  authSlice.actions;
export const {
  selectAuth,
  selectAuthStatus,
  selectIsSignedIn,
  selectIsLeaving,
  selectConnectingSlowly,
  selectUser,
  selectUid,
  selectSignedOutReason,
} = authSlice.selectors;

/** Command. */
export const signOut = createAction('auth/signOut');

/**
 * Any saga whose call was made with a person's credentials reports an identity code here; `uid` is the person of that
 * call (null: a session that was being restored at start). The session guard decides what it means. Never for a code
 * that a sign-in attempt threw.
 */
export const sessionFailed = createAction<{ code: AuthCode; uid: string | null }>('auth/sessionFailed');

/** The session guard, which judges `sessionFailed`, runs now. */
export const sessionGuarded = createAction('auth/sessionGuarded');

export default authSlice;
