import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lotsReceived } from './lotsSlice';
import { resetWithSale } from './resetWithSale';

export interface CopyState {
  /** The open sale is shown as this device had it then, in ms since the epoch; null once the server has answered. */
  readonly savedAt: number | null;
}

const initialState: CopyState = { savedAt: null };

const slice = createSlice({
  name: 'copy',
  initialState,
  reducers: {
    copyShown: (_state, { payload }: PayloadAction<{ savedAt: number }>) => ({ savedAt: payload.savedAt }),
  },
  extraReducers: (builder) => {
    resetWithSale(builder, initialState).addCase(lotsReceived, (state, { payload }) =>
      payload.fromServer ? initialState : state,
    );
  },
});

export default slice;
export const { copyShown } = slice.actions;

interface WithCopy {
  readonly copy?: CopyState;
}

export const selectCopySavedAt = (state: WithCopy): number | null => state.copy?.savedAt ?? null;
