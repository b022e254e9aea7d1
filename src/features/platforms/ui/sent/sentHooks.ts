import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../../store/hooks';
import type { AppState } from '../../../../store/rootReducer';
import type exportSlice from '../../model/exportSlice';
import type sentSlice from '../../model/sent/sentSlice';

/** The selector hook of what was sent: the state with the slices of exports. */
export const useSentSelector = useAppSelector.withTypes<
  AppState & WithSlice<typeof exportSlice> & WithSlice<typeof sentSlice>
>();
