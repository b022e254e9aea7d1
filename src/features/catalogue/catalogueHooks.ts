import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type publicationSlice from './publicationSlice';

/** The selector hook of the settings of a sale: the state with the slice of its publication. */
export const usePublicationSelector = useAppSelector.withTypes<AppState & WithSlice<typeof publicationSlice>>();
