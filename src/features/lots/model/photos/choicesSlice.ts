import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChosenPhoto } from '../../../../services/outbox/PhotoOutbox';
import { signedOut } from '../../../auth/model/authSlice';
import { type ChosenFile, selectStoredPhoto, type WithPhotos } from './photosSlice';

/** Files of one choice that the sale has already; set aside until the person has decided. */
export interface Doubles {
  /** The id of the first of them. */
  readonly id: string;
  readonly saleId: string;
  /** The lot for which they were chosen, or null. */
  readonly lotId: string | null;
  readonly files: readonly ChosenFile[];
}

/** A chosen file that may be a photo. */
export interface KnownFile extends ChosenFile {
  /** SHA-256, hex; '' when it could not be had. */
  readonly source: string;
}

/** Files of one choice whose names say no lot, while lots wait for photos; set aside until the person has decided. */
export interface Unplaced {
  /** The id of the first of them. */
  readonly id: string;
  readonly saleId: string;
  readonly files: readonly KnownFile[];
  /** The person wants to decide later. */
  readonly later: boolean;
}

/** Where such photos go: into lots of their own, into the lots without a photo, so many each, or nowhere. */
export type Place = { readonly to: 'newLots' | 'nowhere' } | { readonly to: 'lots'; readonly perLot: number };

/** A file that was chosen in an earlier visit, and whose bytes this device never had. */
export type MissedPhoto = Omit<ChosenPhoto, 'uid' | 'refusal'>;

export interface ChoicesState {
  /** Files that were chosen and are being looked at: no lot shows them yet. */
  readonly looking: number;
  readonly doubles: readonly Doubles[];
  readonly unplaced: readonly Unplaced[];
  readonly missed: readonly MissedPhoto[];
}

const initialState: ChoicesState = { looking: 0, doubles: [], unplaced: [], missed: [] };

/** Photos between the choice and their lots: what is looked at, what is here twice, and what never came. */
const slice = createSlice({
  name: 'choices',
  initialState,
  reducers: {
    lookBegan(state, { payload }: PayloadAction<{ files: number }>) {
      state.looking += payload.files;
    },
    lookEnded(state, { payload }: PayloadAction<{ files: number }>) {
      // The session may have ended in the middle of it.
      state.looking = Math.max(0, state.looking - payload.files);
    },
    doublesFound(state, { payload }: PayloadAction<Doubles>) {
      state.doubles.push({ ...payload, files: [...payload.files] });
    },
    /** `wanted`: they shall come all the same. */
    doublesAnswered(state, { payload }: PayloadAction<{ doubles: Doubles; wanted: boolean }>) {
      state.doubles = state.doubles.filter(({ id }) => id !== payload.doubles.id);
    },
    unplacedFound(state, { payload }: PayloadAction<Omit<Unplaced, 'later'>>) {
      state.unplaced.push({ ...payload, files: [...payload.files], later: false });
    },
    /** The question is put off, or asked again. */
    placeAsked(state, { payload: { id, later } }: PayloadAction<{ id: string; later: boolean }>) {
      for (const each of state.unplaced) if (each.id === id) each.later = later;
    },
    placeChosen(state, { payload }: PayloadAction<{ unplaced: Unplaced; place: Place }>) {
      state.unplaced = state.unplaced.filter(({ id }) => id !== payload.unplaced.id);
    },
    /** All that the device has noted: another page may have brought or given up some of those known before. */
    photosMissed(state, { payload }: PayloadAction<{ photos: readonly MissedPhoto[] }>) {
      state.missed = [...payload.photos];
    },
    /** They are chosen again, or given up. */
    missedForgotten(state, { payload }: PayloadAction<{ ids: readonly string[] }>) {
      state.missed = state.missed.filter(({ id }) => !payload.ids.includes(id));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export default slice;
export const {
  lookBegan,
  lookEnded,
  doublesFound,
  doublesAnswered,
  unplacedFound,
  placeAsked,
  placeChosen,
  photosMissed,
  missedForgotten,
} = slice.actions;

interface WithChoices extends WithPhotos {
  readonly choices?: ChoicesState;
}

const selectState = (state: WithChoices): ChoicesState => state.choices ?? initialState;

/** How many chosen files are being looked at: leaving the page now would lose them. */
export const selectLooking = (state: WithChoices): number => selectState(state).looking;

/** What of the sale's choices is here already. */
export const selectDoubles = createSelector(
  [selectState, (_state: WithChoices, saleId: string) => saleId],
  ({ doubles }, saleId) => doubles.filter((each) => each.saleId === saleId),
);

/** What of the sale's choices waits for the person to say where it goes. */
export const selectUnplaced = createSelector(
  [selectState, (_state: WithChoices, saleId: string) => saleId],
  ({ unplaced }, saleId) => unplaced.filter((each) => each.saleId === saleId),
);

/** How many photos of any sale that are: leaving the page now would lose them. */
export const selectUnplacedCount = (state: WithChoices): number =>
  selectState(state).unplaced.reduce((sum, { files }) => sum + files.length, 0);

/** Whether photos of any sale are known to be missed. */
export const selectAnyMissed = (state: WithChoices): boolean => selectState(state).missed.length > 0;

/** What was chosen for the sale and is neither on this device nor with the server. */
export const selectMissed = createSelector(
  [selectState, (state: WithChoices) => state.photos, (_state: WithChoices, saleId: string) => saleId],
  ({ missed }, photos, saleId) =>
    missed.filter(
      (each) =>
        each.saleId === saleId && selectStoredPhoto(photos === undefined ? {} : { photos }, each.id) === undefined,
    ),
);
