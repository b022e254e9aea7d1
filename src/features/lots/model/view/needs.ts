import { createSelector } from '@reduxjs/toolkit';
import type { Lot } from '../../../../domain/lots/lot';
import { missingForReady, type Missing } from '../../../../domain/lots/readiness';
import { createBucketFacts } from '../../../../shared/bucketFacts';
import { selectLotBuckets } from '../lots/lotsSlice';

/** What lots can be asked to lack, in the order in which a cataloguer works. */
export const NEEDS = ['noPhoto', 'noTitle', 'noDescription', 'noEstimate'] as const;
export type Need = (typeof NEEDS)[number];

const NEED_OF: Readonly<Partial<Record<Missing, Need>>> = {
  photo: 'noPhoto',
  title: 'noTitle',
  description: 'noDescription',
  estimateLow: 'noEstimate',
  estimateHigh: 'noEstimate',
};

export const hasNeed = (lot: Lot, need: Need): boolean => missingForReady(lot).some((each) => NEED_OF[each] === need);

/** How many drafts lack what. */
function countNeeds(lots: readonly Lot[]): Readonly<Record<Need, number>> {
  const counts = { noPhoto: 0, noTitle: 0, noDescription: 0, noEstimate: 0 };
  for (const lot of lots) {
    if (lot.status !== 'draft' || lot.deletedAt !== null) continue;
    for (const need of new Set(missingForReady(lot).map((each) => NEED_OF[each]))) {
      if (need !== undefined) counts[need] += 1;
    }
  }
  return counts;
}

/** What to do next: the first thing that lots lack, and how many of them; null when none lacks anything. */
export const selectNextNeed = createSelector(
  [createSelector([selectLotBuckets], createBucketFacts(countNeeds))],
  (buckets): { readonly need: Need; readonly lots: number } | null => {
    for (const need of NEEDS) {
      const lots = buckets.reduce((sum, counts) => sum + counts[need], 0);
      if (lots > 0) return { need, lots };
    }
    return null;
  },
);
