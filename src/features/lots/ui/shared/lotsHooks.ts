import type { Store } from '@reduxjs/toolkit';
import { useAppSelector, useAppStore } from '../../../../store/hooks';
import type { AppState, WithSlices } from '../../../../store/rootReducer';
import type { LOT_SLICES } from '../../model/lotSlices';

type LotsAppState = AppState & WithSlices<typeof LOT_SLICES>;

/** The selector hook of this lazy feature: the state with its own slices. */
export const useLotsSelector = useAppSelector.withTypes<LotsAppState>();

/** For what an event reads of the same state: nothing renders when that changes. */
export const useLotsStore = useAppStore.withTypes<Store<LotsAppState>>();
