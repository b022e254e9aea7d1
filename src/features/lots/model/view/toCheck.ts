import { createSelector } from '@reduxjs/toolkit';
import type { LotPrivate } from '../../../../domain/lots/lot';
import { isToCheck } from '../../../../domain/lots/readiness';
import { createBucketFacts } from '../../../../shared/buckets/bucketFacts';
import { readEntity } from '../../../../shared/buckets/buckets';
import { selectLotBuckets, selectPrivateBuckets } from '../lots/lotsSlice';

const markedIds = (privates: readonly LotPrivate[]): readonly string[] =>
  privates.filter(isToCheck).map(({ id }) => id);

/** The lots outside the trash about which something is still to be checked; none for a person who is no editor. */
export const selectToCheck = createSelector(
  [createSelector([selectPrivateBuckets], createBucketFacts(markedIds)), selectLotBuckets],
  (marked, lots): ReadonlySet<string> =>
    new Set(marked.flat().filter((id) => readEntity(lots, id)?.deletedAt === null)),
  { memoizeOptions: { resultEqualityCheck: sameIds } },
);

function sameIds(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
