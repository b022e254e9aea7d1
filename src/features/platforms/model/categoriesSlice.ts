import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DataCode } from '../../../services/failure';
import { defineMachine } from '../../../shared/machine';
import { follow } from '../../../shared/machineReducers';
import { signedOut } from '../../auth/model/authSlice';

export type CategoriesState =
  | { readonly status: 'idle' }
  | { readonly status: 'working' | 'saved'; readonly platformId: string }
  | { readonly status: 'refused'; readonly platformId: string; readonly code: DataCode };

export const categoriesMachine = defineMachine<CategoriesState>()({
  name: 'categories',
  initial: 'idle',
  on: {
    idle: { namingStarted: 'working' },
    working: { namingDone: 'saved', namingRefused: 'refused' },
    saved: { namingStarted: 'working' },
    refused: { namingStarted: 'working' },
  },
});

/** What a platform calls categories; '' takes a name away. */
export const nameCategories = createAction<{
  saleId: string;
  platformId: string;
  names: Readonly<Record<string, string>>;
}>('categories/nameCategories');

const initialState = { status: 'idle' } as CategoriesState;

const slice = createSlice({
  name: 'categories',
  initialState,
  reducers: follow(categoriesMachine, {
    namingStarted: (_, { payload }: PayloadAction<{ platformId: string }>) => ({ platformId: payload.platformId }),
    namingDone: ({ platformId }) => ({ platformId }),
    namingRefused: ({ platformId }, { payload }: PayloadAction<{ code: DataCode }>) => ({
      platformId,
      code: payload.code,
    }),
  }),
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const { namingStarted, namingDone, namingRefused } = slice.actions;

/** How far the saving of one platform's names is; `idle` for the others. */
export const selectNaming = (
  { categories = initialState }: { readonly categories?: CategoriesState },
  platformId: string,
): CategoriesState =>
  categories.status !== 'idle' && categories.platformId === platformId ? categories : initialState;
