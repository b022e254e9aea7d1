import type { WithSlice } from '@reduxjs/toolkit';
import { useAppSelector } from '../../../../store/hooks';
import type { AppState } from '../../../../store/rootReducer';
import type lotsSlice from '../../model/lots/lotsSlice';
import type savesSlice from '../../model/saves/savesSlice';
import type reservationsSlice from '../../model/numbering/reservationsSlice';
import type numberingSlice from '../../model/numbering/numberingSlice';

/** The selector hook of numbers and places: the state with the slices they look at. */
export const useNumberingSelector = useAppSelector.withTypes<
  AppState &
    WithSlice<typeof lotsSlice> &
    WithSlice<typeof savesSlice> &
    WithSlice<typeof numberingSlice> &
    WithSlice<typeof reservationsSlice>
>();
