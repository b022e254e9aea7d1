import { createSelector } from '@reduxjs/toolkit';
import { lacks } from '../../../../domain/lots/describeQueue';
import type { Lot } from '../../../../domain/lots/lot';
import { createBucketFacts } from '../../../../shared/buckets/bucketFacts';
import { selectLotBuckets } from '../lots/lotsSlice';
import { selectToCheck } from './toCheck';

/** What lots can be asked to lack, in the order in which a cataloguer works. */
export const NEEDS = ['noPhoto', 'noTitle', 'noDescription', 'noEstimate'] as const;
export type Need = (typeof NEEDS)[number];

export function hasNeed(lot: Lot, need: Need): boolean {
  switch (need) {
    case 'noPhoto':
      return lot.coverPhotoId === null;
    case 'noTitle':
      return lacks(lot, 'title');
    case 'noDescription':
      return lacks(lot, 'description');
    case 'noEstimate':
      return lacks(lot, 'estimate');
  }
}

/** How many drafts lack what. A large sale is counted when it is opened: nothing is made for a lot. */
function countNeeds(lots: readonly Lot[]): Readonly<Record<Need, number>> {
  const counts = { noPhoto: 0, noTitle: 0, noDescription: 0, noEstimate: 0 };
  for (const lot of lots) {
    if (lot.status !== 'draft' || lot.deletedAt !== null) continue;
    for (const need of NEEDS) if (hasNeed(lot, need)) counts[need] += 1;
  }
  return counts;
}

/** What to do next: the first thing that drafts lack, and how many of them; then what is to be checked; null when nothing is. */
export const selectNextNeed = createSelector(
  [createSelector([selectLotBuckets], createBucketFacts(countNeeds)), selectToCheck],
  (buckets, toCheck): { readonly need: Need | 'toCheck'; readonly lots: number } | null => {
    for (const need of NEEDS) {
      const lots = buckets.reduce((sum, counts) => sum + counts[need], 0);
      if (lots > 0) return { need, lots };
    }
    return toCheck.size > 0 ? { need: 'toCheck', lots: toCheck.size } : null;
  },
);
