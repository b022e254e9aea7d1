import { createSlice } from '@reduxjs/toolkit';
import type { SignInMethod } from '../../../services/auth/signInMethods';

/** What the operator of this site has set; the same for as long as the page lives. */
export interface SettingsState {
  /** The ways to sign in that are offered, in their order on the page. */
  readonly methods: readonly SignInMethod[];
}

const settingsSlice = createSlice({
  name: 'settings',
  initialState: { methods: ['password'] } as SettingsState,
  reducers: {},
  selectors: { selectSignInMethods: (state) => state.methods },
});

export const { selectSignInMethods } = settingsSlice.selectors;
export default settingsSlice;
