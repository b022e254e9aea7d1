import { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { type Photo, type PhotoRefusal, PLAIN_PHOTO } from '../../../../domain/photos/photo';
import type { Operation } from '../../../../domain/operations/operations';
import { addedPhoto } from '../../../../domain/operations/entitiesOf';
import { allEntities, readEntity } from '../../../../shared/buckets/buckets';
import { knows, nextStatus } from '../../../../shared/machine';
import type { Choice } from '../../../../shared/machineTypes';
import { signedOut } from '../../../auth/model/authSlice';
import { operationsApplied, saleEntered, saleLeft } from '../lots/lotsSlice';
import { bypassImmer } from '../pending/bypassImmer';
import { type IntakePhoto, type ShownPhoto, shownOf, UNTOUCHED, type UploadFailure } from './intakePhoto';
import { photoMachine, type PhotoEvent } from './photoMachine';
import { operationMade, operationRestored, operationsMade, saveDiscarded, saveSent } from '../saves/savesSlice';
import { acknowledge, changePhotos, NO_PHOTOS as initialState, type OpenPhotos, type PhotosState } from './photosState';
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

/**
 * `again`: the person wants them though the sale has the same files already. `asks`: the person is there to say where photos
 * go whose names say no lot.
 */
export const addPhotos = createAction<{
  files: readonly ChosenFile[];
  lotId: string | null;
  again?: true;
  asks?: true;
}>('photos/addPhotos');
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

interface Named {
  readonly id: string;
}

/** Takes an event as the table says; `fields` is what else it changes, and chooses where the table leaves a choice. */
function move<Event extends PhotoEvent>(
  { intake }: OpenPhotos,
  id: string,
  event: Event,
  fields: Omit<Partial<IntakePhoto>, 'status'> & Choice<typeof photoMachine, Event>,
): void {
  const photo = intake.read(id);
  const status = photo && nextStatus(photoMachine, photo.status, event, fields.status);
  if (status) intake.write({ ...photo, ...fields, status });
}

function change(open: OpenPhotos, id: string, fields: Partial<IntakePhoto>): void {
  const photo = open.intake.read(id);
  if (photo !== undefined) open.intake.write({ ...photo, ...fields });
}

/** Where a photo goes on that has waited. */
const goesOn = (open: OpenPhotos, id: string): 'prepared' | 'captured' =>
  open.intake.read(id)?.ready === true ? 'prepared' : 'captured';

const BEGINS = { ready: false, kept: false, progress: 0, refusal: null, failure: null } as const;

const slice = createSlice({
  name: 'photos',
  initialState,
  reducers: {
    photosCaptured: changePhotos<{ saleId: string; photos: readonly CapturedPhoto[] }>((open, { saleId, photos }) => {
      for (const photo of photos) open.intake.write({ ...UNTOUCHED, ...photo, ...BEGINS, saleId, status: 'captured' });
    }),
    /** Found on this device with their bytes: chosen earlier, not known to be with the server. */
    photosRestored: changePhotos<{ photos: readonly KeptIntake[] }>((open, { photos }) => {
      for (const photo of photos) {
        if (open.intake.read(photo.id) !== undefined) continue;
        const { ready: begun, failure } = photo;
        const status = failure !== null ? 'failed' : begun ? 'prepared' : 'captured';
        open.intake.write({ ...UNTOUCHED, ...photo, status, begun, kept: true, progress: 0, refusal: null });
        // It was put back after a removal that is still to be sent.
        if (typeof photo.addId === 'string') open.photos.forgetPresence(photo.id);
      }
    }),
    /** The device has been asked to keep them with the lots that begin with them; `photoKept` says what it has. */
    photosCame: changePhotos<{ ids: readonly string[] }>((open, { ids }) => {
      for (const id of ids) change(open, id, { coming: false });
    }),
    photoKept: changePhotos<Named>((open, { id }) => change(open, id, { kept: true, writing: false })),
    /** The device has no room for it, or for what was said of it. */
    photoNotKept: changePhotos<Named>((open, { id }) => change(open, id, { kept: false, writing: false })),
    photoDiscarded: changePhotos<Named>((open, { id }) => {
      const photo = open.intake.read(id);
      if (photo !== undefined && knows(photoMachine, photo.status, 'discarded')) open.intake.remove(id);
    }),
    /** Files that are no photos, seen at once: they come to no lot. */
    photosRefused: changePhotos<{ saleId: string; photos: readonly RefusedFile[] }>((open, { saleId, photos }) => {
      const nowhere = { ...UNTOUCHED, ...BEGINS, first: false, lotId: '', order: '' };
      for (const photo of photos) open.intake.write({ ...nowhere, ...photo, saleId, status: 'refused' });
    }),
    photoPrepared: changePhotos<Named>((open, { id }) => move(open, id, 'prepared', { ready: true })),
    photoRefused: changePhotos<Named & { refusal: PhotoRefusal }>((open, { id, refusal }) =>
      move(open, id, 'refused', { refusal }),
    ),
    photoUploadStarted: changePhotos<Named>((open, { id }) =>
      move(open, id, 'uploadStarted', { failure: null, begun: true }),
    ),
    photoProgressed: changePhotos<Named & { progress: number }>((open, { id, progress }) =>
      move(open, id, 'progressed', { progress }),
    ),
    photoPaused: changePhotos<Named>((open, { id }) => move(open, id, 'paused', {})),
    photoResumed: changePhotos<Named>((open, { id }) => move(open, id, 'resumed', { status: goesOn(open, id) })),
    photoFailed: changePhotos<Named & { failure: UploadFailure }>((open, { id, failure }) =>
      move(open, id, 'failed', { failure }),
    ),
    photoRetried: changePhotos<Named>((open, { id }) =>
      move(open, id, 'retried', { status: goesOn(open, id), failure: null, progress: 0 }),
    ),
    /**
     * What a person did to photos that wait: it is part of them when they are added. The operations say it as all others do,
     * so that it can be taken back, and are never sent themselves.
     */
    photosChanged: changePhotos<{ operations: readonly Operation[] }>((open, { operations }) => {
      for (const operation of operations) takeIn(open, operation);
    }),
    /** Its files are on the server, and it is shown from now on; its document is on the way as a save. */
    photoStored: changePhotos<{ photo: Photo }>((open, { photo }) => {
      move(open, photo.id, 'stored', { progress: 1 });
      // One from an earlier visit may be with the server already, and be changed there since.
      if (open.intake.read(photo.id)?.status === 'stored') open.photos.apply({ id: photo.id, entity: photo }, photo.id);
    }),
    photosReceived: changePhotos<{ saleId: string; changed: readonly Photo[]; removed: readonly string[] }>(
      ({ photos }, { changed, removed }) => {
        for (const id of removed) photos.receive(id, null);
        // A copy on this device may be from before there were captions.
        for (const photo of changed) photos.receive(photo.id, { ...PLAIN_PHOTO, ...photo });
      },
    ),
    /** The person has read why. */
    refusalsDismissed: changePhotos<{ ids: readonly string[] }>((open, { ids }) => {
      for (const id of ids) if (open.intake.read(id)?.status === 'refused') open.intake.remove(id);
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      // Uploads go on when another sale is opened; what the server sent of the sale left behind does not stay.
      .addCase(
        saleEntered,
        bypassImmer((state, { payload }) => keepIntake(state, payload.saleId)),
      )
      .addCase(
        saleLeft,
        bypassImmer((state) => keepIntake(state, null)),
      )
      // Photos whose files the server has and whose documents this device still has to send.
      .addCase(
        operationsApplied,
        changePhotos((open, { operations }) => operations.forEach((each) => showKept(open, each))),
      )
      .addCase(
        operationRestored,
        changePhotos((open, { operation }) => showKept(open, operation)),
      )
      .addCase(
        operationMade,
        changePhotos((open, { operation }) => show(open, operation)),
      )
      .addCase(
        operationsMade,
        changePhotos((open, { operations }) => operations.forEach((each) => show(open, each))),
      )
      .addCase(
        saveSent,
        changePhotos((open, { operation, known }) => acknowledge(open, operation, known === true ? 'known' : 'sent')),
      )
      .addCase(
        saveDiscarded,
        changePhotos((open, { operation }) => {
          const added = addedPhoto(operation);
          if (added !== null) open.intake.remove(added.id);
          acknowledge(open, operation, 'discarded');
        }),
      );
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
/** Whether a lot has a photo. The same function while no photo comes, goes or moves. */
export const selectHasPhoto: (state: WithPhotos) => (lotId: string | null, photoId: string) => boolean = createSelector(
  [(state: WithPhotos) => selectState(state).byLot],
  (byLot) => (lotId, photoId) => lotId !== null && (readEntity(byLot, lotId) ?? NONE).includes(photoId),
);
/** The same while no photo changes. */
export const selectStoredBuckets = (state: WithPhotos): PhotosState['photos']['shown'] =>
  selectState(state).photos.shown;
export const selectStoredPhoto = (state: WithPhotos, id: string): Photo | undefined =>
  readEntity(selectState(state).photos.shown, id);
export const selectStoredPhotoIds = (state: WithPhotos): readonly string[] =>
  allEntities(selectStoredBuckets(state)).map(({ id }) => id);
export const selectStoredPhotos = (state: WithPhotos): readonly Photo[] => allEntities(selectStoredBuckets(state));
export const selectIntakePhoto = (state: WithPhotos, id: string): IntakePhoto | undefined => selectIntake(state)[id];

/** A photo with a document, or one on its way to get one. */
export function selectPhoto(state: WithPhotos, id: string): ShownPhoto | undefined {
  const intake = selectIntakePhoto(state, id);
  return selectStoredPhoto(state, id) ?? (intake === undefined ? undefined : shownOf(intake));
}

export const selectIntakePhotos = createSelector([selectIntake], (intake) => Object.values(intake));
