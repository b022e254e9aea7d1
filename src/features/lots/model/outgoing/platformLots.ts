import { createSelector } from '@reduxjs/toolkit';
import { lotsWithNumbers, parseChosenNumbers } from '../../../../domain/platforms/bundle/chosenNumbers';
import type { ExportedLots, PhotosByLot, PlatformLot } from '../../../../domain/platforms/platformLot';
import {
  selectLots,
  selectLotsStatus,
  selectPrivateProgress,
  selectPrivateReader,
  selectIsPrivateRead,
} from '../lots/lotsSlice';
import { selectStoredBuckets } from '../photos/photosSlice';
import { selectArePhotosThere } from './arePhotosThere';
import { createOutgoing, createPhotosByLot } from './steady';

/** All lots that may go out, in the order of the sale, with what only editors read. One that has not changed stays the same. */
export const selectOutgoing = createSelector(
  [selectLots, selectPrivateReader],
  createOutgoing(({ status }) => status !== 'withdrawn'),
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

/** The photos that the server has, by their lots and in their order. The list of a lot stays the same while its photos do. */
export const selectPhotosByLot: (state: Parameters<typeof selectStoredBuckets>[0]) => PhotosByLot = createSelector(
  [selectStoredBuckets],
  createPhotosByLot(),
);

/** Whether all is there that an export needs; until then it would be half a sale. */
export const selectIsWholeSaleRead = (
  state: Parameters<typeof selectLots>[0] & Parameters<typeof selectArePhotosThere>[0],
): boolean =>
  selectLotsStatus(state) === 'live' &&
  selectIsPrivateRead(state) &&
  selectPrivateProgress(state) === null &&
  selectArePhotosThere(state);
