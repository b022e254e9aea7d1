import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type catalogueSlice from './catalogueSlice';

/** The selector hook of the public catalogue: the state with its slice. */
export const useCatalogueSelector = useAppSelector.withTypes<AppState & WithSlice<typeof catalogueSlice>>();
