import type { Store, WithSlice } from '@reduxjs/toolkit';
import { useAppSelector, useAppStore } from '../../../../store/hooks';
import type { AppState } from '../../../../store/rootReducer';
import type copySlice from '../../model/lots/copySlice';
import type gridSlice from '../../model/view/gridSlice';
import type historySlice from '../../model/history/historySlice';
import type lotsSlice from '../../model/lots/lotsSlice';
import type photosSlice from '../../model/photos/photosSlice';
import type resultsSlice from '../../model/results/resultsSlice';
import type savesSlice from '../../model/saves/savesSlice';
import type templatesSlice from '../../model/templates/templatesSlice';
import type transferSlice from '../../model/transfer/transferSlice';
import type purgeSlice from '../../model/trash/purgeSlice';
import type undoSlice from '../../model/history/undoSlice';
import type unreadableSlice from '../../model/view/unreadableSlice';

type LotsAppState = AppState &
  WithSlice<typeof lotsSlice> &
  WithSlice<typeof photosSlice> &
  WithSlice<typeof savesSlice> &
  WithSlice<typeof undoSlice> &
  WithSlice<typeof historySlice> &
  WithSlice<typeof gridSlice> &
  WithSlice<typeof copySlice> &
  WithSlice<typeof templatesSlice> &
  WithSlice<typeof transferSlice> &
  WithSlice<typeof purgeSlice> &
  WithSlice<typeof resultsSlice> &
  WithSlice<typeof unreadableSlice>;

/** The selector hook of this lazy feature: the state with its own slices. */
export const useLotsSelector = useAppSelector.withTypes<LotsAppState>();

/** For what an event reads of the same state: nothing renders when that changes. */
export const useLotsStore = useAppStore.withTypes<Store<LotsAppState>>();
