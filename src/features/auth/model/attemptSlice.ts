import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { SecondFactor } from '../../../services/auth/outcomes';
import type { ProviderId, SignInMethod, SessionPersistence } from '../../../services/auth/signInMethods';
import { follow, within } from '../../../shared/machineReducers';
import { attemptMachine, type AttemptMethod, type AttemptState, type Conflict } from './attemptMachine';
import { signedIn, signedOut } from './authSlice';

export interface AttemptSliceState {
  readonly attempt: AttemptState;
  /** Stays while the person signs in by a known method, until it is settled after that. */
  readonly conflict: Conflict | null;
  readonly stay: SessionPersistence;
  /** The way of the last sign-in on this device. */
  readonly lastMethod: SignInMethod | null;
  /** The way whose step or window was asked for last on this page. */
  readonly turnedTo: SignInMethod | null;
}

const idle: AttemptState = { status: 'idle' };
const initialState: AttemptSliceState = {
  attempt: idle,
  conflict: null,
  stay: 'kept',
  lastMethod: null,
  turnedTo: null,
};

const steps = follow(attemptMachine, {
  /** It takes the place of any other attempt. */
  attemptStarted: (_, { payload }: PayloadAction<{ method: AttemptMethod }>) => ({ method: payload.method }),
  attemptRefused: ({ method }, { payload }: PayloadAction<{ code: AuthCode }>) => ({ method, code: payload.code }),
  /** It succeeded, was given up, or its page was left. */
  attemptEnded: () => idle,
  redirectStarted: (_, { payload }: PayloadAction<{ method: ProviderId }>) => ({ method: payload.method }),
  codeSent: (_, { payload }: PayloadAction<{ ticketId: string; phoneNumber: string }>) => ({
    ...payload,
    checking: false,
    refusal: null,
  }),
  codeChecking: (attempt) => ({ ...attempt, checking: true, refusal: null }),
  codeRefused: (attempt, { payload }: PayloadAction<{ code: AuthCode }>) => ({
    ...attempt,
    checking: false,
    refusal: payload.code,
  }),
  linkSent: (_, { payload }: PayloadAction<{ email: string }>) => ({ email: payload.email }),
  secondFactorNeeded: (
    _,
    { payload }: PayloadAction<{ method: AttemptMethod; challengeId: string; factors: readonly SecondFactor[] }>,
  ) => payload,
  conflictFound: (_, { payload }: PayloadAction<Conflict>) => payload,
});

const attemptSlice = createSlice({
  name: 'attempt',
  initialState,
  reducers: {
    ...within(
      steps,
      (state: AttemptSliceState) => state.attempt,
      (state, attempt) => ({ ...state, attempt }),
    ),
    conflictFound: (state, action: PayloadAction<Conflict>): AttemptSliceState => {
      const attempt = steps.conflictFound(state.attempt, action);
      return attempt === state.attempt ? state : { ...state, attempt, conflict: action.payload };
    },
    /** What waited was added to the account, or forgotten. */
    conflictSettled: (state, { payload }: PayloadAction<{ conflictId: string }>): AttemptSliceState =>
      state.conflict?.conflictId === payload.conflictId
        ? {
            ...state,
            attempt: state.attempt.status === 'needsKnownMethod' ? idle : state.attempt,
            conflict: null,
          }
        : state,
    methodTurnedTo: (state, { payload }: PayloadAction<SignInMethod | null>): AttemptSliceState => ({
      ...state,
      turnedTo: payload,
    }),
    persistenceChosen: (state, { payload }: PayloadAction<SessionPersistence>): AttemptSliceState => ({
      ...state,
      stay: payload,
    }),
    lastMethodRemembered: (state, { payload }: PayloadAction<SignInMethod | null>): AttemptSliceState => ({
      ...state,
      lastMethod: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedIn, (state): AttemptSliceState => ({ ...state, attempt: idle }))
      // Where nobody was, nothing belongs to anybody: an attempt may have begun before the first answer was there.
      .addCase(signedOut, (state, { payload }): AttemptSliceState => {
        return payload.reason === 'none' ? state : { ...initialState, lastMethod: state.lastMethod };
      });
  },
  selectors: {
    selectAttempt: (state) => state.attempt,
    /** The service is at work for an attempt; while a provider's popup is open the page stays usable all the same. */
    selectIsWorking: ({ attempt }) =>
      attempt.status === 'working' || (attempt.status === 'needsCode' && attempt.checking),
    /** The code with which the last attempt of this method was refused, or null. */
    selectRefusal: ({ attempt }, method: AttemptMethod): AuthCode | null =>
      attempt.status === 'refused' && attempt.method === method ? attempt.code : null,
    selectConflict: (state) => state.conflict,
    selectPersistence: (state) => state.stay,
    selectLastMethod: (state) => state.lastMethod,
    selectTurnedTo: (state) => state.turnedTo,
  },
});

export const {
  attemptStarted,
  attemptRefused,
  attemptEnded,
  redirectStarted,
  codeSent,
  codeChecking,
  codeRefused,
  linkSent,
  secondFactorNeeded,
  conflictFound,
  conflictSettled,
  methodTurnedTo,
  persistenceChosen,
  lastMethodRemembered,
} = attemptSlice.actions;
export const {
  selectAttempt,
  selectIsWorking,
  selectRefusal,
  selectConflict,
  selectPersistence,
  selectLastMethod,
  selectTurnedTo,
} = attemptSlice.selectors;

export default attemptSlice;
