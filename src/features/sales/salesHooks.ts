import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type saleSettingsSlice from './saleSettingsSlice';
import type salesSlice from './salesSlice';

type SalesState = AppState & WithSlice<typeof salesSlice>;

/** The selector hook of this lazy feature: the state with its own slice. */
export const useSalesSelector = useAppSelector.withTypes<SalesState>();

/** The same on the page of a sale's settings, which has a slice more. */
export const useSaleSettingsSelector = useAppSelector.withTypes<SalesState & WithSlice<typeof saleSettingsSlice>>();
