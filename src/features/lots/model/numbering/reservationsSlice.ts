import { createAction, createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { LotNumber } from '../../../../domain/numbering/lotNumber';
import type { AheadNumber } from '../../../../domain/numbering/nextNumber';
import type { Operation } from '../../../../domain/operations/operations';
import type { HeldNumber, NumberReservation } from '../../../../services/numbers/NumbersGateway';
import { signedOut } from '../../../auth/model/authSlice';
import { lotsReceived, saleEntered, saleLeft, selectLotIds } from '../lots/lotsSlice';
import type { LotsUpdate } from '../lots/lotsState';
import { isSameList } from '../saves/saveSummaries';
import { saveConflicted, saveRefused, saveSent, sendDelayed } from '../saves/savesSlice';

/**
 * What the last event about the lots says of the server. `memory`: lots have come from this device or from the database's
 * memory, and the server has not answered for the whole list yet; it may do so in this very moment. `silence`: it does not
 * answer, or no more.
 */
type LastEvent = 'nothing' | 'memory' | 'server' | 'silence';

/** What is known of who holds the numbers of the open sale. */
export interface ReservationsState {
  readonly saleId: string | null;
  readonly lastEvent: LastEvent;
  /** The server owes an answer for longer than it ever takes. */
  readonly isSilent: boolean;
  /** What people took along on all devices, as the server sent it last. */
  readonly reserved: readonly NumberReservation[];
  /** What this person took along on this device, smallest first. */
  readonly block: readonly AheadNumber[];
  readonly isPanelOpen: boolean;
  readonly taking: Taking;
}

/** Why numbers could not be taken along. */
export type TakingProblem = 'offline' | 'notKept' | 'notAnswered' | 'noneFree';

/** The dialog in which a person takes numbers along. */
export type Taking =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly problem: TakingProblem | null }
  | { readonly kind: 'working' };

const initialState: ReservationsState = {
  saleId: null,
  lastEvent: 'nothing',
  isSilent: false,
  reserved: [],
  block: [],
  isPanelOpen: false,
  taking: { kind: 'closed' },
};

/** Takes the first free numbers of the open sale from `from` on along, on this device. */
export const takeNumbersAlong = createAction<{ from: number; count: number }>('claims/takeNumbersAlong');
/** Gives back what was taken along on this device for the open sale. */
export const giveRangeBack = createAction('claims/giveRangeBack');
/** Frees numbers of the open sale that somebody took along on another device. */
export const releaseNumbers = createAction<{ numbers: readonly HeldNumber[] }>('claims/releaseNumbers');

/** A number that was asked for is somebody else's. */
export interface LostNumber {
  readonly operation: Operation;
  readonly wanted: LotNumber;
  /** What the lot has in its place; null: it keeps what it had. */
  readonly got: LotNumber | null;
}
export const numberLost = createAction<LostNumber>('claims/numberLost');

/** A lot that was made without a number has one now. */
export const numberCame = createAction<{ saleId: string; number: LotNumber }>('claims/numberCame');

type OfSale<More> = PayloadAction<{ saleId: string } & More>;

const slice = createSlice({
  name: 'claims',
  initialState,
  reducers: {
    reservedReceived: (state, { payload }: OfSale<{ claims: readonly NumberReservation[] }>): ReservationsState =>
      payload.saleId === state.saleId ? { ...state, reserved: payload.claims } : state,
    blockChanged: (state, { payload }: OfSale<{ block: readonly AheadNumber[] }>): ReservationsState =>
      payload.saleId === state.saleId ? { ...state, block: payload.block } : state,
    serverSilent: (state): ReservationsState => ({ ...state, isSilent: true }),
    serverAnswered: (state): ReservationsState => ({ ...state, isSilent: false }),
    numbersPanelToggled: (state): ReservationsState => ({ ...state, isPanelOpen: !state.isPanelOpen }),
    takingOpened: (state): ReservationsState => ({ ...state, taking: { kind: 'open', problem: null } }),
    takingStarted: (state): ReservationsState => ({ ...state, taking: { kind: 'working' } }),
    takingClosed: (state): ReservationsState => ({ ...state, taking: { kind: 'closed' } }),
    takingFailed: (state, { payload }: PayloadAction<{ problem: TakingProblem }>): ReservationsState =>
      // Who has closed the dialog meanwhile does not see it come back.
      state.taking.kind === 'closed' ? state : { ...state, taking: { kind: 'open', problem: payload.problem } },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(saleLeft, () => initialState)
      .addCase(saleEntered, (_state, { payload }) => ({ ...initialState, saleId: payload.saleId }))
      .addCase(lotsReceived, (state, { payload }) => {
        const lastEvent = eventAfter(state.lastEvent, payload);
        if (payload.saleId !== state.saleId || lastEvent === state.lastEvent) return state;
        return { ...state, lastEvent, isSilent: state.isSilent && lastEvent !== 'server' };
      })
      .addCase(sendDelayed, (state, { payload }) =>
        payload.code === 'unavailable' || payload.code === 'deadline-exceeded' ? { ...state, isSilent: true } : state,
      )
      // Whatever the server says, it is there.
      .addMatcher(isAnyOf(saveSent, saveRefused, saveConflicted), (state) =>
        state.isSilent ? { ...state, isSilent: false } : state,
      );
  },
});

function eventAfter(before: LastEvent, { fromServer, changed }: LotsUpdate): LastEvent {
  if (fromServer) return 'server';
  // Lots from memory come before the first answer, and a word without any when the server does not answer.
  return changed.length > 0 && (before === 'nothing' || before === 'memory') ? 'memory' : 'silence';
}

export default slice;
export const {
  reservedReceived,
  blockChanged,
  serverSilent,
  serverAnswered,
  numbersPanelToggled,
  takingOpened,
  takingStarted,
  takingClosed,
  takingFailed,
} = slice.actions;

interface WithReservations {
  readonly claims?: ReservationsState;
}

export const selectReservations = (state: WithReservations): ReservationsState => state.claims ?? initialState;
export const selectBlock = (state: WithReservations): ReservationsState['block'] => selectReservations(state).block;

/** False while this page gets no events, or only events from its own memory. */
export const selectIsServerReached = (state: WithReservations): boolean => {
  const { lastEvent, isSilent } = selectReservations(state);
  // In the first moments of a sale the server is taken to be there: its silence shows after seconds.
  return (lastEvent === 'nothing' || lastEvent === 'server') && !isSilent;
};

/** True only once the server was waited for in vain. */
export const selectIsServerSilent = (state: WithReservations): boolean => {
  const { lastEvent, isSilent } = selectReservations(state);
  return lastEvent === 'silence' || isSilent;
};

/** The numbers that were taken along on other devices, as the ids of their claims. */
export const selectHeldByOthers = createSelector(
  [(state: WithReservations) => selectReservations(state).reserved, selectBlock],
  (reserved, block): ReadonlySet<string> => {
    const mine = new Set(block.map(({ lotId }) => lotId));
    return new Set(reserved.filter(({ lotId }) => !mine.has(lotId)).map(({ number }) => number));
  },
);

/** What was taken along for lots that are not there yet, as far as this page knows. */
export const selectAhead = createSelector(
  [(state: WithReservations) => selectReservations(state).reserved, selectLotIds],
  (reserved, lotIds): readonly NumberReservation[] => {
    if (reserved.length === 0) return reserved;
    const present = new Set(lotIds);
    return reserved.filter(({ lotId }) => !present.has(lotId));
  },
  { memoizeOptions: { resultEqualityCheck: isSameList } },
);
