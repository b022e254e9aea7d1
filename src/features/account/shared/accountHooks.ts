import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type accountSlice from '../model/accountSlice';
import type enrolmentSlice from '../model/enrolmentSlice';
import type phoneSlice from '../model/phoneSlice';
import type reauthSlice from '../model/reauthSlice';

/** The selector hook of this lazy feature: the state with its own slices. */
export const useAccountSelector = useAppSelector.withTypes<
  AppState &
    WithSlice<typeof accountSlice> &
    WithSlice<typeof enrolmentSlice> &
    WithSlice<typeof phoneSlice> &
    WithSlice<typeof reauthSlice>
>();
