import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DataCode } from '../../../../services/failure';
import type { LotChange } from '../../../../services/lots/LotHistoryGateway';
import { privateForgotten } from '../lots/lotsSlice';
import { resetWithSale } from '../lots/resetWithSale';

/** The history of the one lot that was asked for last. */
export type LotHistoryState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly lotId: string }
  | { readonly status: 'shown'; readonly lotId: string; readonly changes: readonly LotChange[] }
  | { readonly status: 'failed'; readonly lotId: string; readonly code: DataCode };

const initialState = { status: 'idle' } as LotHistoryState;

/** Reads the history of a lot from the server; what was read before of another one is let go. */
export const lotHistoryAsked = createAction<{ lotId: string }>('lotHistory/lotHistoryAsked');

/** An answer counts while it is waited for: what was on its way may be what the person may not read any more. */
const isAwaited = (state: LotHistoryState, lotId: string): boolean =>
  state.status === 'loading' && state.lotId === lotId;

const slice = createSlice({
  name: 'lotHistory',
  initialState,
  reducers: {
    lotHistoryRead: (state, { payload }: PayloadAction<{ lotId: string; changes: readonly LotChange[] }>) =>
      isAwaited(state, payload.lotId) ? { status: 'shown', ...payload } : state,
    lotHistoryFailed: (state, { payload }: PayloadAction<{ lotId: string; code: DataCode }>) =>
      isAwaited(state, payload.lotId) ? { status: 'failed', ...payload } : state,
  },
  extraReducers: (builder) => {
    resetWithSale(builder, initialState)
      .addCase(
        lotHistoryAsked,
        (_state, { payload }) => ({ status: 'loading', lotId: payload.lotId }) as LotHistoryState,
      )
      // Some of it may be what the person may not read any more.
      .addCase(privateForgotten, () => initialState);
  },
});

export default slice;
export const { lotHistoryRead, lotHistoryFailed } = slice.actions;

export const selectLotHistory = (state: { readonly lotHistory?: LotHistoryState }, lotId: string): LotHistoryState => {
  const history = state.lotHistory ?? initialState;
  return history.status !== 'idle' && history.lotId === lotId ? history : initialState;
};
