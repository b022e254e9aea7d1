import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LotNumber } from '../../../../domain/numbering/lotNumber';
import type { AheadNumber } from '../../../../domain/numbering/nextNumber';
import type { Operation } from '../../../../services/lots/LotsGateway';
import type { HeldNumber, NumberClaim } from '../../../../services/numbers/NumbersGateway';
import { signedOut } from '../../../auth/model/authSlice';
import { lotsReceived, saleEntered, saleLeft, selectLotIds } from '../lots/lotsSlice';
import { saveSent, sendDelayed } from '../saves/savesSlice';

/** What is known of who holds the numbers of the open sale. */
export interface ClaimsState {
  readonly saleId: string | null;
  /** The last that was heard of the lots came from the server itself; null until something is heard. */
  readonly isTold: boolean | null;
  /** The server owes an answer for longer than it ever takes. */
  readonly isSilent: boolean;
  /** What people took along on all devices, as the server told last. */
  readonly reserved: readonly NumberClaim[];
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

const initialState: ClaimsState = {
  saleId: null,
  isTold: null,
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
    reservedReceived: (state, { payload }: OfSale<{ claims: readonly NumberClaim[] }>): ClaimsState =>
      payload.saleId === state.saleId ? { ...state, reserved: payload.claims } : state,
    blockChanged: (state, { payload }: OfSale<{ block: readonly AheadNumber[] }>): ClaimsState =>
      payload.saleId === state.saleId ? { ...state, block: payload.block } : state,
    serverSilent: (state): ClaimsState => ({ ...state, isSilent: true }),
    serverAnswered: (state): ClaimsState => ({ ...state, isSilent: false }),
    numbersPanelToggled: (state): ClaimsState => ({ ...state, isPanelOpen: !state.isPanelOpen }),
    takingOpened: (state): ClaimsState => ({ ...state, taking: { kind: 'open', problem: null } }),
    takingStarted: (state): ClaimsState => ({ ...state, taking: { kind: 'working' } }),
    takingClosed: (state): ClaimsState => ({ ...state, taking: { kind: 'closed' } }),
    takingFailed: (state, { payload }: PayloadAction<{ problem: TakingProblem }>): ClaimsState =>
      // Who has closed the dialog meanwhile does not see it come back.
      state.taking.kind === 'closed' ? state : { ...state, taking: { kind: 'open', problem: payload.problem } },
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
      .addCase(saveSent, (state) => (state.isSilent ? { ...state, isSilent: false } : state));
  },
});

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

/** The numbers that were taken along on other devices, as the ids of their claims. */
export const selectHeldByOthers = createSelector(
  [(state: WithClaims) => selectClaims(state).reserved, selectBlock],
  (reserved, block): ReadonlySet<string> => {
    const mine = new Set(block.map(({ lotId }) => lotId));
    return new Set(reserved.filter(({ lotId }) => !mine.has(lotId)).map(({ number }) => number));
  },
);

/** What was taken along for lots that are not there yet, as far as this page knows. */
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
