import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type bringBackSlice from './bringBackSlice';
import type leavingSlice from './leavingSlice';

/** The selector hook of this lazy feature: the state with its own slices. */
export const useLeavingSelector = useAppSelector.withTypes<
  AppState & WithSlice<typeof leavingSlice> & WithSlice<typeof bringBackSlice>
>();
