import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExtraField } from '../../../../domain/lots/extras';
import type { ExtraColumn } from '../../../../domain/platforms/profiles/saleExtras';
import { resetWithSale } from '../lots/resetWithSale';

interface ExtrasState {
  /** What lots of the open sale can say besides their fields. */
  readonly columns: readonly ExtraColumn[];
}

const initialState = { columns: [] } as ExtrasState;

const slice = createSlice({
  name: 'extras',
  initialState,
  reducers: {
    extrasKnown: (_state, { payload }: PayloadAction<{ columns: readonly ExtraColumn[] }>): ExtrasState => payload,
  },
  extraReducers: (builder) => resetWithSale(builder, initialState),
});

export default slice;
export const { extrasKnown } = slice.actions;

export interface WithExtras {
  readonly extras?: ExtrasState;
}

export const selectExtraColumns = (state: WithExtras): readonly ExtraColumn[] => (state.extras ?? initialState).columns;

/** The fields of lots behind these columns, in their order. */
export const selectExtraFields = createSelector([selectExtraColumns], (columns): readonly ExtraField[] =>
  columns.map(({ field }) => field),
);

export type ExtrasByField = Readonly<Partial<Record<ExtraField, ExtraColumn>>>;

export const selectExtrasByField = createSelector([selectExtraColumns], (columns): ExtrasByField =>
  Object.fromEntries(columns.map((column) => [column.field, column])),
);
