import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineMachine, targets } from '../../shared/machine';
import { signedOut } from '../auth/model/authSlice';

/**
 * `looking`: whether there is unsent work on this device at all; `asking`: the dialog is open and waits for the person; the
 * others say what is being done with the unsent work.
 */
export type LeavingStatus = 'closed' | 'looking' | 'asking' | 'sending' | 'exporting' | 'sealing' | 'discarding';
export type LeavingEvent =
  | 'asked'
  | 'found'
  | 'nothing'
  | 'stayed'
  | 'send'
  | 'export'
  | 'keep'
  | 'discard'
  | 'finished';

/** What became of the last choice, when it did not lead out. */
export type LeavingNote = 'notAllSent' | 'exported' | 'notExported' | 'noKey' | 'notSealed' | 'notDiscarded';

/** Signing out with work that the server does not have. */
export const leavingMachine = defineMachine<LeavingStatus, LeavingEvent>({
  name: 'leaving',
  initial: 'closed',
  on: {
    closed: { asked: 'looking' },
    looking: { found: 'asking', nothing: 'closed' },
    asking: { stayed: 'closed', send: 'sending', export: 'exporting', keep: 'sealing', discard: 'discarding' },
    sending: { stayed: 'closed', finished: 'asking' },
    exporting: { finished: 'asking' },
    sealing: { finished: 'asking' },
    discarding: { finished: 'asking' },
  },
});

/** How much is not sent. */
export interface UnsentCounts {
  readonly changes: number;
  readonly photos: number;
}

export interface LeavingState {
  readonly status: LeavingStatus;
  readonly note: LeavingNote | null;
  /** What this device had, when the dialog opened, that this page does not know of: other pages work on it. */
  readonly elsewhere: UnsentCounts;
  /** The key for locking is here: from then on work can be kept without a connection, too. */
  readonly canKeep: boolean;
}

const initialState: LeavingState = {
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
export const sealAndLeave = createAction('leaving/sealAndLeave');
/** Forgets the unsent work and signs out. */
export const discardAndLeave = createAction('leaving/discardAndLeave');

function move(state: LeavingState, event: LeavingEvent, note: LeavingNote | null): LeavingState {
  const [status] = targets(leavingMachine, state.status, event);
  return status === undefined ? state : { ...state, status, note };
}

const slice = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
    /** Somebody wants to sign out. */
    leavingAsked: (state) => move(state, 'asked', null),
    workFound(state, { payload }: PayloadAction<{ elsewhere: UnsentCounts }>): LeavingState {
      return state.status === 'looking' ? { ...move(state, 'found', null), elsewhere: payload.elsewhere } : state;
    },
    keyObtained: (state): LeavingState => ({ ...state, canKeep: true }),
    nothingFound: (state) => move(state, 'nothing', null),
    stayed: (state) => move(state, 'stayed', null),
    /** The choice did not lead out; the note says why. */
    choiceFinished: (state, { payload }: PayloadAction<{ note: LeavingNote }>) => move(state, 'finished', payload.note),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(sendAndLeave, (state) => move(state, 'send', null))
      .addCase(exportWork, (state) => move(state, 'export', null))
      .addCase(sealAndLeave, (state) => move(state, 'keep', null))
      .addCase(discardAndLeave, (state) => move(state, 'discard', null));
  },
});

export default slice;
export const { leavingAsked, workFound, keyObtained, nothingFound, stayed, choiceFinished } = slice.actions;

interface WithLeaving {
  readonly leaving?: LeavingState;
}

export const selectLeavingStatus = (state: WithLeaving): LeavingStatus => state.leaving?.status ?? 'closed';
export const selectElsewhere = (state: WithLeaving): UnsentCounts => state.leaving?.elsewhere ?? initialState.elsewhere;
export const selectLeavingNote = (state: WithLeaving): LeavingNote | null => state.leaving?.note ?? null;
export const selectCanKeep = (state: WithLeaving): boolean => state.leaving?.canKeep ?? false;
