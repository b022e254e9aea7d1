import { createSelector } from '@reduxjs/toolkit';
import {
  selectIsPrivateRead,
  selectLots,
  selectLotsStatus,
  selectPrivateProgress,
  selectPrivateReader,
} from '../lots/lotsSlice';
import { selectArePhotosThere } from './arePhotosThere';
import { createOutgoing } from './steady';

/** All lots of the sale in its order, withdrawn ones too, with what the person may see of them. */
export const selectListedLots = createSelector(
  [selectLots, selectPrivateReader],
  createOutgoing(() => true),
);

/** Whether all is there that a list holds. `seesPrivate`: reserves and consignors are part of it. */
export const selectIsListRead = (
  state: Parameters<typeof selectListedLots>[0] & Parameters<typeof selectArePhotosThere>[0],
  seesPrivate: boolean,
): boolean =>
  selectLotsStatus(state) === 'live' &&
  selectArePhotosThere(state) &&
  (!seesPrivate || (selectIsPrivateRead(state) && selectPrivateProgress(state) === null));
