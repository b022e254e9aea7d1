import { createAction, createSelector, createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { Photo, PhotoRefusal } from '../../../../domain/photos/photo';
import type { Operation } from '../../../../domain/operations/operations';
import { addedPhoto } from '../../../../domain/operations/entitiesOf';
import { allEntities, readEntity, writeEntity } from '../../../../shared/buckets';
import { knows, nextStatus } from '../../../../shared/machine';
import type { Choice } from '../../../../shared/machineReducers';
import { signedOut } from '../../../auth/model/authSlice';
import { operationsApplied, saleEntered, saleLeft } from '../lots/lotsSlice';
import { type IntakePhoto, type ShownPhoto, shownOf, UNTOUCHED, type UploadFailure } from './intakePhoto';
import { type AllPhotos, arrange, NO_PHOTOS, place, acknowledge, showStored } from './optimisticPhotos';
import { photoMachine, type PhotoEvent } from './photoMachine';
import { receive } from './mergeServerPhotos';
import { operationMade, operationRestored, operationsMade, saveDiscarded, saveSent } from '../saves/savesSlice';
import { keepIntake, show, showKept, takeIn } from './waitingPhotos';

/** A file as the person chose it; its content waits in `pictures` under `id`. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly lastModified: number;
}

export type RefusedFile = { readonly id: string; readonly fileName: string; readonly refusal: PhotoRefusal };

/** A photo that this device has kept, with what was said of it since it was chosen. */
export type KeptIntake = Pick<
  IntakePhoto,
  'id' | 'lotId' | 'saleId' | 'fileName' | 'order' | 'first' | 'ready' | 'failure'
> &
  Partial<Pick<IntakePhoto, 'changes' | 'cover' | 'addId' | 'source'>>;

type CapturedPhoto = Pick<IntakePhoto, 'id' | 'lotId' | 'fileName' | 'order' | 'first'> &
  Partial<Pick<IntakePhoto, 'source' | 'coming'>>;

export type PhotosState = AllPhotos;

const initialState: PhotosState = { ...NO_PHOTOS, intake: {} };

/** `again`: the person wants them though the sale has the same files already. */
export const addPhotos = createAction<{ files: readonly ChosenFile[]; lotId: string | null; again?: true }>(
  'photos/addPhotos',
);
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

/** Takes an event as the table says; `change` is what else it changes, and chooses where the table leaves a choice. */
function move<Event extends PhotoEvent>(
  state: PhotosDraft,
  id: string,
  event: Event,
  change: Omit<Partial<IntakePhoto>, 'status'> & Choice<typeof photoMachine, Event>,
): void {
  const photo = state.intake[id];
  if (photo === undefined) return;
  const status = nextStatus(photoMachine, photo.status, event, change.status);
  if (status !== null) state.intake[id] = { ...photo, ...change, status };
}

function markKept(state: PhotosDraft, id: string, kept: boolean): void {
  const photo = state.intake[id];
  if (photo !== undefined) state.intake[id] = { ...photo, kept, writing: false };
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
        photos: readonly CapturedPhoto[];
      }>,
    ) {
      for (const photo of payload.photos) {
        state.intake[photo.id] = {
          ...UNTOUCHED,
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
    photosRestored(state, { payload }: PayloadAction<{ photos: readonly KeptIntake[] }>) {
      const fresh = payload.photos.filter((photo) => state.intake[photo.id] === undefined);
      for (const photo of fresh) {
        const open = photo.ready ? 'prepared' : 'captured';
        const status = photo.failure === null ? open : 'failed';
        const begun = photo.ready;
        state.intake[photo.id] = { ...UNTOUCHED, ...photo, status, begun, kept: true, progress: 0, refusal: null };
        // It was put back after a removal that is still to be sent.
        if (typeof photo.addId === 'string') delete state.presence[photo.id];
        place(state, photo.lotId, photo.id);
      }
      for (const lotId of new Set(fresh.map((photo) => photo.lotId))) arrange(state, lotId);
    },
    /** The device has been asked to keep them with the lots that begin with them; `photoKept` says what it has. */
    photosCame(state, { payload }: PayloadAction<{ ids: readonly string[] }>) {
      for (const id of payload.ids) {
        const photo = state.intake[id];
        if (photo !== undefined) state.intake[id] = { ...photo, coming: false };
      }
    },
    photoKept: (state, { payload }: PayloadAction<{ id: string }>) => markKept(state, payload.id, true),
    /** The device has no room for it, or for what was said of it. */
    photoNotKept: (state, { payload }: PayloadAction<{ id: string }>) => markKept(state, payload.id, false),
    photoDiscarded(state, { payload }: PayloadAction<{ id: string }>) {
      const photo = state.intake[payload.id];
      if (photo === undefined || !knows(photoMachine, photo.status, 'discarded')) return;
      delete state.intake[payload.id];
      arrange(state, photo.lotId);
    },
    /** Files that are no photos, seen at once: they come to no lot. */
    photosRefused(state, { payload }: PayloadAction<{ saleId: string; photos: readonly RefusedFile[] }>) {
      const nothing = { first: false, ready: false, kept: false, progress: 0, failure: null };
      const nowhere = { ...UNTOUCHED, ...nothing, lotId: '', order: '' };
      for (const photo of payload.photos) {
        state.intake[photo.id] = { ...nowhere, ...photo, saleId: payload.saleId, status: 'refused' };
      }
    },
    photoPrepared(state, { payload }: PayloadAction<{ id: string }>) {
      move(state, payload.id, 'prepared', { ready: true });
    },
    photoRefused(state, { payload }: PayloadAction<{ id: string; refusal: PhotoRefusal }>) {
      move(state, payload.id, 'refused', { refusal: payload.refusal });
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
      move(state, payload.id, 'uploadStarted', { failure: null, begun: true });
    },
    photoProgressed(state, { payload }: PayloadAction<{ id: string; progress: number }>) {
      move(state, payload.id, 'progressed', { progress: payload.progress });
    },
    photoPaused(state, { payload }: PayloadAction<{ id: string }>) {
      move(state, payload.id, 'paused', {});
    },
    photoResumed(state, { payload }: PayloadAction<{ id: string }>) {
      const ready = state.intake[payload.id]?.ready === true;
      move(state, payload.id, 'resumed', { status: ready ? 'prepared' : 'captured' });
    },
    photoFailed(state, { payload }: PayloadAction<{ id: string; failure: UploadFailure }>) {
      move(state, payload.id, 'failed', { failure: payload.failure });
    },
    photoRetried(state, { payload }: PayloadAction<{ id: string }>) {
      const ready = state.intake[payload.id]?.ready === true;
      move(state, payload.id, 'retried', { status: ready ? 'prepared' : 'captured', failure: null, progress: 0 });
    },
    /**
     * What a person did to photos that wait: it is part of them when they are added. The operations say it as all others do,
     * so that it can be taken back, and are never sent themselves.
     */
    photosChanged(state, { payload }: PayloadAction<{ operations: readonly Operation[] }>) {
      for (const operation of payload.operations) takeIn(state, operation);
    },
    /** Its files are on the server; its document is on the way as a save. */
    photoStored(state, { payload }: PayloadAction<{ photo: Photo }>) {
      const { photo } = payload;
      move(state, photo.id, 'stored', { progress: 1 });
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
      .addCase(operationsApplied, (state, { payload }) => payload.operations.forEach((each) => showKept(state, each)))
      .addCase(operationRestored, (state, { payload }) => showKept(state, payload.operation))
      .addCase(operationMade, (state, { payload }) => show(state, payload.operation))
      .addCase(operationsMade, (state, { payload }) => payload.operations.forEach((each) => show(state, each)))
      .addCase(saveSent, (state, { payload }) =>
        acknowledge(state, payload.operation, payload.known === true ? 'known' : 'sent'),
      )
      .addCase(saveDiscarded, (state, { payload: { operation } }) => {
        const added = addedPhoto(operation);
        if (added !== null) delete state.intake[added.id];
        acknowledge(state, operation, 'discarded');
      });
  },
});

export default slice;
export const {
  photosCaptured,
  photosRestored,
  photosCame,
  photoKept,
  photoNotKept,
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
  photosChanged,
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
export const selectStoredPhotos = (state: WithPhotos): readonly Photo[] => allEntities(selectState(state).stored);
export const selectIntakePhoto = (state: WithPhotos, id: string): IntakePhoto | undefined => selectIntake(state)[id];

/** A photo with a document, or one on its way to get one. */
export function selectPhoto(state: WithPhotos, id: string): ShownPhoto | undefined {
  const intake = selectIntakePhoto(state, id);
  return selectStoredPhoto(state, id) ?? (intake === undefined ? undefined : shownOf(intake));
}

export const selectIntakePhotos = createSelector([selectIntake], (intake) => Object.values(intake));
