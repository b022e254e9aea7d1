import { APP_SAGAS } from '../sagas/rootSaga';
import type { AppParts } from './createAppStore';
import { needsSession } from './needsSession';
import { CORE_SLICES, createRootReducer } from './rootReducer';

/**
 * Everything of the store that may be replaced while it runs. The store is handed these parts and imports none of them,
 * so that a change to a slice or saga ends at this file when it is hot reloaded, and does not reload the page.
 */
export const APP_PARTS: AppParts = {
  createRootReducer,
  slices: CORE_SLICES,
  sagas: APP_SAGAS,
  needsSession,
};
