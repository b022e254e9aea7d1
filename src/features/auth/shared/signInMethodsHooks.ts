import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type attemptSlice from '../model/attemptSlice';
import type challengeSlice from '../model/challengeSlice';
import type cooldownSlice from '../model/cooldownSlice';

/** The selector hook of what comes with the sign-in methods: the state with their slices and those of the sign-in flow. */
export const useSignInMethodsSelector = useAppSelector.withTypes<
  AppState & WithSlice<typeof attemptSlice> & WithSlice<typeof cooldownSlice> & WithSlice<typeof challengeSlice>
>();
