import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { SecondFactor } from '../../../services/auth/outcomes';
import type { ProviderId, SignInMethod, SessionPersistence } from '../../../services/auth/signInMethods';
import { knows } from '../../../shared/machine';
import {
  attemptMachine,
  type AttemptMachineEvent,
  type AttemptMethod,
  type AttemptState,
  type Conflict,
} from './attemptMachine';
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

/** The state with the attempt that `next` makes of the present one, if that knows the event. */
function step(
  state: AttemptSliceState,
  event: AttemptMachineEvent,
  next: (attempt: AttemptState) => AttemptState,
): AttemptSliceState {
  return knows(attemptMachine, state.attempt.status, event) ? { ...state, attempt: next(state.attempt) } : state;
}

const refuse = (attempt: AttemptState, code: AuthCode): AttemptState =>
  'method' in attempt ? { status: 'refused', method: attempt.method, code } : attempt;

const attemptSlice = createSlice({
  name: 'attempt',
  initialState,
  reducers: {
    /** It takes the place of any other attempt. */
    attemptStarted: (state, { payload }: PayloadAction<{ method: AttemptMethod }>) =>
      step(state, 'attemptStarted', () => ({ status: 'working', method: payload.method })),
    attemptRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>) =>
      step(state, 'attemptRefused', (attempt) => refuse(attempt, payload.code)),
    /** It succeeded, was given up, or its page was left. */
    attemptEnded: (state) => step(state, 'attemptEnded', () => idle),
    redirectStarted: (state, { payload }: PayloadAction<{ method: ProviderId }>) =>
      step(state, 'redirectStarted', () => ({ status: 'redirecting', method: payload.method })),
    codeSent: (state, { payload }: PayloadAction<{ ticketId: string; phoneNumber: string }>) =>
      step(state, 'codeSent', () => ({ status: 'needsCode', ...payload, checking: false, refusal: null })),
    codeChecking: (state) =>
      step(state, 'codeChecking', (attempt) =>
        attempt.status === 'needsCode' ? { ...attempt, checking: true, refusal: null } : attempt,
      ),
    codeRefused: (state, { payload }: PayloadAction<{ code: AuthCode }>) =>
      step(state, 'codeRefused', (attempt) =>
        attempt.status === 'needsCode' ? { ...attempt, checking: false, refusal: payload.code } : attempt,
      ),
    linkSent: (state, { payload }: PayloadAction<{ email: string }>) =>
      step(state, 'linkSent', () => ({ status: 'needsLink', email: payload.email })),
    secondFactorNeeded: (
      state,
      { payload }: PayloadAction<{ method: AttemptMethod; challengeId: string; factors: readonly SecondFactor[] }>,
    ) => step(state, 'secondFactorNeeded', () => ({ status: 'needsSecondFactor', ...payload })),
    conflictFound: (state, { payload }: PayloadAction<Conflict>): AttemptSliceState =>
      knows(attemptMachine, state.attempt.status, 'conflictFound')
        ? { ...state, attempt: { status: 'needsKnownMethod', ...payload }, conflict: payload }
        : state,
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
