import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type accountSlice from './accountSlice';
import type enrolmentSlice from './enrolmentSlice';
import type phoneSlice from './phoneSlice';
import type reauthSlice from './reauthSlice';

/** The selector hook of this lazy feature: the state with its own slices. */
export const useAccountSelector = useAppSelector.withTypes<
  AppState &
    WithSlice<typeof accountSlice> &
    WithSlice<typeof enrolmentSlice> &
    WithSlice<typeof phoneSlice> &
    WithSlice<typeof reauthSlice>
>();
