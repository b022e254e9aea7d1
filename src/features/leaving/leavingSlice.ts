import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineMachine, targets } from '../../shared/machine';
import { signedOut } from '../auth/authSlice';

/** `asking`: the dialog is open and waits for the person; the others say what is being done with the unsent work. */
export type LeavingStatus = 'closed' | 'asking' | 'sending' | 'exporting' | 'sealing' | 'discarding';
export type LeavingEvent = 'asked' | 'stayed' | 'send' | 'export' | 'keep' | 'discard' | 'finished';

/** What became of the last choice, when it did not lead out. */
export type LeavingNote = 'notAllSent' | 'exported' | 'notExported' | 'noKey' | 'notSealed' | 'notDiscarded';

/** Signing out with work that the server does not have. */
export const leavingMachine = defineMachine<LeavingStatus, LeavingEvent>({
  name: 'leaving',
  initial: 'closed',
  on: {
    closed: { asked: 'asking' },
    asking: { stayed: 'closed', send: 'sending', export: 'exporting', keep: 'sealing', discard: 'discarding' },
    sending: { stayed: 'closed', finished: 'asking' },
    exporting: { finished: 'asking' },
    sealing: { finished: 'asking' },
    discarding: { finished: 'asking' },
  },
});

export interface LeavingState {
  readonly status: LeavingStatus;
  readonly note: LeavingNote | null;
}

const initialState: LeavingState = { status: 'closed', note: null };

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
  return status === undefined ? state : { status, note };
}

const slice = createSlice({
  name: 'leaving',
  initialState,
  reducers: {
    leavingAsked: (state) => move(state, 'asked', null),
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
export const { leavingAsked, stayed, choiceFinished } = slice.actions;

interface WithLeaving {
  readonly leaving?: LeavingState;
}

export const selectLeavingStatus = (state: WithLeaving): LeavingStatus => state.leaving?.status ?? 'closed';
export const selectLeavingNote = (state: WithLeaving): LeavingNote | null => state.leaving?.note ?? null;
