import { createAction, createSelector, createSlice, isAnyOf, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { Photo, PhotoRefusal } from '../../domain/photo';
import type { FileCode } from '../../services/failure';
import { allEntities, emptyBuckets, readEntity, writeEntity } from '../../shared/buckets';
import { knows, type Machine } from '../../shared/machine';
import { signedOut } from '../auth/authSlice';
import { operationsForeseen, saleEntered, saleLeft } from './lotsSlice';
import { arrange, foresee, NO_PHOTOS, place, receive, release, showStored, type ShownPhotos } from './photoForesight';
import { operationMade, operationRestored, operationsMade, saveDiscarded, saveSent } from './savesSlice';
import { photoMachine, type PhotoEvent, type PhotoStatus } from './photoMachine';

export type UploadFailure = FileCode | 'stalled';

/** A chosen file on its way to a stored photo. The file itself stays outside the store, under the same id. */
export interface IntakePhoto {
  readonly id: string;
  readonly lotId: string;
  readonly saleId: string;
  readonly fileName: string;
  readonly order: string;
  /** The lot had no photo before it: it becomes the cover. */
  readonly first: boolean;
  readonly status: PhotoStatus;
  /** The three sizes exist: where resuming and retrying begin. */
  readonly ready: boolean;
  /** The device's own database has it with its bytes. Only then may the screen say so. */
  readonly kept: boolean;
  /** 0 to 1 of the bytes of all three sizes. */
  readonly progress: number;
  readonly refusal: PhotoRefusal | null;
  readonly failure: UploadFailure | null;
}

/** A file as the person chose it; its content waits in `pictures` under `id`. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly lastModified: number;
}

export type RefusedFile = { readonly id: string; readonly fileName: string; readonly refusal: PhotoRefusal };

export interface PhotosState extends ShownPhotos {
  readonly intake: Record<string, IntakePhoto>;
}

const initialState: PhotosState = { ...NO_PHOTOS, intake: {} };

export const addPhotos = createAction<{ files: readonly ChosenFile[]; lotId: string | null }>('photos/addPhotos');
export const pausePhotos = createAction('photos/pausePhotos');
export const resumePhotos = createAction('photos/resumePhotos');
export const pausePhoto = createAction<{ id: string }>('photos/pausePhoto');
export const resumePhoto = createAction<{ id: string }>('photos/resumePhoto');
export const retryPhoto = createAction<{ id: string }>('photos/retryPhoto');
/** A photo that was restored with all its sizes shall be uploaded: it was copied from elsewhere, not chosen. */
export const photoHandedOver = createAction<{ id: string }>('photos/photoHandedOver');
/** Hands the file of a photo to the person, whose document the server did not take. */
export const savePhotoFile = createAction<{ photo: Pick<Photo, 'id' | 'path'> }>('photos/savePhotoFile');
/** Gives up a photo that the server did not take. */
export const discardPhoto = createAction<{ id: string }>('photos/discardPhoto');

type PhotosDraft = Draft<PhotosState>;

function move(state: PhotosDraft, id: string, event: PhotoEvent, change: Partial<IntakePhoto>): void {
  const photo = state.intake[id];
  const machine: Machine<PhotoStatus, PhotoEvent> = photoMachine;
  if (photo !== undefined && knows(machine, photo.status, event)) state.intake[id] = { ...photo, ...change };
}

const slice = createSlice({
  name: 'photos',
  initialState,
  reducers: {
    photosCaptured(
      state,
      {
        payload,
      }: PayloadAction<{
        saleId: string;
        photos: readonly Pick<IntakePhoto, 'id' | 'lotId' | 'fileName' | 'order' | 'first'>[];
      }>,
    ) {
      for (const photo of payload.photos) {
        state.intake[photo.id] = {
          ...photo,
          saleId: payload.saleId,
          status: 'captured',
          ready: false,
          kept: false,
          progress: 0,
          refusal: null,
          failure: null,
        };
        place(state, photo.lotId, photo.id);
      }
      for (const lotId of new Set(payload.photos.map((photo) => photo.lotId))) arrange(state, lotId);
    },
    /** Found on this device with their bytes: chosen earlier, not known to be with the server. */
    photosRestored(
      state,
      { payload }: PayloadAction<{ photos: readonly Omit<IntakePhoto, 'status' | 'kept' | 'progress' | 'refusal'>[] }>,
    ) {
      const fresh = payload.photos.filter((photo) => state.intake[photo.id] === undefined);
      for (const photo of fresh) {
        const open = photo.ready ? 'prepared' : 'captured';
        const status = photo.failure === null ? open : 'failed';
        state.intake[photo.id] = { ...photo, status, kept: true, progress: 0, refusal: null };
        place(state, photo.lotId, photo.id);
      }
      for (const lotId of new Set(fresh.map((photo) => photo.lotId))) arrange(state, lotId);
    },
    photoKept(state, { payload }: PayloadAction<{ id: string }>) {
      const photo = state.intake[payload.id];
      if (photo !== undefined) photo.kept = true;
    },
    photoDiscarded(state, { payload }: PayloadAction<{ id: string }>) {
      const photo = state.intake[payload.id];
      if (photo === undefined || !knows(photoMachine, photo.status, 'discarded')) return;
      delete state.intake[payload.id];
      arrange(state, photo.lotId);
    },
    /** Files that are no photos, seen at once: they come to no lot. */
    photosRefused(state, { payload }: PayloadAction<{ saleId: string; photos: readonly RefusedFile[] }>) {
      const nowhere = { lotId: '', order: '', first: false, ready: false, kept: false, progress: 0, failure: null };
      for (const photo of payload.photos) {
        state.intake[photo.id] = { ...nowhere, ...photo, saleId: payload.saleId, status: 'refused' };
      }
    },
    photoPrepared(state, { payload }: PayloadAction<{ id: string }>) {
      const photo = state.intake[payload.id];
      const status = photo?.status === 'paused' ? 'paused' : 'prepared';
      move(state, payload.id, 'prepared', { status, ready: true });
    },
    photoRefused(state, { payload }: PayloadAction<{ id: string; refusal: PhotoRefusal }>) {
      move(state, payload.id, 'refused', { status: 'refused', refusal: payload.refusal });
      const photo = state.intake[payload.id];
      if (photo?.status !== 'refused') return;
      const ids: readonly string[] = readEntity(state.byLot, photo.lotId) ?? [];
      writeEntity<readonly string[]>(
        state.byLot,
        photo.lotId,
        ids.filter((id) => id !== photo.id),
      );
    },
    photoUploadStarted(state, { payload }: PayloadAction<{ id: string }>) {
      move(state, payload.id, 'uploadStarted', { status: 'uploading', failure: null });
    },
    photoProgressed(state, { payload }: PayloadAction<{ id: string; progress: number }>) {
      move(state, payload.id, 'progressed', { progress: payload.progress });
    },
    photoPaused(state, { payload }: PayloadAction<{ id: string }>) {
      move(state, payload.id, 'paused', { status: 'paused' });
    },
    photoResumed(state, { payload }: PayloadAction<{ id: string }>) {
      const ready = state.intake[payload.id]?.ready === true;
      move(state, payload.id, 'resumed', { status: ready ? 'prepared' : 'captured' });
    },
    photoFailed(state, { payload }: PayloadAction<{ id: string; failure: UploadFailure }>) {
      move(state, payload.id, 'failed', { status: 'failed', failure: payload.failure });
    },
    photoRetried(state, { payload }: PayloadAction<{ id: string }>) {
      const ready = state.intake[payload.id]?.ready === true;
      move(state, payload.id, 'retried', { status: ready ? 'prepared' : 'captured', failure: null, progress: 0 });
    },
    /** Its files are on the server; its document is on the way as a save. */
    photoStored(state, { payload }: PayloadAction<{ photo: Photo }>) {
      const { photo } = payload;
      move(state, photo.id, 'stored', { status: 'stored', progress: 1 });
      if (state.intake[photo.id]?.status !== 'stored') return;
      showStored(state, photo);
    },
    photosReceived(
      state,
      { payload }: PayloadAction<{ saleId: string; changed: readonly Photo[]; removed: readonly string[] }>,
    ) {
      receive(state, payload.changed, payload.removed);
    },
    refusalsDismissed(state) {
      for (const photo of Object.values(state.intake)) if (photo.status === 'refused') delete state.intake[photo.id];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      // Uploads go on when another sale is opened; what the server told of the sale left behind does not stay.
      .addCase(saleEntered, (state, { payload }) => keepIntake(state, payload.saleId))
      .addCase(saleLeft, (state) => keepIntake(state, null))
      // Photos whose files the server has and whose documents this device still has to send.
      .addCase(operationsForeseen, (state, { payload }) => payload.operations.forEach((each) => foresee(state, each)))
      .addCase(operationsMade, (state, { payload }) => payload.operations.forEach((each) => foresee(state, each)))
      .addCase(saveSent, (state, { payload }) =>
        release(state, payload.operation, payload.known === true ? 'known' : 'sent'),
      )
      .addCase(saveDiscarded, (state, { payload: { operation } }) => {
        if (operation.kind === 'addPhoto') delete state.intake[operation.photo.id];
        release(state, operation, 'discarded');
      })
      .addMatcher(isAnyOf(operationMade, operationRestored), (state, { payload }) => foresee(state, payload.operation));
  },
});

function keepIntake(state: PhotosState, saleId: string | null): PhotosState {
  const intake = Object.fromEntries(
    Object.entries(state.intake).filter(([, photo]) => photo.status !== 'stored' && photo.status !== 'refused'),
  );
  const kept: PhotosDraft = { stored: emptyBuckets(), byLot: emptyBuckets(), unsent: {}, presence: {}, intake };
  const here = Object.values(intake).filter((photo) => photo.saleId === saleId);
  for (const photo of here) place(kept, photo.lotId, photo.id);
  for (const lotId of new Set(here.map((photo) => photo.lotId))) arrange(kept, lotId);
  return kept;
}

export default slice;
export const {
  photosCaptured,
  photosRestored,
  photoKept,
  photoDiscarded,
  photoPrepared,
  photoRefused,
  photosRefused,
  photoUploadStarted,
  photoProgressed,
  photoPaused,
  photoResumed,
  photoFailed,
  photoRetried,
  photoStored,
  photosReceived,
  refusalsDismissed,
} = slice.actions;

export interface WithPhotos {
  readonly photos?: PhotosState;
}

const NONE: readonly string[] = [];
const selectState = (state: WithPhotos): PhotosState => state.photos ?? initialState;
const selectIntake = (state: WithPhotos): PhotosState['intake'] => selectState(state).intake;

export const selectPhotoIdsOfLot = (state: WithPhotos, lotId: string): readonly string[] =>
  readEntity(selectState(state).byLot, lotId) ?? NONE;
export const selectStoredPhoto = (state: WithPhotos, id: string): Photo | undefined =>
  readEntity(selectState(state).stored, id);
export const selectStoredPhotoIds = (state: WithPhotos): readonly string[] =>
  allEntities(selectState(state).stored).map(({ id }) => id);
export const selectIntakePhoto = (state: WithPhotos, id: string): IntakePhoto | undefined => selectIntake(state)[id];

export const selectIntakePhotos = createSelector([selectIntake], (intake) => Object.values(intake));
