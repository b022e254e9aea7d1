import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Location } from '../../../services/history/HistoryGateway';

export type NavigationState = Location;

const initialState: NavigationState = { path: '/', search: '', hash: '' };

/** Where the person is, as state: pages follow it, so going through time moves the pages and not the browser. */
const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    /** The browser is at this place now. */
    locationChanged: (_state, { payload }: PayloadAction<Location>): NavigationState => payload,
  },
  selectors: {
    selectPlace: (state) => state,
    selectPath: (state) => state.path,
    /** The query with its question mark, or ''. */
    selectSearch: (state) => state.search,
    /** The fragment with its hash sign, or ''. */
    selectHash: (state) => state.hash,
    /** All that follows the path: a page of the same kind is opened with it. */
    selectAfterPath: (state) => state.search + state.hash,
  },
});

export const { locationChanged } = navigationSlice.actions;
export const { selectPlace, selectPath, selectSearch, selectHash, selectAfterPath } = navigationSlice.selectors;

/** Command: go to a path of this origin (`/sales/1?view=grid#top`). `replace` leaves no entry to go back to. */
export const navigate = createAction('navigation/navigate', (to: string, options?: { readonly replace?: boolean }) => ({
  payload: { to, replace: options?.replace ?? false },
}));

export default navigationSlice;
