import { createAction, createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Lot } from '../../../../domain/lots/lot';
import type { NumberChange } from '../../../../domain/numbering/numbering';
import type { Operation } from '../../../../domain/operations/operations';
import { createSteadyList } from '../../../../shared/buckets/bucketFacts';
import { signedOut } from '../../../auth/model/authSlice';
import { saleEntered, saleLeft, selectLotBuckets, selectLotIds } from '../lots/lotsSlice';
import { operationMade, operationsMade, saveDiscarded, saveSent, selectNeedsAttention } from '../saves/savesSlice';

/** What a person sees of numbers and places besides the lots themselves. */
export type NumberingDialog =
  | { readonly kind: 'closed' }
  /** `lotIds`: the chosen lots; null: nobody chose, all lots are meant. */
  | { readonly kind: 'numbers'; readonly lotIds: readonly string[] | null }
  | { readonly kind: 'place'; readonly lotIds: readonly string[] };

/** A plan on its way: its operations have the group. */
export interface NumberingRun {
  readonly group: string;
  readonly changes: readonly NumberChange[];
  /** How many operations it became. */
  readonly made: number;
  /** How many of them the server has answered, or the person has given up. */
  readonly settled: number;
}

/** What came of a plan. Ids of lots. */
export interface NumberingReport {
  readonly numbered: number;
  /** Somebody else had the number first: these lots have another one, or the one they had. */
  readonly taken: readonly string[];
  /** The server refused them; they wait under "Needs attention". */
  readonly refused: readonly string[];
}

export interface NumberingState {
  readonly dialog: NumberingDialog;
  readonly run: NumberingRun | null;
  readonly report: NumberingReport | null;
}

const initialState: NumberingState = { dialog: { kind: 'closed' }, run: null, report: null };

/** Gives lots the numbers of a plan, all in one act. */
export const numberLots = createAction<{ changes: readonly NumberChange[] }>('numbering/numberLots');

const slice = createSlice({
  name: 'numbering',
  initialState,
  reducers: {
    numberingOpened(state, { payload }: PayloadAction<{ lotIds: readonly string[] | null }>) {
      state.dialog = { kind: 'numbers', lotIds: payload.lotIds === null ? null : [...payload.lotIds] };
      // What came of the last plan was read by now; what is still on its way is shown again.
      state.report = null;
    },
    placeDialogOpened(state, { payload }: PayloadAction<{ lotIds: readonly string[] }>) {
      state.dialog = { kind: 'place', lotIds: [...payload.lotIds] };
    },
    numberingClosed(state) {
      state.dialog = { kind: 'closed' };
    },
    numberingStarted(state, { payload }: PayloadAction<{ group: string; changes: readonly NumberChange[] }>) {
      state.run = { group: payload.group, changes: [...payload.changes], made: 0, settled: 0 };
      state.report = null;
    },
    numberingFinished(state, { payload }: PayloadAction<{ group: string; report: NumberingReport }>) {
      if (state.run?.group !== payload.group) return;
      state.run = null;
      const { numbered, taken, refused } = payload.report;
      state.report = { numbered, taken: [...taken], refused: [...refused] };
    },
    /** Back to the choices, after a report. */
    numberingAgain(state) {
      state.report = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(operationMade, ({ run }, { payload }) => {
        if (run !== null) run.made += countOf([payload.operation], run.group);
      })
      .addCase(operationsMade, ({ run }, { payload }) => {
        if (run !== null) run.made += countOf(payload.operations, run.group);
      })
      .addMatcher(isAnyOf(signedOut, saleEntered, saleLeft), () => initialState)
      .addMatcher(isAnyOf(saveSent, saveDiscarded), ({ run }, { payload }) => {
        if (run !== null) run.settled += countOf([payload.operation], run.group);
      });
  },
});

export default slice;
export const {
  numberingOpened,
  placeDialogOpened,
  numberingClosed,
  numberingStarted,
  numberingFinished,
  numberingAgain,
} = slice.actions;

function countOf(operations: readonly Operation[], group: string): number {
  return operations.filter((operation) => operation.group === group).length;
}

interface WithNumbering {
  readonly numbering?: NumberingState;
}

const selectState = (state: WithNumbering): NumberingState => state.numbering ?? initialState;

export const selectNumberingDialog = (state: WithNumbering): NumberingDialog => selectState(state).dialog;
export const selectNumberingRun = (state: WithNumbering): NumberingRun | null => selectState(state).run;
export const selectNumberingReport = (state: WithNumbering): NumberingReport | null => selectState(state).report;

/** The lots of the plan on its way whose change the server refused. */
export const selectRefusedOfRun = createSelector(
  [selectNeedsAttention, selectNumberingRun],
  (records, run): readonly string[] =>
    run === null ? [] : records.flatMap(({ operation }) => (operation.group === run.group ? [operation.lotId] : [])),
);

type LotsSelector<Shown> = (state: Parameters<typeof selectLotIds>[0]) => readonly Shown[];

export type NumberedShownLot = Pick<Lot, 'id' | 'number' | 'suffix' | 'category' | 'status' | 'deletedAt' | 'order'>;

/**
 * The lots in sale order, the same list as before while nothing changed that numbers depend on: what looks at all of
 * them is not done again for each word that somebody types.
 */
export const selectLotsForNumbers: LotsSelector<NumberedShownLot> = createSelector(
  [selectLotBuckets, selectLotIds],
  createSteadyList<Lot>(
    (lot, before) =>
      isOtherNumber(lot, before) ||
      lot.category !== before.category ||
      lot.status !== before.status ||
      lot.order !== before.order,
  ),
);

/** The same with only what says which numbers there are: the list stays while categories and states change. */
export const selectNumbersHeld: LotsSelector<Pick<Lot, 'id' | 'number' | 'suffix' | 'deletedAt' | 'mark'>> =
  createSelector([selectLotBuckets, selectLotIds], createSteadyList<Lot>(isOtherNumber));

function isOtherNumber(lot: Lot, before: Lot): boolean {
  return (
    lot.number !== before.number ||
    lot.suffix !== before.suffix ||
    lot.deletedAt !== before.deletedAt ||
    lot.mark !== before.mark
  );
}
