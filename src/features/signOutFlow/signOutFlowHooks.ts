import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type importWorkSlice from './importWorkSlice';
import type signOutFlowSlice from './signOutFlowSlice';

/** The selector hook of this lazy feature: the state with its own slices. */
export const useSignOutFlowSelector = useAppSelector.withTypes<
  AppState & WithSlice<typeof signOutFlowSlice> & WithSlice<typeof importWorkSlice>
>();
