import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type updatesSlice from './updatesSlice';

/** The selector hook of this lazy feature: the state with its own slice. */
export const useUpdatesSelector = useAppSelector.withTypes<AppState & WithSlice<typeof updatesSlice>>();
