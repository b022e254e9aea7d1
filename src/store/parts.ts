import authSlice, { authMachine } from '../features/auth/model/authSlice';
import settingsSlice from '../features/auth/model/settingsSlice';
import languageSlice from '../features/language/languageSlice';
import modulesSlice from '../features/navigation/model/modulesSlice';
import navigationSlice from '../features/navigation/model/navigationSlice';
import notificationsSlice from '../features/notifications/notificationsSlice';
import { APP_SAGAS } from '../sagas/rootSaga';
import type { AppParts } from './createAppStore';
import { createRootReducer } from './rootReducer';
import { sliceCheck } from './unknownEvents';

/**
 * Everything of the store that may be replaced while it runs. The store is handed these parts and imports none of them,
 * so that a change to a slice or saga ends at this file when it is hot reloaded, and does not reload the page.
 */
export const APP_PARTS: AppParts = {
  createRootReducer,
  slices: [settingsSlice, languageSlice, authSlice, navigationSlice, notificationsSlice, modulesSlice],
  sagas: APP_SAGAS,
  // Development only, and not carried along by what people load.
  checks: process.env.NODE_ENV === 'production' ? [] : [sliceCheck('auth', authMachine)],
};
