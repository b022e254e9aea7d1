import { createSelector } from '@reduxjs/toolkit';
import { selectKeptPhotosCount, selectPhotosOnlyHere } from '../../../features/lots/model/photos/intakeSelectors';
import { selectKeptCount, selectUnkeptCount } from '../../../features/lots/model/saves/savesSlice';

/** How much the server does not have, and how much of it not even the device's own database. */
export const selectUnsentWork = createSelector(
  [selectKeptCount, selectUnkeptCount, selectKeptPhotosCount, selectPhotosOnlyHere],
  (keptChanges, onlyHereChanges, keptPhotos, onlyHerePhotos) => ({
    changes: keptChanges + onlyHereChanges,
    photos: keptPhotos + onlyHerePhotos,
    onlyHere: { changes: onlyHereChanges, photos: onlyHerePhotos },
    items: keptChanges + onlyHereChanges + keptPhotos + onlyHerePhotos,
  }),
);
