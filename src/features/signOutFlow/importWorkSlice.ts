import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WorkFileProblem } from '../../services/outbox/WorkExport';
import { defineMachine, type EventOf } from '../../shared/machine';
import { transition } from '../../shared/machineReducers';
import { signedOut } from '../auth/model/authSlice';

/** `asking`: the file was read, and the person sees what is in it. */
export type ImportWorkStatus = 'closed' | 'reading' | 'asking' | 'bringing' | 'refused';

/**
 * Why nothing was brought back. `otherPerson`: another account's work; `nothingNew`: this device has all of it; `notKept`:
 * the device does not take it.
 */
export type ImportWorkProblem = WorkFileProblem | 'otherPerson' | 'nothingNew' | 'notKept';

/** Exported work that comes back. */
export const importWorkMachine = defineMachine<ImportWorkState>()({
  name: 'importWork',
  initial: 'closed',
  on: {
    closed: { chosen: 'reading' },
    reading: { read: 'asking', problem: 'refused', left: 'closed' },
    asking: { confirmed: 'bringing', left: 'closed' },
    bringing: { done: 'closed', problem: 'refused' },
    refused: { chosen: 'reading', left: 'closed' },
  },
});

type ImportWorkEvent = EventOf<typeof importWorkMachine>;

/** What a file has of one sale and this device has not. */
export interface SaleInFile {
  readonly saleId: string;
  readonly changes: number;
  readonly photos: number;
  /** How many lots these are about. */
  readonly lots: number;
}

export interface ImportWorkState {
  readonly status: ImportWorkStatus;
  readonly sales: readonly SaleInFile[];
  readonly problem: ImportWorkProblem | null;
}

const initialState: ImportWorkState = { status: 'closed', sales: [], problem: null };

/** `fileId` is what `ChosenFiles.hold` gave for the chosen file. */
export const workFileChosen = createAction<{ fileId: string }>('importWork/workFileChosen');
/** The person has seen what is in the file and wants it. */
export const importConfirmed = createAction('importWork/importConfirmed');

const move = (state: ImportWorkState, event: ImportWorkEvent, change: Partial<ImportWorkState> = {}): ImportWorkState =>
  transition(importWorkMachine, state, event, () => ({ ...state, ...change }));

const slice = createSlice({
  name: 'importWork',
  initialState,
  reducers: {
    workFileRead: (state, { payload }: PayloadAction<{ sales: readonly SaleInFile[] }>) =>
      move(state, 'read', { sales: payload.sales }),
    importWorkRefused: (state, { payload }: PayloadAction<{ problem: ImportWorkProblem }>) =>
      move(state, 'problem', { problem: payload.problem }),
    broughtBack: (state) => move(state, 'done'),
    importWorkLeft: (state) => move(state, 'left'),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(workFileChosen, (state) => move(state, 'chosen', { sales: [], problem: null }))
      .addCase(importConfirmed, (state) => move(state, 'confirmed'));
  },
});

export default slice;
export const { workFileRead, importWorkRefused, broughtBack, importWorkLeft } = slice.actions;

interface WithImportWork {
  readonly importWork?: ImportWorkState;
}

export const selectImportWork = (state: WithImportWork): ImportWorkState => state.importWork ?? initialState;
