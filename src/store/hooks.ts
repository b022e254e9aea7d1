import { type UseDispatch, useDispatch, type UseSelector, useSelector, useStore } from 'react-redux';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AppState } from './rootReducer';

/**
 * The only importer of the raw hooks. A lazy feature adds its slice's type to the selector hook:
 * `useAppSelector.withTypes<AppState & WithSlice<typeof salesSlice>>()`.
 */
export const useAppSelector: UseSelector<AppState> = useSelector;
export const useAppDispatch: UseDispatch<Dispatch<UnknownAction>> = useDispatch;
/** For what an event reads: nothing renders when that changes. Typed by the feature that reads, with its slices. */
export const useAppStore = useStore;
