import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WorkFileProblem } from '../../services/outbox/WorkExport';
import { defineMachine, targets } from '../../shared/machine';
import { signedOut } from '../auth/model/authSlice';

/** `asking`: the file was read, and the person sees what is in it. */
export type BringBackStatus = 'closed' | 'reading' | 'asking' | 'bringing' | 'refused';
export type BringBackEvent = 'chosen' | 'read' | 'problem' | 'confirmed' | 'done' | 'left';

/**
 * Why nothing was brought back. `otherPerson`: another account's work; `nothingNew`: this device has all of it; `notKept`:
 * the device does not take it.
 */
export type BringBackProblem = WorkFileProblem | 'otherPerson' | 'nothingNew' | 'notKept';

/** Exported work that comes back. */
export const bringBackMachine = defineMachine<BringBackStatus, BringBackEvent>({
  name: 'bringBack',
  initial: 'closed',
  on: {
    closed: { chosen: 'reading' },
    reading: { read: 'asking', problem: 'refused', left: 'closed' },
    asking: { confirmed: 'bringing', left: 'closed' },
    bringing: { done: 'closed', problem: 'refused' },
    refused: { chosen: 'reading', left: 'closed' },
  },
});

/** What a file has of one sale and this device has not. */
export interface SaleInFile {
  readonly saleId: string;
  readonly changes: number;
  readonly photos: number;
  /** How many lots these are about. */
  readonly lots: number;
}

export interface BringBackState {
  readonly status: BringBackStatus;
  readonly sales: readonly SaleInFile[];
  readonly problem: BringBackProblem | null;
}

const initialState: BringBackState = { status: 'closed', sales: [], problem: null };

/** `fileId` is what `ChosenFiles.hold` gave for the chosen file. */
export const workFileChosen = createAction<{ fileId: string }>('bringBack/workFileChosen');
/** The person has seen what is in the file and wants it. */
export const bringBack = createAction('bringBack/bringBack');

function move(state: BringBackState, event: BringBackEvent, change: Partial<BringBackState> = {}): BringBackState {
  const [status] = targets(bringBackMachine, state.status, event);
  return status === undefined ? state : { ...state, ...change, status };
}

const slice = createSlice({
  name: 'bringBack',
  initialState,
  reducers: {
    workFileRead: (state, { payload }: PayloadAction<{ sales: readonly SaleInFile[] }>) =>
      move(state, 'read', { sales: payload.sales }),
    bringBackRefused: (state, { payload }: PayloadAction<{ problem: BringBackProblem }>) =>
      move(state, 'problem', { problem: payload.problem }),
    broughtBack: (state) => move(state, 'done'),
    bringBackLeft: (state) => move(state, 'left'),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(workFileChosen, (state) => move(state, 'chosen', { sales: [], problem: null }))
      .addCase(bringBack, (state) => move(state, 'confirmed'));
  },
});

export default slice;
export const { workFileRead, bringBackRefused, broughtBack, bringBackLeft } = slice.actions;

interface WithBringBack {
  readonly bringBack?: BringBackState;
}

export const selectBringBack = (state: WithBringBack): BringBackState => state.bringBack ?? initialState;
