import { combineSlices } from '@reduxjs/toolkit';
import authSlice from '../features/auth/model/authSlice';
import settingsSlice from '../features/auth/model/settingsSlice';
import languageSlice from '../features/language/languageSlice';
import modulesSlice from '../features/navigation/model/modulesSlice';
import navigationSlice from '../features/navigation/model/navigationSlice';
import notificationsSlice from '../features/notifications/notificationsSlice';

/** The slices that are there from the first moment. A lazy module brings its own with `injectModule`. */
export const createRootReducer = () =>
  combineSlices(settingsSlice, languageSlice, authSlice, navigationSlice, notificationsSlice, modulesSlice);

export type RootReducer = ReturnType<typeof createRootReducer>;
export type AppState = ReturnType<RootReducer>;
