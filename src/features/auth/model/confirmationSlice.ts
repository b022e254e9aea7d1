import { createSlice } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';

export interface ConfirmationState {
  /** The service of identity did not answer at start: somebody is signed in by what the browser has kept. */
  readonly isAwaited: boolean;
}

const initialState: ConfirmationState = { isAwaited: false };

/** Whether the service has confirmed the present session. */
const confirmationSlice = createSlice({
  name: 'confirmation',
  initialState,
  reducers: {
    confirmationMissed: (): ConfirmationState => ({ isAwaited: true }),
    confirmed: (): ConfirmationState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, (state): ConfirmationState => (state.isAwaited ? initialState : state));
  },
  selectors: {
    selectIsConfirmationAwaited: (state) => state.isAwaited,
  },
});

export const { confirmationMissed, confirmed } = confirmationSlice.actions;
export const { selectIsConfirmationAwaited } = confirmationSlice.selectors;

export default confirmationSlice;
