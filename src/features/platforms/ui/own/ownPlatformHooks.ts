import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../../store/hooks';
import type { AppState } from '../../../../store/rootReducer';
import type saleSettingsSlice from '../../../sales/saleSettingsSlice';
import type templateSlice from '../../model/own/templateSlice';

/** The selector hook of this lazy part: the state with the template, and how far the saving is. */
export const useOwnPlatformSelector = useAppSelector.withTypes<
  AppState & WithSlice<typeof templateSlice> & WithSlice<typeof saleSettingsSlice>
>();
