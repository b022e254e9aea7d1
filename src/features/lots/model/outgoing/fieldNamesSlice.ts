import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PlatformSale } from '../../../../domain/platforms/platformLot';
import { resetWithSale } from '../lots/resetWithSale';

interface FieldNamesState {
  /** How fields are called in what goes out of the open sale; null until its language is there. */
  readonly names: PlatformSale['fieldNames'] | null;
}

const initialState = { names: null } as FieldNamesState;

const slice = createSlice({
  name: 'fieldNames',
  initialState,
  reducers: {
    fieldNamesKnown: (_state, { payload }: PayloadAction<{ names: PlatformSale['fieldNames'] }>): FieldNamesState =>
      payload,
  },
  extraReducers: (builder) => resetWithSale(builder, initialState),
});

export default slice;
export const { fieldNamesKnown } = slice.actions;

export const selectFieldNames = (state: { readonly fieldNames?: FieldNamesState }): PlatformSale['fieldNames'] | null =>
  (state.fieldNames ?? initialState).names;
