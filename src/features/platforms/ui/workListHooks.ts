import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type workListSlice from '../model/workListSlice';

/** The selector hook of work lists: the state with their own slice. */
export const useWorkListSelector = useAppSelector.withTypes<AppState & WithSlice<typeof workListSlice>>();
