import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AppState } from './rootReducer';

/**
 * The only importer of the raw hooks. A lazy feature adds its slice's type to the selector hook:
 * `useAppSelector.withTypes<AppState & WithSlice<typeof salesSlice>>()`.
 */
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();
