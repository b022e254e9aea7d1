import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../../store/hooks';
import type { AppState } from '../../../../store/rootReducer';
import type templateSlice from '../../model/own/templateSlice';

/** The selector hook of this lazy part: the state with the template. */
export const useOwnPlatformSelector = useAppSelector.withTypes<AppState & WithSlice<typeof templateSlice>>();
