import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { RevocationCode } from '../../../services/auth/revocationCodes';
import { defineMachine } from '../../../shared/machine';

/** Why nobody is signed in. `none`: nobody was; `ended-elsewhere`: not asked for here, and no reason was given. */
export type SignedOutReason = 'none' | 'requested' | 'ended-elsewhere' | RevocationCode;

export type AuthState =
  /** The first answer is not here yet; `slow` after three seconds of waiting. */
  | { readonly status: 'loading'; readonly slow: boolean }
  /** `leaving`: signing out was asked for here and is on its way. */
  | { readonly status: 'signedIn'; readonly user: AuthUser; readonly leaving: boolean }
  | { readonly status: 'signedOut'; readonly reason: SignedOutReason };

export type AuthMachineEvent =
  | 'signedIn'
  | 'userChanged'
  | 'signOutStarted'
  | 'signOutRefused'
  | 'signedOut'
  | 'reasonLearned'
  | 'connectingTookLong';

/** The reducers below do as this table says; it is not part of what people load. */
export const authMachine = defineMachine<AuthState['status'], AuthMachineEvent>({
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
});

const initialState = { status: 'loading', slow: false } as AuthState;

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** A person is signed in. Someone else's session must have ended with `signedOut` before. */
    signedIn: (state, { payload }: PayloadAction<AuthUser>): AuthState =>
      state.status === 'signedIn' ? state : { status: 'signedIn', user: payload, leaving: false },
    /** The same person, with something about the account changed. */
    userChanged: (state, { payload }: PayloadAction<AuthUser>): AuthState =>
      state.status === 'signedIn' && state.user.uid === payload.uid ? { ...state, user: payload } : state,
    signOutStarted: (state): AuthState => (state.status === 'signedIn' ? { ...state, leaving: true } : state),
    /** The person is still here. */
    signOutRefused: (state): AuthState => (state.status === 'signedIn' ? { ...state, leaving: false } : state),
    /** The session ended, or there is none. The one event on which slices forget what belonged to a person. */
    signedOut: (state, { payload }: PayloadAction<{ reason: SignedOutReason }>): AuthState =>
      state.status === 'signedOut' ? state : { status: 'signedOut', reason: payload.reason },
    /** The reason came after the end: the service signs out first and explains later. A requested end stays one. */
    reasonLearned: (state, { payload }: PayloadAction<{ reason: RevocationCode }>): AuthState =>
      state.status === 'signedOut' && (state.reason === 'ended-elsewhere' || state.reason === 'none')
        ? { status: 'signedOut', reason: payload.reason }
        : state,
    connectingTookLong: (state): AuthState => (state.status === 'loading' ? { status: 'loading', slow: true } : state),
  },
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
