import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type mailedActionSlice from './mailedActionSlice';
import type mailRequestSlice from './mailRequestSlice';

/** The selector hook of this lazy feature: the state with its own slices. */
export const useIdentitySelector = useAppSelector.withTypes<
  AppState & WithSlice<typeof mailedActionSlice> & WithSlice<typeof mailRequestSlice>
>();
