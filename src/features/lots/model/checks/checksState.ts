import { createSlice, type PayloadAction, type Slice } from '@reduxjs/toolkit';
import type { CheckAnswer, CheckedPlatform, PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { bucketIndex, type Buckets, emptyBuckets } from '../../../../shared/buckets/buckets';
import { resetWithSale } from '../lots/resetWithSale';
import { bypassImmer } from '../pending/bypassImmer';

/** What platforms say to the lots of the open sale. */
export interface ChecksState {
  /** `idle`: nothing is checked. `working`: some lots have not been looked at yet. */
  readonly status: 'idle' | 'working' | 'live' | 'failed';
  readonly platforms: readonly CheckedPlatform[];
  /** Of the sale as a whole. */
  readonly sale: PlatformProblems;
  /** Lots that all platforms take as they are, are not here. */
  readonly lots: Buckets<PlatformProblems>;
}

export const NO_CHECKS: ChecksState = { status: 'idle', platforms: [], sale: {}, lots: emptyBuckets() };

const reducers = {
  checksStarted: bypassImmer(
    (_state: ChecksState, { payload }: PayloadAction<{ platforms: readonly CheckedPlatform[] }>): ChecksState => ({
      ...NO_CHECKS,
      status: 'working',
      platforms: payload.platforms,
    }),
  ),
  problemsFound: bypassImmer((state: ChecksState, { payload }: PayloadAction<CheckAnswer>): ChecksState => {
    const lots = [...state.lots];
    const copied = new Set<number>();
    for (const [lotId, problems] of payload.lots) {
      const index = bucketIndex(lotId);
      if (problems === null && lots[index]?.[lotId] === undefined) continue;
      const bucket = copied.has(index) ? (lots[index] ?? {}) : { ...lots[index] };
      if (problems === null) delete bucket[lotId];
      else bucket[lotId] = problems;
      lots[index] = bucket;
      copied.add(index);
    }
    return { ...state, sale: payload.sale, lots };
  }),
  /** Every lot has been looked at as it is now. */
  checksCaughtUp: bypassImmer((state: ChecksState): ChecksState => ({ ...state, status: 'live' })),
  checksFailed: bypassImmer((state: ChecksState): ChecksState => ({ ...state, status: 'failed' })),
  checksEnded: bypassImmer((): ChecksState => NO_CHECKS),
};

/** A slice of problems: of the workspace, or of a page that checks something else. */
export function createChecksSlice<Name extends string>(name: Name): Slice<ChecksState, typeof reducers, Name> {
  return createSlice({
    name,
    initialState: NO_CHECKS,
    reducers,
    extraReducers: (builder) => resetWithSale(builder, NO_CHECKS),
  });
}

/** The events of such a slice. */
export type ChecksEvents = ReturnType<typeof createChecksSlice>['actions'];
