import { createSelector } from '@reduxjs/toolkit';
import { isDescribed, isInQueue, platformOfQueue, type QueueFacts } from '../../../../domain/lots/describeQueue';
import { paceOf } from '../../../../domain/lots/describePace';
import { readEntity } from '../../../../shared/buckets/buckets';
import type { WithChecks } from '../checks/checksSelectors';
import { NO_CHECKS } from '../checks/checksState';
import { selectLotBuckets, selectOpenSaleId } from '../lots/lotsSlice';
import { NO_PHOTOS, type PhotosState } from '../photos/photosState';
import { selectGridIds, type WithLotsGrid } from '../view/gridSelectors';
import { selectToCheck } from '../view/toCheck';
import { selectDescribe, type WithDescribe } from './describeSlice';

type Described = WithLotsGrid & WithChecks & WithDescribe & { readonly photos?: PhotosState };

const selectQueue = (state: WithDescribe) => selectDescribe(state).queue;

/** The lots that need what the queue is about. What is not of the lot itself counts only where the queue asks for it. */
export const selectNeedy = createSelector(
  [
    selectLotBuckets,
    selectQueue,
    (state: Described) => (selectQueue(state) === 'photo' ? (state.photos ?? NO_PHOTOS).byLot : null),
    (state: Described) => (selectQueue(state) === 'toCheck' ? selectToCheck(state) : null),
    (state: Described) => (platformOfQueue(selectQueue(state)) === null ? null : (state.checks ?? NO_CHECKS).lots),
  ],
  (buckets, queue, photos, toCheck, problems): ReadonlySet<string> => {
    const facts: QueueFacts = {
      hasPhoto: (lotId) => (readEntity(photos ?? [], lotId) ?? []).length > 0,
      isToCheck: (lotId) => toCheck?.has(lotId) ?? false,
      isRefused: (lotId, platformId) =>
        readEntity(problems ?? [], lotId)?.[platformId]?.some(({ severity }) => severity === 'refused') ?? false,
    };
    const needy = new Set<string>();
    for (const bucket of buckets) {
      for (const lot of Object.values(bucket)) if (isInQueue(lot, queue, facts)) needy.add(lot.id);
    }
    return needy;
  },
);

export interface QueueProgress {
  readonly done: number;
  readonly total: number;
}

/** How far the queue is among the lots that the view shows. */
export const selectQueueProgress = createSelector(
  [(state: Described) => selectGridIds(state), selectNeedy],
  (ids, needy): QueueProgress => ({ done: ids.filter((id) => !needy.has(id)).length, total: ids.length }),
  {
    memoizeOptions: {
      resultEqualityCheck: (a: QueueProgress, b: QueueProgress) => a.done === b.done && a.total === b.total,
    },
  },
);

export interface DescribedToday {
  readonly lots: number;
  /** Lots an hour; null while there is too little to go by. */
  readonly pace: number | null;
}

/** What this person has described today in the open sale, here on this device. A lot whose words are gone again does not count. */
export const selectDescribedToday = createSelector(
  [(state: Described) => selectDescribe(state).today, (state: Described) => selectOpenSaleId(state), selectLotBuckets],
  ({ lots }, saleId, buckets): DescribedToday => {
    const here = lots.filter((each) => each.saleId === saleId);
    const still = here.filter(({ lotId }) => {
      const lot = readEntity(buckets, lotId);
      return lot !== undefined && isDescribed(lot);
    });
    return { lots: still.length, pace: paceOf(still.map(({ at }) => at)) };
  },
  {
    memoizeOptions: {
      resultEqualityCheck: (a: DescribedToday, b: DescribedToday) => a.lots === b.lots && a.pace === b.pace,
    },
  },
);
