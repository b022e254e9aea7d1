import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { removePhotos } from '../operations/lotCommands';
import { resetWithSale } from '../lots/resetWithSale';
import { type ChosenFile, photoRefused, photosRefused } from '../photos/photosSlice';

/** A lot that is photographed in this visit. */
export interface CameraLot {
  /** Made here: the lot itself exists only when its first photo has been taken in. */
  readonly key: string;
  /** Null until the first photo has been taken in. */
  readonly lotId: string | null;
  readonly photoIds: readonly string[];
}

/** A photo that has just been taken. */
export interface Shot {
  readonly file: ChosenFile;
  /** Of the lot that it belongs to. */
  readonly key: string;
  /** With which number a new lot begins, as `12A`; '' for the next one. */
  readonly number: string;
}

interface CameraState {
  /** In the order in which they were begun. */
  readonly lots: readonly CameraLot[];
  /** The lot that gets the next photo; null when that photo begins a new one. */
  readonly current: string | null;
}

const initialState = { lots: [], current: null } as CameraState;

/**
 * Which lot the next photo of the camera goes to. A photo names its lot when it is taken: the person may go on to the next lot
 * while earlier photos are still being taken in.
 */
const slice = createSlice({
  name: 'camera',
  initialState,
  reducers: {
    photoTaken(state, { payload: { file, key } }: PayloadAction<Shot>) {
      const lot = state.lots.find((each) => each.key === key);
      if (lot === undefined) state.lots.push({ key, lotId: null, photoIds: [file.id] });
      else lot.photoIds.push(file.id);
      state.current = key;
    },
    /** The lot of a photo is known, or it turned out to be one that was begun before. */
    cameraLotFound(state, { payload: { key, lotId } }: PayloadAction<{ key: string; lotId: string }>) {
      const [found, before] = [
        state.lots.find((each) => each.key === key),
        state.lots.find((each) => each.key !== key && each.lotId === lotId),
      ];
      if (found === undefined) return;
      found.lotId = lotId;
      if (before === undefined) return;
      // Its number was typed again: two rows for one lot would make its photos hard to find.
      found.photoIds.unshift(...before.photoIds);
      state.lots.splice(state.lots.indexOf(before), 1);
      if (state.current === before.key) state.current = key;
    },
    nextCameraLot(state) {
      state.current = null;
    },
    cameraLotChosen(state, { payload: { key } }: PayloadAction<{ key: string }>) {
      if (state.lots.some((each) => each.key === key)) state.current = key;
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
      .addCase(removePhotos, (state, { payload }) => forget(state, payload.photoIds)),
});

function forget(state: { lots: { photoIds: string[] }[] }, photoIds: readonly string[]): void {
  for (const lot of state.lots) lot.photoIds = lot.photoIds.filter((id) => !photoIds.includes(id));
}

export default slice;
export const { photoTaken, cameraLotFound, nextCameraLot, cameraLotChosen } = slice.actions;

export interface WithCamera {
  readonly camera?: CameraState;
}

const selectCamera = (state: WithCamera): CameraState => state.camera ?? initialState;

export const selectCameraLots = (state: WithCamera): readonly CameraLot[] => selectCamera(state).lots;
/** Null when the next photo begins a new lot. */
export const selectCameraLot: (state: WithCamera) => CameraLot | null = createSelector(
  [selectCamera],
  ({ lots, current }) => lots.find(({ key }) => key === current) ?? null,
);
export const selectLotOfKey = (state: WithCamera, key: string): CameraLot | undefined =>
  selectCamera(state).lots.find((each) => each.key === key);
