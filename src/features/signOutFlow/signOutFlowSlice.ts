import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineMachine, type EventOf } from '../../shared/machine';
import { transition } from '../../shared/machineReducers';
import { signedOut, signOutRefused } from '../auth/model/authSlice';

/**
 * `looking`: whether there is unsent work on this device at all; `asking`: the dialog is open and waits for the person; the
 * others say what is being done with the unsent work.
 */
export type SignOutFlowStatus = 'closed' | 'looking' | 'asking' | 'sending' | 'exporting' | 'encrypting' | 'discarding';
/** What became of the last choice, when it did not lead out. */
export type SignOutNote = 'notAllSent' | 'exported' | 'notExported' | 'noKey' | 'notEncrypted' | 'notDiscarded';

/** Signing out with work that the server does not have. */
export const signOutFlowMachine = defineMachine<SignOutFlowState>()({
  name: 'leaving',
  initial: 'closed',
  on: {
    closed: { asked: 'looking' },
    looking: { found: 'asking', nothing: 'closed' },
    asking: { stayed: 'closed', send: 'sending', export: 'exporting', keep: 'encrypting', discard: 'discarding' },
    sending: { stayed: 'closed', finished: 'asking', stillHere: 'closed' },
    exporting: { finished: 'asking' },
    encrypting: { finished: 'asking', stillHere: 'closed' },
    discarding: { finished: 'asking', stillHere: 'closed' },
  },
});

type SignOutFlowEvent = EventOf<typeof signOutFlowMachine>;

/** How much is not sent. */
export interface UnsentCounts {
  readonly changes: number;
  readonly photos: number;
}

export interface SignOutFlowState {
  readonly status: SignOutFlowStatus;
  readonly note: SignOutNote | null;
  /** What this device had, when the dialog opened, that this page does not know of: other pages work on it. */
  readonly elsewhere: UnsentCounts;
  /** The key for locking is here: from then on work can be kept without a connection, too. */
  readonly canKeep: boolean;
}

const initialState: SignOutFlowState = {
  status: 'closed',
  note: null,
  elsewhere: { changes: 0, photos: 0 },
  canKeep: false,
};

/** Sends everything, for a while, and signs out when all has arrived. */
export const sendAndLeave = createAction('leaving/sendAndLeave');
/** Gives all unsent work to the person as one file. Nothing is forgotten by that. */
export const exportWork = createAction('leaving/exportWork');
/** Locks the unsent work with the person's key and signs out. */
export const encryptAndLeave = createAction('leaving/encryptAndLeave');
/** Forgets the unsent work and signs out. */
export const discardAndLeave = createAction('leaving/discardAndLeave');

const move = (
  state: SignOutFlowState,
  event: SignOutFlowEvent,
  note: SignOutNote | null,
  { elsewhere }: Pick<SignOutFlowState, 'elsewhere'> = state,
): SignOutFlowState => transition(signOutFlowMachine, state, event, () => ({ ...state, note, elsewhere }));

const slice = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
    /** Somebody wants to sign out. */
    signOutAsked: (state) => move(state, 'asked', null),
    workFound: (state, { payload }: PayloadAction<{ elsewhere: UnsentCounts }>) => move(state, 'found', null, payload),
    keyObtained: (state): SignOutFlowState => ({ ...state, canKeep: true }),
    nothingFound: (state) => move(state, 'nothing', null),
    stayed: (state) => move(state, 'stayed', null),
    /** The choice did not lead out; the note says why. */
    choiceFinished: (state, { payload }: PayloadAction<{ note: SignOutNote }>) => move(state, 'finished', payload.note),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      // The way out was free, and the service did not let the session end.
      .addCase(signOutRefused, (state) => move(state, 'stillHere', null))
      .addCase(sendAndLeave, (state) => move(state, 'send', null))
      .addCase(exportWork, (state) => move(state, 'export', null))
      .addCase(encryptAndLeave, (state) => move(state, 'keep', null))
      .addCase(discardAndLeave, (state) => move(state, 'discard', null));
  },
});

export default slice;
export const { signOutAsked, workFound, keyObtained, nothingFound, stayed, choiceFinished } = slice.actions;

interface WithSignOutFlow {
  readonly leaving?: SignOutFlowState;
}

export const selectSignOutStatus = (state: WithSignOutFlow): SignOutFlowStatus => state.leaving?.status ?? 'closed';
export const selectElsewhere = (state: WithSignOutFlow): UnsentCounts =>
  state.leaving?.elsewhere ?? initialState.elsewhere;
export const selectSignOutNote = (state: WithSignOutFlow): SignOutNote | null => state.leaving?.note ?? null;
export const selectCanKeep = (state: WithSignOutFlow): boolean => state.leaving?.canKeep ?? false;
