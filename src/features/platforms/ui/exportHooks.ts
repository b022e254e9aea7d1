import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState, WithSlices } from '../../../store/rootReducer';
import type { LOT_SLICES } from '../../lots/model/lotSlices';
import type exportSlice from '../model/exportSlice';

/** The selector hook of this lazy feature: the state with its own slice and those of the lots. */
export const useExportSelector = useAppSelector.withTypes<
  AppState & WithSlices<typeof LOT_SLICES> & WithSlice<typeof exportSlice>
>();
