import { createAction, createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { LotNumber } from '../../../domain/lotNumber';
import type { AheadNumber } from '../../../domain/nextNumber';
import type { Operation } from '../../../services/lots/LotsGateway';
import type { HeldNumber, NumberClaim } from '../../../services/numbers/NumbersGateway';
import { signedOut } from '../../auth/authSlice';
import { lotsReceived, saleEntered, saleLeft, selectLotIds } from '../lotsSlice';
import { operationMade, operationsIn, operationsMade, saveSent, sendDelayed } from '../savesSlice';

/** What is known of who holds the numbers of the open sale. */
export interface ClaimsState {
  readonly saleId: string | null;
  /** In this visit the person has made or numbered lots: from then on this device holds numbers ahead. */
  readonly hasWorked: boolean;
  /** The last that was heard of the lots came from the server itself; null until something is heard. */
  readonly isTold: boolean | null;
  /** The server owes an answer for longer than it ever takes. */
  readonly isSilent: boolean;
  /** What all devices hold ahead, as the server told last. */
  readonly reserved: readonly NumberClaim[];
  /** What this device holds ahead for this person, smallest first. */
  readonly block: readonly AheadNumber[];
  /** Numbers are being held ahead in this moment: claims of single ones wait for that. */
  readonly isReserving: boolean;
  /** Those, as the ids of their claims: the server may tell of them before this device knows that it has them. */
  readonly reserving: readonly string[];
  readonly isPanelOpen: boolean;
  /** All claims, as they were when the panel asked for them; null while it waits for that, or could not have it. */
  readonly claims: readonly NumberClaim[] | null;
}

const initialState: ClaimsState = {
  saleId: null,
  hasWorked: false,
  isTold: null,
  isSilent: false,
  reserved: [],
  block: [],
  isReserving: false,
  reserving: [],
  isPanelOpen: false,
  claims: null,
};

/** Gives numbers of the open sale back that no lot has. */
export const releaseNumbers = createAction<{ numbers: readonly HeldNumber[] }>('claims/releaseNumbers');

/** A number that was asked for is somebody else's. */
export interface LostNumber {
  readonly operation: Operation;
  readonly wanted: LotNumber;
  /** What the lot has in its place; null: it keeps what it had. */
  readonly got: LotNumber | null;
}
export const numberLost = createAction<LostNumber>('claims/numberLost');

type OfSale<More> = PayloadAction<{ saleId: string } & More>;

const slice = createSlice({
  name: 'claims',
  initialState,
  reducers: {
    reservedReceived: (state, { payload }: OfSale<{ claims: readonly NumberClaim[] }>): ClaimsState =>
      payload.saleId === state.saleId ? { ...state, reserved: payload.claims } : state,
    blockChanged: (state, { payload }: OfSale<{ block: readonly AheadNumber[] }>): ClaimsState =>
      payload.saleId === state.saleId ? { ...state, block: payload.block } : state,
    reservingStarted: (state, { payload }: OfSale<object>): ClaimsState =>
      payload.saleId === state.saleId ? { ...state, isReserving: true } : state,
    numbersAskedFor: (state, { payload }: OfSale<{ numbers: readonly string[] }>): ClaimsState =>
      payload.saleId === state.saleId ? { ...state, reserving: payload.numbers } : state,
    reservingEnded: (state): ClaimsState => ({ ...state, isReserving: false, reserving: [] }),
    serverSilent: (state): ClaimsState => ({ ...state, isSilent: true }),
    serverAnswered: (state): ClaimsState => ({ ...state, isSilent: false }),
    numbersPanelToggled: (state): ClaimsState => ({ ...state, isPanelOpen: !state.isPanelOpen, claims: null }),
    claimsListed: (state, { payload }: OfSale<{ claims: readonly NumberClaim[] }>): ClaimsState =>
      payload.saleId === state.saleId ? { ...state, claims: payload.claims } : state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(saleLeft, () => initialState)
      .addCase(saleEntered, (_state, { payload }) => ({ ...initialState, saleId: payload.saleId }))
      .addCase(lotsReceived, (state, { payload }) =>
        payload.saleId === state.saleId && payload.fromServer !== state.isTold
          ? { ...state, isTold: payload.fromServer }
          : state,
      )
      .addCase(sendDelayed, (state, { payload }) =>
        payload.code === 'unavailable' || payload.code === 'deadline-exceeded' ? { ...state, isSilent: true } : state,
      )
      .addCase(saveSent, (state) => (state.isSilent ? { ...state, isSilent: false } : state))
      .addMatcher(isAnyOf(operationMade, operationsMade), (state, { payload }) => {
        const hasWorked = operationsIn(payload).some((each) => each.saleId === state.saleId && isWork(each));
        return hasWorked && !state.hasWorked ? { ...state, hasWorked } : state;
      });
  },
});

/** What makes it likely that more lots are made here. */
function isWork({ kind }: Operation): boolean {
  return kind === 'createLot' || kind === 'setNumber' || kind === 'restoreLot' || kind === 'addPhoto';
}

export default slice;
export const {
  reservedReceived,
  blockChanged,
  reservingStarted,
  numbersAskedFor,
  reservingEnded,
  serverSilent,
  serverAnswered,
  numbersPanelToggled,
  claimsListed,
} = slice.actions;

interface WithClaims {
  readonly claims?: ClaimsState;
}

export const selectClaims = (state: WithClaims): ClaimsState => state.claims ?? initialState;
export const selectBlock = (state: WithClaims): ClaimsState['block'] => selectClaims(state).block;

/** False while this page does not hear from the server, or hears nothing but its own memory. */
export const selectIsServerHeard = (state: WithClaims): boolean => {
  const { isTold, isSilent } = selectClaims(state);
  // In the first moments of a sale the server is taken to be there: its silence shows after seconds.
  return isTold !== false && !isSilent;
};

/** The numbers that other devices hold ahead, as the ids of their claims. */
export const selectHeldByOthers = createSelector(
  [
    (state: WithClaims) => selectClaims(state).reserved,
    selectBlock,
    (state: WithClaims) => selectClaims(state).reserving,
  ],
  (reserved, block, reserving): ReadonlySet<string> => {
    const mine = new Set(block.map(({ lotId }) => lotId));
    const coming = new Set(reserving);
    return new Set(
      reserved.filter(({ lotId, number }) => !mine.has(lotId) && !coming.has(number)).map(({ number }) => number),
    );
  },
);

/** What devices hold ahead for lots that are not there yet, as far as this page knows. */
export const selectAhead = createSelector(
  [(state: WithClaims) => selectClaims(state).reserved, selectLotIds],
  (reserved, lotIds): readonly NumberClaim[] => {
    if (reserved.length === 0) return reserved;
    const present = new Set(lotIds);
    return reserved.filter(({ lotId }) => !present.has(lotId));
  },
  { memoizeOptions: { resultEqualityCheck: isSameList } },
);

function isSameList(before: readonly NumberClaim[], now: readonly NumberClaim[]): boolean {
  return before.length === now.length && before.every((claim, place) => claim === now[place]);
}
