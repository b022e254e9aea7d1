import type { Store, WithSlice } from '@reduxjs/toolkit';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { AppState } from '../../store/rootReducer';
import type copySlice from './copySlice';
import type gridSlice from './gridSlice';
import type historySlice from './history/historySlice';
import type lotsSlice from './lotsSlice';
import type photosSlice from './photosSlice';
import type resultsSlice from './results/resultsSlice';
import type savesSlice from './savesSlice';
import type templatesSlice from './templates/templatesSlice';
import type transferSlice from './transfer/transferSlice';
import type purgeSlice from './trash/purgeSlice';
import type undoSlice from './undoSlice';
import type unreadableSlice from './unreadableSlice';

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
