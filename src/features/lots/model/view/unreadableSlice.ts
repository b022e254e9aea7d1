import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Unreadable } from '../../../../services/lots/LotsGateway';
import { signedOut } from '../../../auth/model/authSlice';
import { lotsReceived, saleEntered, saleLeft } from '../lots/lotsSlice';
import { photosReceived } from '../photos/photosSlice';

type Kind = 'lots' | 'photos';
type ById = Readonly<Record<string, Unreadable>>;

/** Documents of the open sale that are there and that this build cannot read, by their ids. */
export interface UnreadableState {
  readonly saleId: string | null;
  readonly lots: ById;
  readonly photos: ById;
}

const initialState: UnreadableState = { saleId: null, lots: {}, photos: {} };

interface Found {
  readonly saleId: string;
  readonly kind: Kind;
  readonly documents: readonly Unreadable[];
}

const slice = createSlice({
  name: 'unreadable',
  initialState,
  reducers: {
    documentsUnreadable(state, { payload }: PayloadAction<Found>) {
      if (payload.saleId !== state.saleId) return;
      for (const document of payload.documents) state[payload.kind][document.id] = document;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(saleLeft, () => initialState)
      .addCase(saleEntered, (_state, { payload }) => ({ ...initialState, saleId: payload.saleId }))
      // What became unreadable goes from the screen with `removed`, and is named here right afterwards.
      .addCase(lotsReceived, (state, { payload }) => settled(state, 'lots', payload))
      .addCase(photosReceived, (state, { payload }) => settled(state, 'photos', payload));
  },
});

interface Received {
  readonly saleId: string;
  readonly changed: readonly { readonly id: string }[];
  readonly removed: readonly string[];
}

/** Without what can be read again, or is really gone. */
function settled(state: UnreadableState, kind: Kind, { saleId, changed, removed }: Received): UnreadableState {
  const known = state[kind];
  if (saleId !== state.saleId || Object.keys(known).length === 0) return state;
  const isSettled = new Set([...changed.map(({ id }) => id), ...removed]);
  const left = Object.entries(known).filter(([id]) => !isSettled.has(id));
  return left.length === Object.keys(known).length ? state : { ...state, [kind]: Object.fromEntries(left) };
}

export default slice;
export const { documentsUnreadable } = slice.actions;

interface WithUnreadable {
  readonly unreadable?: UnreadableState;
}

const selectState = (state: WithUnreadable): UnreadableState => state.unreadable ?? initialState;

export const selectIsLotUnreadable = (state: WithUnreadable, lotId: string): boolean =>
  Object.hasOwn(selectState(state).lots, lotId);

/** The numbers of the lots that cannot be read, in their order, and how many lots and photos cannot be read in all. */
export const selectUnreadable = createSelector(
  [(state: WithUnreadable) => selectState(state).lots, (state: WithUnreadable) => selectState(state).photos],
  (lots, photos) => ({
    numbers: Object.values(lots)
      .flatMap(({ number }) => number ?? [])
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    lots: Object.keys(lots).length,
    photos: Object.keys(photos).length,
  }),
);
