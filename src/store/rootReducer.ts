import { combineSlices, type Slice } from '@reduxjs/toolkit';
import authSlice from '../features/auth/model/authSlice';
import settingsSlice from '../features/auth/model/settingsSlice';
import languageSlice from '../features/language/languageSlice';
import modulesSlice from '../features/navigation/model/modulesSlice';
import navigationSlice from '../features/navigation/model/navigationSlice';
import notificationsSlice from '../features/notifications/notificationsSlice';

/** The slices that are there from the first moment. A lazy module brings its own with `injectModule`. */
export const CORE_SLICES = [
  settingsSlice,
  languageSlice,
  authSlice,
  navigationSlice,
  notificationsSlice,
  modulesSlice,
] as const;

export const createRootReducer = () => combineSlices(...CORE_SLICES);

export type RootReducer = ReturnType<typeof createRootReducer>;
export type AppState = ReturnType<RootReducer>;

/** What several slices add to the state together: `WithSlices<typeof LOT_SLICES>`. */
export type WithSlices<Slices extends readonly Slice[]> = {
  readonly [Each in Slices[number] as Each['reducerPath']]: ReturnType<Each['getInitialState']>;
};
