import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type DescribeQueue, FIRST_QUEUE, platformOfQueue } from '../../../../domain/lots/describeQueue';
import { defineMachine } from '../../../../shared/machine';
import { follow } from '../../../../shared/machineReducers';
import { signedOut } from '../../../auth/model/authSlice';
import { saleEntered } from '../lots/lotsSlice';

/** A lot that got its last missing words or prices today, by this person on this device. */
export interface DescribedLot {
  readonly saleId: string;
  readonly lotId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What was described on one day, in its order. `day`: by the clock of the device. */
export interface DescribedDay {
  readonly day: string;
  readonly lots: readonly DescribedLot[];
}

export interface DescribeState {
  /**
   * `away`: another view is shown. `looking`: the view waits for the lots, to begin at the first that needs something.
   * `finished`: a next lot was wanted, and no other lot needs anything.
   */
  readonly status: 'away' | 'looking' | 'describing' | 'finished';
  readonly lotId: string | null;
  /** What makes a lot the next one. */
  readonly queue: DescribeQueue;
  /** The lots that one went on from, the last one last: the way back. */
  readonly trail: readonly string[];
  readonly today: DescribedDay;
}

/** No way back is longer. */
const LONGEST_TRAIL = 200;
/** More lots than anybody describes in a day. */
const MOST_TODAY = 1_000;

export const describeMachine = defineMachine<DescribeState>()({
  name: 'Describing lots',
  initial: 'away',
  on: {
    away: { describeEntered: 'looking' },
    looking: { lotTaken: 'describing', nothingLeft: 'finished', queueChosen: 'looking', describeLeft: 'away' },
    describing: {
      lotTaken: 'describing',
      wentOn: 'describing',
      wentBack: 'describing',
      nothingLeft: 'finished',
      queueChosen: 'describing',
      describeLeft: 'away',
    },
    finished: {
      lotTaken: 'describing',
      wentOn: 'describing',
      wentBack: 'describing',
      nothingLeft: 'finished',
      queueChosen: 'looking',
      describeLeft: 'away',
    },
  },
});

const NO_DAY: DescribedDay = { day: '', lots: [] };
const initialState: DescribeState = {
  status: 'away',
  lotId: null,
  queue: FIRST_QUEUE,
  trail: [],
  today: NO_DAY,
};

/** To the next lot that needs something. */
export const nextAsked = createAction('describe/nextAsked');
/** To the lot that one came from, else to the one before it. */
export const backAsked = createAction('describe/backAsked');

const slice = createSlice({
  name: 'describe',
  initialState: initialState as DescribeState,
  reducers: {
    ...follow(describeMachine, {
      describeEntered: (state) => ({ ...state, status: 'looking', lotId: null, trail: [] }),
      lotTaken: (state, { payload }: PayloadAction<{ lotId: string }>) => ({
        ...state,
        status: 'describing',
        lotId: payload.lotId,
      }),
      /** The next lot is about to be shown in the place of this one. */
      wentOn: (state, { payload }: PayloadAction<{ from: string }>) => ({
        ...state,
        status: 'describing',
        trail: [...state.trail, payload.from].slice(-LONGEST_TRAIL),
      }),
      wentBack: (state) => ({ ...state, status: 'describing', trail: state.trail.slice(0, -1) }),
      nothingLeft: (state) => ({ ...state, status: 'finished' }),
      queueChosen: (state, { payload }: PayloadAction<{ queue: DescribeQueue }>) => ({
        ...state,
        status: state.status === 'finished' ? 'looking' : state.status,
        queue: payload.queue,
      }),
      describeLeft: (state) => ({ ...state, status: 'away', lotId: null, trail: [] }),
    }),
    /** As this person left it on this device. */
    describingRestored: (state, { payload }: PayloadAction<Pick<DescribeState, 'queue' | 'today'>>): DescribeState => ({
      ...state,
      ...payload,
    }),
    /** A lot has all its words and prices by the edit of this person. Another day begins with it. */
    lotDescribed: (
      state,
      { payload: { day, ...lot } }: PayloadAction<DescribedLot & { readonly day: string }>,
    ): DescribeState => {
      const before = state.today.day === day ? state.today.lots : [];
      const isKnown = before.some(({ saleId, lotId }) => saleId === lot.saleId && lotId === lot.lotId);
      const lots = isKnown ? before : [...before, lot].slice(-MOST_TODAY);
      return { ...state, today: { day, lots } };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      // Platforms are of a sale.
      .addCase(saleEntered, (state): DescribeState => ({
        ...state,
        trail: [],
        queue: platformOfQueue(state.queue) === null ? state.queue : FIRST_QUEUE,
      }));
  },
});

export default slice;
export const {
  describeEntered,
  lotTaken,
  wentOn,
  wentBack,
  nothingLeft,
  queueChosen,
  describeLeft,
  describingRestored,
  lotDescribed,
} = slice.actions;

export interface WithDescribe {
  readonly describe?: DescribeState;
}

export const selectDescribe = (state: WithDescribe): DescribeState => state.describe ?? initialState;
