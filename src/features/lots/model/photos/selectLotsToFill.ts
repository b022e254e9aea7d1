import { createSelector } from '@reduxjs/toolkit';
import type { Lot } from '../../../../domain/lots/lot';
import { lotsToFill } from '../../../../domain/photos/fillLots';
import { selectLots } from '../lots/lotsSlice';
import { selectPhotoIdsOfLot, type WithPhotos } from './photosSlice';

type WithLots = Parameters<typeof selectLots>[0];

/**
 * The lots that wait for a photo, in the order of their numbers. Of a large sale lots come before their photos: a lot with a
 * cover has one that is still to come.
 */
export const selectLotsToFill: (state: WithLots & WithPhotos) => readonly Lot[] = createSelector(
  [selectLots, (state: WithPhotos) => state.photos],
  (lots, photos): readonly Lot[] => {
    const state = photos === undefined ? {} : { photos };
    return lotsToFill(
      lots,
      ({ id, coverPhotoId }) => coverPhotoId !== null || selectPhotoIdsOfLot(state, id).length > 0,
    );
  },
);
