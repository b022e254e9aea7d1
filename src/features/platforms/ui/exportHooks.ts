import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type categoriesSlice from '../model/categoriesSlice';
import type exportSlice from '../model/exportSlice';

/** The selector hook of this lazy feature: the state with its own slice. */
export const useExportSelector = useAppSelector.withTypes<
  AppState & WithSlice<typeof exportSlice> & WithSlice<typeof categoriesSlice>
>();
