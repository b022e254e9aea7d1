import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type attemptSlice from '../model/attemptSlice';
import type cooldownSlice from '../model/cooldownSlice';

/** The selector hook of the pages on which one enters: the state with the slices that come with them. */
export const useSignInFlowSelector = useAppSelector.withTypes<
  AppState & WithSlice<typeof attemptSlice> & WithSlice<typeof cooldownSlice>
>();
