import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DataCode } from '../../../../services/failure';
import { signedOut } from '../../../auth/model/authSlice';
import { actsRestored } from '../history/undoSlice';
import { own } from '../../../../domain/values/own';

/** A sale that lots may go to; `reason`: why they may not. */
export interface TransferSale {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly currency: string;
  readonly reason: 'viewer' | 'notOpen' | null;
}

/** Why a lot stayed where it is. */
export type LeftReason =
  | 'gone'
  | 'inTrash'
  | 'published'
  | 'unsent'
  | 'photoUnread'
  | 'noRoom'
  | 'notArrived'
  | 'changed'
  | 'trashedThere';

export interface LeftLot {
  readonly lotId: string;
  /** What the lot is called in the sale where it stayed, as number and title; null when it is not known. */
  readonly name: string | null;
  readonly reason: LeftReason;
}

/** How a transfer stands: lots are made there, their photos are copied, what arrived is put into the trash here. */
export type TransferStep = 'begun' | 'copying' | 'arriving' | 'clearing';

/** Lots on their way to another sale. */
export interface TransferRun {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly toTitle: string;
  readonly lots: number;
  /** `stopped`: it goes on when the person asks, or at the next start; `code` says why. `left`: not all lots went. */
  readonly status: 'running' | 'stopped' | 'left';
  readonly step: TransferStep;
  readonly photosCopied: number;
  readonly photos: number;
  readonly code: DataCode | null;
  readonly left: readonly LeftLot[];
}

/** The question before a transfer. */
export interface TransferOffer {
  readonly from: string;
  readonly currency: string;
  readonly lotIds: readonly string[];
  readonly sales: readonly TransferSale[];
}

export interface TransferChoice {
  readonly to: string;
  /** Numbers behind the last one there, or none. */
  readonly numbered: boolean;
  readonly withPrices: boolean;
}

export interface TransferState {
  readonly offer: TransferOffer | null;
  readonly runs: Readonly<Record<string, TransferRun>>;
  /** Where the lots of a finished transfer are: shown when it is undone here. By the id of the transfer. */
  readonly done: Readonly<Record<string, string>>;
}

const initialState: TransferState = { offer: null, runs: {}, done: {} };

/** Asks for the sale to which lots of the open sale shall go. */
export const transferAsked = createAction<{ lotIds: readonly string[] }>('transfer/transferAsked');
/** Begins it. */
export const transferConfirmed = createAction<{ offer: TransferOffer; choice: TransferChoice }>(
  'transfer/transferConfirmed',
);
/** Goes on with what has stopped, or is left. */
export const transferRetried = createAction<{ id: string }>('transfer/transferRetried');
/** Lets what is left stay where it is. */
export const transferDismissed = createAction<{ id: string }>('transfer/transferDismissed');

type Begun = Pick<TransferRun, 'id' | 'from' | 'to' | 'toTitle' | 'lots'>;

function change(state: TransferState, id: string, fields: Partial<TransferRun>): TransferState {
  const run = own(state.runs, id);
  return run === undefined ? state : { ...state, runs: { ...state.runs, [id]: { ...run, ...fields } } };
}

function without(runs: TransferState['runs'], id: string): TransferState['runs'] {
  const { [id]: _gone, ...others } = runs;
  return others;
}

const slice = createSlice({
  name: 'transfer',
  initialState: initialState as TransferState,
  reducers: {
    transferOffered: (state, { payload }: PayloadAction<TransferOffer>): TransferState => ({
      ...state,
      offer: payload,
    }),
    transferClosed: (state): TransferState => ({ ...state, offer: null }),
    transferBegun: (state, { payload }: PayloadAction<Begun>): TransferState => ({
      ...state,
      runs: {
        ...state.runs,
        [payload.id]: {
          ...payload,
          status: 'running',
          step: 'begun',
          photosCopied: 0,
          photos: 0,
          code: null,
          left: [],
        },
      },
    }),
    transferStepped: (
      state,
      {
        payload: { id, ...fields },
      }: PayloadAction<{ id: string } & Partial<Pick<TransferRun, 'step' | 'photos' | 'photosCopied'>>>,
    ): TransferState => change(state, id, fields),
    transferStopped: (state, { payload: { id, code } }: PayloadAction<{ id: string; code: DataCode }>): TransferState =>
      change(state, id, { status: 'stopped', code }),
    /** It has come to its end; `left` says which lots stayed. */
    transferEnded: (
      state,
      { payload: { id, moved, left } }: PayloadAction<{ id: string; moved: number; left: readonly LeftLot[] }>,
    ): TransferState => {
      const run = own(state.runs, id);
      if (run === undefined) return state;
      const ended = left.length > 0 ? change(state, id, { status: 'left', left }) : state;
      return {
        ...ended,
        runs: left.length > 0 ? ended.runs : without(state.runs, id),
        done: moved > 0 ? { ...state.done, [id]: run.toTitle } : state.done,
      };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(actsRestored, (state, { payload }): TransferState => ({
        ...state,
        done: { ...payload.wentTo, ...state.done },
      }))
      .addCase(transferConfirmed, (state): TransferState => ({ ...state, offer: null }))
      .addCase(transferDismissed, (state, { payload }): TransferState => ({
        ...state,
        runs: without(state.runs, payload.id),
      }));
  },
});

export default slice;
export const { transferOffered, transferClosed, transferBegun, transferStepped, transferStopped, transferEnded } =
  slice.actions;

interface WithTransfer {
  readonly transfer?: TransferState;
}

const selectState = (state: WithTransfer): TransferState => state.transfer ?? initialState;

export const selectTransferOffer = (state: WithTransfer): TransferOffer | null => selectState(state).offer;
/** All runs; the same object while none changes. */
export const selectTransferRuns = (state: WithTransfer): TransferState['runs'] => selectState(state).runs;
export const selectTransferRun = (state: WithTransfer, id: string): TransferRun | undefined =>
  own(selectState(state).runs, id);
/** By the ids of their acts, to which sales lots went. */
export const selectTransfersDone = (state: WithTransfer): TransferState['done'] => selectState(state).done;
/** The sale to which an act's lots went, when it was the end of a transfer. */
export const selectTransferOfAct = (state: WithTransfer, actId: string): string | undefined =>
  own(selectState(state).done, actId);
