import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DataCode, FileCode } from '../../../../services/failure';
import { signedOut } from '../../../auth/model/authSlice';

export type PurgeCode = DataCode | FileCode;

export interface PurgeState {
  /** Lots that are being deleted for ever; `done` counts those that are gone. Null while nothing is. */
  readonly running: { readonly saleId: string; readonly lots: number; readonly done: number } | null;
  /** What stayed in the trash the last time, with the reason. */
  readonly failed: { readonly saleId: string; readonly lotIds: readonly string[]; readonly code: PurgeCode } | null;
}

const initialState: PurgeState = { running: null, failed: null };

/** Deletes lots of the trash with all that belongs to them. There is no way back. */
export const purgeLots = createAction<{ lotIds: readonly string[] }>('purge/purgeLots');

const slice = createSlice({
  name: 'purge',
  initialState,
  reducers: {
    purgeStarted: (_state, { payload }: PayloadAction<{ saleId: string; lots: number }>): PurgeState => ({
      running: { ...payload, done: 0 },
      failed: null,
    }),
    lotPurged: (state): PurgeState =>
      state.running === null ? state : { ...state, running: { ...state.running, done: state.running.done + 1 } },
    /** `failed`: lots that are still there, with all that the trash needs to show them. */
    purgeEnded: (_state, { payload }: PayloadAction<{ failed: PurgeState['failed'] }>): PurgeState => ({
      running: null,
      failed: payload.failed,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const { purgeStarted, lotPurged, purgeEnded } = slice.actions;

interface WithPurge {
  readonly purge?: PurgeState;
}

export const selectPurgeRunning = (state: WithPurge): PurgeState['running'] => state.purge?.running ?? null;
export const selectPurgeFailed = (state: WithPurge): PurgeState['failed'] => state.purge?.failed ?? null;
