import { createSelector } from '@reduxjs/toolkit';
import { CATALOGUE_STATUSES } from '../../../../domain/catalogue/catalogue';
import type { Lot, LotStatus } from '../../../../domain/lots/lot';
import { createBucketFacts } from '../../../../shared/buckets/bucketFacts';
import { selectLotBuckets, selectLotsStatus } from './lotsSlice';

/** Lots that a step of their sale would find unfinished. */
interface UnfinishedLots {
  readonly withoutNumber: number;
  /** Published, and neither sold, passed nor withdrawn yet. */
  readonly withoutResult: number;
}

function countIn(lots: readonly Lot[]): UnfinishedLots {
  const present = lots.filter(({ deletedAt }) => deletedAt === null);
  return {
    withoutNumber: present.filter(({ number }) => number === null).length,
    withoutResult: present.filter(({ status }) => status === 'published').length,
  };
}

const selectCounted = createSelector(
  [createSelector([selectLotBuckets], createBucketFacts(countIn))],
  (buckets): UnfinishedLots => ({
    withoutNumber: buckets.reduce((sum, { withoutNumber }) => sum + withoutNumber, 0),
    withoutResult: buckets.reduce((sum, { withoutResult }) => sum + withoutResult, 0),
  }),
);

/** Null while the lots of the open sale are not all known. */
export const selectUnfinishedLots = (state: Parameters<typeof selectLotsStatus>[0]): UnfinishedLots | null =>
  selectLotsStatus(state) === 'live' ? selectCounted(state) : null;

/** How many lots are ready and not published yet, without the trash. */
export const selectReadyCount = countOf(['ready']);
/** How many lots stand in the public catalogue, without the trash. */
export const selectCatalogueCount = countOf(CATALOGUE_STATUSES);

function countOf(statuses: readonly LotStatus[]) {
  const count = (lots: readonly Lot[]): number =>
    lots.filter((lot) => statuses.includes(lot.status) && lot.deletedAt === null).length;
  return createSelector([createSelector([selectLotBuckets], createBucketFacts(count))], (counts) =>
    counts.reduce((sum, each) => sum + each, 0),
  );
}
