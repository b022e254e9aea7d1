import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { resetWithSale } from '../lots/resetWithSale';
import type { EnteredResults } from '../operations/lotCommands';

export interface ResultsState {
  /** Results that were entered before the day of the sale, until the person says whether they are meant. */
  readonly held: EnteredResults | null;
  /** The person has said so in this visit of the sale, and is not asked again. */
  readonly mayBeEarly: boolean;
}

const initialState: ResultsState = { held: null, mayBeEarly: false };

const slice = createSlice({
  name: 'results',
  initialState,
  reducers: {
    /** An act on many lots comes in parts: they are one question. */
    resultsHeld: (state, { payload }: PayloadAction<EnteredResults>): ResultsState => ({
      ...state,
      held: { ...payload, results: [...(state.held?.results ?? []), ...payload.results] },
    }),
    earlyResultsMeant: (_state, _action: PayloadAction<EnteredResults>): ResultsState => ({
      held: null,
      mayBeEarly: true,
    }),
    earlyResultsDropped: (state): ResultsState => ({ ...state, held: null }),
  },
  extraReducers: (builder) => {
    resetWithSale(builder, initialState);
  },
});

export default slice;
export const { resultsHeld, earlyResultsMeant, earlyResultsDropped } = slice.actions;

interface WithResults {
  readonly results?: ResultsState;
}

export const selectHeldResults = (state: WithResults): EnteredResults | null => state.results?.held ?? null;
export const selectMayBeEarly = (state: WithResults): boolean => state.results?.mayBeEarly ?? false;
