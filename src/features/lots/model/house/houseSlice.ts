import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type HouseWords, NO_WORDS } from '../../../../domain/lots/houseWords';
import { resetWithSale } from '../lots/resetWithSale';

interface HouseState {
  /** What the person's other sales say, as far as this device remembers them, the most used first. */
  readonly others: HouseWords;
}

const initialState: HouseState = { others: NO_WORDS };

const slice = createSlice({
  name: 'house',
  initialState: initialState as HouseState,
  reducers: {
    otherWordsRead: (_state, { payload }: PayloadAction<{ words: HouseWords }>): HouseState => ({
      others: payload.words,
    }),
  },
  extraReducers: (builder) => resetWithSale(builder, initialState),
});

export default slice;
export const { otherWordsRead } = slice.actions;

export const selectOtherWords = (state: { readonly house?: HouseState }): HouseWords =>
  (state.house ?? initialState).others;
