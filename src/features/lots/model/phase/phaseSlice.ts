import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { resetWithSale } from '../lots/resetWithSale';

/**
 * How far the open sale is with its results. `early`: they can be entered, but its day is to come. `over`: they stay as
 * they are.
 */
export type ResultsPhase = 'none' | 'early' | 'due' | 'over';

interface PhaseState {
  readonly results: ResultsPhase;
}

/** Leads to where results are entered one after the other. `opens`: there is no room for a table. */
export const resultsAsked = createAction<{ readonly opens: boolean }>('phase/resultsAsked');

const initialState = { results: 'none' } as PhaseState;

const slice = createSlice({
  name: 'phase',
  initialState,
  reducers: {
    phaseKnown: (_state, { payload }: PayloadAction<PhaseState>): PhaseState => payload,
  },
  extraReducers: (builder) => resetWithSale(builder, initialState),
});

export default slice;
export const { phaseKnown } = slice.actions;

export interface WithPhase {
  readonly phase?: PhaseState;
}

export const selectResultsPhase = (state: WithPhase): ResultsPhase => (state.phase ?? initialState).results;

/** Whether people look for results in the open sale. */
export const selectHasResults = (state: WithPhase): boolean => selectResultsPhase(state) !== 'none';
