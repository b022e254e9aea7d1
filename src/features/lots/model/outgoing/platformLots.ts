import { createSelector } from '@reduxjs/toolkit';
import { lotsWithNumbers, parseChosenNumbers } from '../../../../domain/platforms/bundle/chosenNumbers';
import { extrasOf } from '../../../../domain/lots/extras';
import type { ExportedLots, PhotosByLot, PlatformLot } from '../../../../domain/platforms/platformLot';
import type { Photo } from '../../../../domain/photos/photo';
import { compareOrder } from '../../../../domain/values/order';
import { allEntities } from '../../../../shared/buckets';
import {
  selectLots,
  selectLotsStatus,
  selectPhotosProgress,
  selectPrivateProgress,
  selectPrivateReader,
  selectIsPrivateRead,
} from '../lots/lotsSlice';
import { selectStoredBuckets } from '../photos/photosSlice';

/** All lots that may go out, in the order of the sale, with what only editors read. */
const selectOutgoing = createSelector([selectLots, selectPrivateReader], (lots, privateOf): readonly PlatformLot[] =>
  lots
    .filter(({ status }) => status !== 'withdrawn')
    .map(({ mark: _mark, ...lot }) => ({ ...privateOf(lot.id), ...lot, extras: extrasOf(lot) })),
);

const selectFinished = createSelector([selectOutgoing], (lots) => lots.filter(({ status }) => status !== 'draft'));

const selectNumbered = createSelector(
  [selectOutgoing, (_: unknown, numbers: string) => numbers],
  (lots, numbers): readonly PlatformLot[] => lotsWithNumbers(lots, parseChosenNumbers(numbers)),
);

/**
 * The lots of an export: all, those that are ready and what came of ready ones, or those that the person names. The changed
 * ones are found among all.
 */
export function selectPlatformLots(
  state: Parameters<typeof selectOutgoing>[0],
  { lots, numbers }: { readonly lots: ExportedLots; readonly numbers: string },
): readonly PlatformLot[] {
  switch (lots) {
    case 'all':
    case 'changed':
      return selectOutgoing(state);
    case 'ready':
      return selectFinished(state);
    case 'selection':
      return selectNumbered(state, numbers);
  }
}

export const selectWithdrawn: (state: Parameters<typeof selectOutgoing>[0]) => ReadonlySet<string> = createSelector(
  [selectLots],
  (lots) => new Set(lots.filter(({ status }) => status === 'withdrawn').map(({ id }) => id)),
);

/** The photos that the server has, by their lots and in their order. */
export const selectPhotosByLot: (state: Parameters<typeof selectStoredBuckets>[0]) => PhotosByLot = createSelector(
  [selectStoredBuckets],
  (buckets) => {
    const byLot = new Map<string, Photo[]>();
    for (const photo of allEntities(buckets)) {
      const found = byLot.get(photo.lotId);
      if (found === undefined) byLot.set(photo.lotId, [photo]);
      else found.push(photo);
    }
    for (const photos of byLot.values()) photos.sort(compareOrder);
    return byLot;
  },
);

/** Whether all is there that an export needs; until then it would be half a sale. */
export const selectIsWholeSaleRead = (state: Parameters<typeof selectLots>[0]): boolean =>
  selectLotsStatus(state) === 'live' &&
  selectIsPrivateRead(state) &&
  selectPrivateProgress(state) === null &&
  selectPhotosProgress(state) === null;
