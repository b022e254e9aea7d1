import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../store/hooks';
import type { AppState } from '../../../store/rootReducer';
import type confirmationSlice from '../model/confirmationSlice';

/** The selector hook of this lazy slice: the state with it. */
export const useConfirmationSelector = useAppSelector.withTypes<AppState & WithSlice<typeof confirmationSlice>>();
