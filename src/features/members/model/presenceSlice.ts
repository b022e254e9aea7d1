import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Presence } from '../../../services/presence/PresenceGateway';
import { signedOut } from '../../auth/model/authSlice';
import { membersEntered, membersLeft } from './membersSlice';

type Present = Readonly<Record<string, Presence>>;

export interface PresenceState {
  /** By uid, those who have gone without a word too. */
  readonly present: Present;
}

/** A person without a sign for so long, in ms, is not here any more. */
const STALE_MS = 90_000;

const initialState: PresenceState = { present: {} };

const slice = createSlice({
  name: 'presence',
  initialState,
  reducers: {
    presenceReceived: (_state, { payload }: PayloadAction<{ present: Present }>): PresenceState => ({
      present: payload.present,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(membersEntered, () => initialState)
      .addCase(membersLeft, () => initialState)
      .addCase(signedOut, () => initialState);
  },
});

export default slice;
export const { presenceReceived } = slice.actions;

interface WithPresence {
  readonly presence?: PresenceState;
}

/**
 * Who is here now, by uid. What the time is at the server, the newest of all words tells: one's own page says one every
 * 30 s, so that no clock of a device takes part and going through time shows what was seen then.
 */
const selectHere = createSelector(
  [({ presence = initialState }: WithPresence) => presence.present],
  (present): readonly (readonly [uid: string, presence: Presence])[] => {
    const now = Math.max(...Object.values(present).map(({ at }) => at));
    return Object.entries(present).filter(([, { at }]) => now - at <= STALE_MS);
  },
);

const uids = (here: ReturnType<typeof selectHere>): readonly string[] => here.map(([uid]) => uid).sort();

/** Everybody who is in the sale now, in an order that does not change with what they do. */
export const selectUidsHere = createSelector([selectHere], uids);

/** By lot: who has it in the editor. */
export const selectUidsByLot = createSelector([selectHere], (here): ReadonlyMap<string, readonly string[]> => {
  const byLot = new Map<string, readonly string[]>();
  for (const [uid, { lotId }] of here) if (lotId !== null) byLot.set(lotId, [...(byLot.get(lotId) ?? []), uid]);
  return byLot;
});
