import { createSelector } from '@reduxjs/toolkit';
import { selectUnplacedCount } from './choicesSlice';
import type { PhotoStatus } from './photoMachine';
import { isWaiting, type UploadFailure } from './intakePhoto';
import { selectIntakePhotos } from './photosSlice';

export interface IntakeSummary {
  /** Of all that were chosen since the last pause in the work; refused and removed ones are not counted. */
  readonly total: number;
  readonly stored: number;
  readonly failed: number;
  readonly paused: number;
  /** Prepared or on their way at this moment. */
  readonly working: number;
  /** 0 to 1. */
  readonly progress: number;
}

export const selectIntakeSummary = createSelector([selectIntakePhotos], (photos): IntakeSummary => {
  const counted = photos.filter((photo) => photo.status === 'stored' || isWaiting(photo));
  const count = (...statuses: PhotoStatus[]): number =>
    counted.filter((photo) => statuses.includes(photo.status)).length;
  const done = counted.reduce((sum, photo) => sum + photo.progress, 0);
  return {
    total: counted.length,
    stored: count('stored'),
    failed: count('failed'),
    paused: count('paused'),
    working: count('captured', 'prepared', 'uploading'),
    progress: counted.length === 0 ? 0 : done / counted.length,
  };
});

/** Photos that are chosen, and that the server has not yet. */
export const selectUnsentPhotos = createSelector([selectIntakePhotos], (photos) => photos.filter(isWaiting).length);

export const selectRefusedPhotos = createSelector([selectIntakePhotos], (photos) =>
  photos.filter((photo) => photo.status === 'refused'),
);

export const selectFailedPhotos = createSelector([selectIntakePhotos], (photos) =>
  photos.filter((photo) => photo.status === 'failed'),
);

/** Answers of the server that trying again does not change: the person decides. */
export const FINAL_FAILURES: ReadonlySet<UploadFailure> = new Set([
  'unauthorized',
  'quota-exceeded',
  'address-not-proved',
]);

/** What the server refused for good, with the file still here. */
export const selectPhotosNeedingAttention = createSelector([selectFailedPhotos], (photos) =>
  photos.filter(({ failure }) => failure !== null && FINAL_FAILURES.has(failure)),
);

/** What did not arrive and will be tried again by itself. */
export const selectDelayedPhotos = createSelector([selectFailedPhotos], (photos) =>
  photos.filter(({ failure }) => failure === null || !FINAL_FAILURES.has(failure)),
);

/** The lots whose photos did not all arrive. */
export const selectLotsWithFailedPhotos = createSelector(
  [selectFailedPhotos],
  (photos): ReadonlySet<string> => new Set(photos.map((photo) => photo.lotId)),
);

/** Files that only this page holds, because the device has not kept them (yet): leaving it now would lose them. */
export const selectPhotosOnlyHere = createSelector(
  [selectIntakePhotos, selectUnplacedCount],
  (photos, unplaced) => photos.filter((photo) => isWaiting(photo) && (!photo.kept || photo.writing)).length + unplaced,
);

/** Photos that this device has kept and the server is not known to have: they go on by themselves. */
export const selectKeptPhotosCount = createSelector(
  [selectIntakePhotos],
  (photos) => photos.filter((photo) => isWaiting(photo) && photo.kept && !photo.writing).length,
);

/** Of the photos on their way: those that this device has, and those that it is still writing down. */
export const selectKeeping = createSelector([selectIntakePhotos], (photos) => {
  const waiting = photos.filter(isWaiting);
  return { kept: waiting.filter(({ kept }) => kept).length, coming: waiting.filter(({ coming }) => coming).length };
});

/** Whether this device has no room for some photo, or has not been asked yet. */
export const selectHasPhotosWithoutRoom = createSelector([selectIntakePhotos], (photos) =>
  photos.some((photo) => isWaiting(photo) && !photo.kept),
);

/** By lot: a photo that waits and was made the cover, which it becomes when it is added. */
export const selectWaitingCovers = createSelector(
  [selectIntakePhotos],
  (photos): ReadonlyMap<string, string> =>
    new Map(photos.filter((photo) => photo.cover === true && isWaiting(photo)).map(({ id, lotId }) => [lotId, id])),
);
