import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Dispatch, Store, UnknownAction } from '@reduxjs/toolkit';
import type { AppState } from './rootReducer';

/**
 * The only importer of the raw hooks. A lazy feature adds its slice's type to the selector hook:
 * `useAppSelector.withTypes<AppState & WithSlice<typeof salesSlice>>()`.
 */
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();
/** For what an event reads: nothing renders when that changes. */
export const useAppStore = useStore.withTypes<Store<AppState>>();
