import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type importSlice from '../model/importSlice';

/** The selector hook of this lazy feature: the state with its own slice. */
export const useImportSelector = useAppSelector.withTypes<AppState & WithSlice<typeof importSlice>>();
