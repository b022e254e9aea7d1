import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type challengeSlice from '../../auth/model/challengeSlice';
import type reauthSlice from '../model/reauthSlice';

/** The state with signing in once more, and with the second step it may ask for. */
export const useReauthSelector = useAppSelector.withTypes<
  AppState & WithSlice<typeof reauthSlice> & WithSlice<typeof challengeSlice>
>();
