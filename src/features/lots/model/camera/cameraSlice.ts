import { createSelector, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { removePhotos } from '../operations/lotCommands';
import { resetWithSale } from '../lots/resetWithSale';
import { type ChosenFile, photoRefused, photosRefused, selectHasPhoto, type WithPhotos } from '../photos/photosSlice';

/** A lot that is photographed in this visit. */
export interface CameraLot {
  /** Made here: the lot itself exists only when its first photo has been taken in. */
  readonly key: string;
  /** Keys under which the same lot was begun before: photos of theirs may still be on their way. */
  readonly also: readonly string[];
  /** Null until the first photo has been taken in. */
  readonly lotId: string | null;
  /** With which number it was begun, as it was typed. */
  readonly number: string;
  readonly photoIds: readonly string[];
  /** Those of them that the person has removed. Undo may have brought them back to the lot. */
  readonly removed: readonly string[];
}

/** A photo that has just been taken. */
export interface Shot {
  readonly file: ChosenFile;
  /** The sale in which it was taken. */
  readonly saleId: string;
  /** Of the lot that it belongs to. */
  readonly key: string;
  /** With which number a new lot begins, as `12A`; '' for the next one, and for a lot that is begun already. */
  readonly number: string;
}

interface CameraState {
  /** In the order in which they were begun. */
  readonly lots: readonly CameraLot[];
  /** The lot that gets the next photo; null when that photo begins a new one. */
  readonly current: string | null;
  /** What is typed as the number of the lot to come. */
  readonly number: string;
  /** The photo that is looked at in place of what the camera sees. */
  readonly looked: string | null;
}

const initialState = { lots: [], current: null, number: '', looked: null } as CameraState;

const hasKey = (key: string) => (lot: CameraLot) => lot.key === key || lot.also.includes(key);

/**
 * Which lot the next photo of the camera goes to. A photo names its lot when it is taken: the person may go on to the next lot
 * while earlier photos are still being taken in.
 */
const slice = createSlice({
  name: 'camera',
  initialState,
  reducers: {
    numberTyped(state, { payload }: PayloadAction<{ number: string }>) {
      state.number = payload.number;
    },
    photoTaken(state, { payload: { file, key, number } }: PayloadAction<Shot>) {
      const lot = state.lots.find(hasKey(key));
      state.looked = null;
      state.current = lot?.key ?? key;
      if (lot !== undefined) return void lot.photoIds.push(file.id);
      state.lots.push({ key, also: [], lotId: null, number, photoIds: [file.id], removed: [] });
      state.number = '';
    },
    /** The lot of a photo is known, or it turned out to be one that was begun before. */
    cameraLotFound(state, { payload: { key, lotId } }: PayloadAction<{ key: string; lotId: string }>) {
      const found = state.lots.find(hasKey(key));
      if (found === undefined) return;
      const before = state.lots.find((each) => each !== found && each.lotId === lotId);
      found.lotId = lotId;
      if (before === undefined) return;
      // Its number was typed again: two rows for one lot would make its photos hard to find.
      found.photoIds.unshift(...before.photoIds);
      found.removed.push(...before.removed);
      found.also.push(before.key, ...before.also);
      state.lots.splice(state.lots.indexOf(before), 1);
      if (state.current === before.key) state.current = found.key;
    },
    nextCameraLot(state) {
      state.current = null;
      state.looked = null;
    },
    cameraLotChosen(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      if (state.lots.some((each) => each.key === key)) state.current = key;
      state.looked = null;
    },
    /** Shows a photo large; the same one again shows the camera. */
    photoLookedAt(state, { payload: { photoId } }: PayloadAction<{ photoId: string }>) {
      state.looked = state.looked === photoId ? null : photoId;
    },
  },
  extraReducers: (builder) =>
    resetWithSale(builder, initialState)
      // What cannot be used belongs to no lot.
      .addCase(photoRefused, (state, { payload }) => forget(state, [payload.id]))
      .addCase(photosRefused, (state, { payload }) =>
        forget(
          state,
          payload.photos.map(({ id }) => id),
        ),
      )
      .addCase(removePhotos, (state, { payload }) => forget(state, payload.photoIds, true)),
});

/**
 * A lot that never came to be leaves its number to the next photo. `mayComeBack`: one that exists keeps in mind what it had, for
 * undo brings a photo back.
 */
function forget(state: Draft<CameraState>, photoIds: readonly string[], mayComeBack = false): void {
  for (const lot of state.lots) {
    const isGone = (id: string): boolean => photoIds.includes(id);
    if (mayComeBack && lot.lotId !== null) lot.removed.push(...lot.photoIds.filter(isGone));
    else lot.photoIds = lot.photoIds.filter((id) => !isGone(id));
  }
  const never = state.lots.filter((lot) => lot.lotId === null && lot.photoIds.length === 0);
  for (const { key, number } of never) {
    if (state.current === key) state.current = null;
    if (state.number === '') state.number = number;
  }
  state.lots = state.lots.filter((lot) => !never.includes(lot));
  if (state.looked !== null && photoIds.includes(state.looked)) state.looked = null;
}

export default slice;
export const { numberTyped, photoTaken, cameraLotFound, nextCameraLot, cameraLotChosen, photoLookedAt } = slice.actions;

export interface WithCamera {
  readonly camera?: CameraState;
}

const selectCamera = (state: WithCamera): CameraState => state.camera ?? initialState;

/** Each with the photos that it has or is about to get: those that were removed only when they have been brought back. */
export const selectCameraLots: (state: WithCamera & WithPhotos) => readonly CameraLot[] = createSelector(
  [selectCamera, selectHasPhoto],
  ({ lots }, hasPhoto) =>
    lots.map((lot) => {
      const isGone = (id: string): boolean => lot.removed.includes(id) && !hasPhoto(lot.lotId, id);
      return lot.photoIds.some(isGone) ? { ...lot, photoIds: lot.photoIds.filter((id) => !isGone(id)) } : lot;
    }),
);
/** Null when the next photo begins a new lot. */
export const selectCameraLot: (state: WithCamera & WithPhotos) => CameraLot | null = createSelector(
  [selectCameraLots, (state: WithCamera) => selectCamera(state).current],
  (lots, current) => lots.find(({ key }) => key === current) ?? null,
);
export const selectLotOfKey = (state: WithCamera, key: string): CameraLot | undefined =>
  selectCamera(state).lots.find(hasKey(key));
/** A photo that was removed before it was taken in is not. */
export const selectIsShotWanted = (state: WithCamera, key: string, photoId: string): boolean => {
  const lot = selectLotOfKey(state, key);
  return lot?.photoIds.includes(photoId) === true && !lot.removed.includes(photoId);
};
export const selectTypedNumber = (state: WithCamera): string => selectCamera(state).number;
export const selectLookedPhoto = (state: WithCamera): string | null => selectCamera(state).looked;
