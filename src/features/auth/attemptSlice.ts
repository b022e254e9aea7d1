import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../services/auth/authCodes';
import { defineMachine, knows } from '../../shared/machine';
import { signedIn, signedOut } from './authSlice';

export type AttemptKind = 'signIn' | 'signUp' | 'signOut';

/** What the forms show of one attempt to sign in, sign up or sign out. */
export type AttemptState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly kind: AttemptKind }
  | { readonly status: 'refused'; readonly kind: AttemptKind; readonly code: AuthCode };

export type AttemptMachineEvent = 'attemptStarted' | 'attemptRefused' | 'attemptEnded';

export const attemptMachine = defineMachine<AttemptState['status'], AttemptMachineEvent>({
  name: 'Sign-in attempt',
  initial: 'idle',
  on: {
    idle: { attemptStarted: 'working', attemptEnded: 'idle' },
    working: { attemptRefused: 'refused', attemptEnded: 'idle' },
    refused: { attemptStarted: 'working', attemptEnded: 'idle' },
  },
});

const idle: AttemptState = { status: 'idle' };

const attemptSlice = createSlice({
  name: 'attempt',
  initialState: idle as AttemptState,
  reducers: {
    attemptStarted: (state, { payload }: PayloadAction<{ kind: AttemptKind }>): AttemptState =>
      knows(attemptMachine, state.status, 'attemptStarted') ? { status: 'working', kind: payload.kind } : state,
    attemptRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>): AttemptState =>
      state.status === 'working' ? { status: 'refused', kind: state.kind, code: payload.code } : state,
    /** It succeeded, was given up, or its page was left. */
    attemptEnded: () => idle,
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => idle).addCase(signedOut, () => idle);
  },
  selectors: {
    selectAttempt: (state) => state,
    selectIsWorking: (state) => state.status === 'working',
    /** The code with which the last attempt of this kind was refused, or null. */
    selectRefusal: (state, kind: AttemptKind): AuthCode | null =>
      state.status === 'refused' && state.kind === kind ? state.code : null,
  },
});

export const { attemptStarted, attemptRefused, attemptEnded } = attemptSlice.actions;
export const { selectAttempt, selectIsWorking, selectRefusal } = attemptSlice.selectors;

export default attemptSlice;
