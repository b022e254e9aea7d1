import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type salesSlice from './salesSlice';

/** The selector hook of this lazy feature: the state with its own slice. */
export const useSalesSelector = useAppSelector.withTypes<AppState & WithSlice<typeof salesSlice>>();
