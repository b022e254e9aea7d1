import { createAction, createSlice } from '@reduxjs/toolkit';

export interface UpdatesState {
  /** A newer build of the application waits for the person. */
  readonly isReady: boolean;
}

const initialState: UpdatesState = { isReady: false };

/** Reloads the page with the newer build, once everything is kept. */
export const applyUpdate = createAction('updates/applyUpdate');

const slice = createSlice({
  name: 'updates',
  initialState,
  reducers: {
    updateFound: () => ({ isReady: true }),
  },
});

export default slice;
export const { updateFound } = slice.actions;

export const selectIsUpdateReady = (state: { readonly updates?: UpdatesState }): boolean =>
  state.updates?.isReady ?? initialState.isReady;
