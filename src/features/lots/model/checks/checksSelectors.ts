import { createSelector } from '@reduxjs/toolkit';
import { type FieldLimit, lengthIn } from '../../../../domain/platforms/validate/fieldLimits';
import type { Problem } from '../../../../domain/platforms/problem';
import type { CheckedPlatform, PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { fieldOfProblem, needsPerson } from '../../../../domain/platforms/validate/weight';
import { hasFix } from '../../../../domain/platforms/validate/planFixes';
import { createBucketFacts } from '../../../../shared/buckets/bucketFacts';
import { readEntity } from '../../../../shared/buckets/buckets';
import { selectLot } from '../lots/lotsSlice';
import { type ChecksState, NO_CHECKS } from './checksState';

type WithLots = Parameters<typeof selectLot>[0];

export interface WithChecks {
  readonly checks?: ChecksState;
}

const selectState = (state: WithChecks): ChecksState => state.checks ?? NO_CHECKS;

/** The platforms of the open sale that this build knows; the same list while they stay the same. */
export const selectCheckedPlatforms = (state: WithChecks): readonly CheckedPlatform[] => selectState(state).platforms;
export const selectChecksStatus = (state: WithChecks): ChecksState['status'] => selectState(state).status;

/** What platforms say to a lot; undefined: nothing. */
export const selectLotProblems = (state: WithChecks, lotId: string): PlatformProblems | undefined => {
  const { platforms, lots } = selectState(state);
  return platforms.length === 0 ? undefined : readEntity(lots, lotId);
};

/** How many problems of a lot on a platform need a person. */
export const countOn = (problems: PlatformProblems | undefined, platformId: string): number =>
  problems?.[platformId]?.filter(needsPerson).length ?? 0;

/** The same on all platforms. */
export const countOnAll = (problems: PlatformProblems | undefined): number =>
  problems === undefined ? 0 : Object.keys(problems).reduce((sum, id) => sum + countOn(problems, id), 0);

/** Whether a platform refuses what stands in this field. */
export const isRefusedAt = (problems: PlatformProblems | undefined, field: string | null): boolean =>
  problems !== undefined &&
  field !== null &&
  Object.values(problems).some((found) =>
    found.some((problem) => problem.severity === 'refused' && fieldOfProblem(problem) === field),
  );

export interface FieldProblem {
  readonly platform: CheckedPlatform;
  readonly problem: Problem;
}

/** What platforms say to one field of a lot, or to its number. */
export function problemsAt(
  problems: PlatformProblems | undefined,
  platforms: readonly CheckedPlatform[],
  field: string,
): readonly FieldProblem[] {
  if (problems === undefined) return NONE;
  return platforms.flatMap((platform) =>
    (problems[platform.id] ?? NO_PROBLEMS)
      .filter((problem) => fieldOfProblem(problem) === field)
      .map((problem) => ({ platform, problem })),
  );
}

const NONE: readonly FieldProblem[] = [];
const NO_PROBLEMS: readonly Problem[] = [];

export interface PlatformLimit extends FieldLimit {
  readonly platform: string;
}

/** The limits of the platforms of the sale, by field or extra. */
const selectLimits = createSelector(
  [selectCheckedPlatforms],
  (platforms): Readonly<Partial<Record<string, readonly PlatformLimit[]>>> => {
    const limits: Partial<Record<string, PlatformLimit[]>> = {};
    for (const { name, limits: own } of platforms) {
      for (const [field, limit] of Object.entries(own)) (limits[field] ??= []).push({ ...limit, platform: name });
    }
    return limits;
  },
);

/** How many characters a text would have on a platform, and how many it may have. */
export interface CountedText {
  readonly length: number;
  readonly most: number;
  readonly platform: string;
  /** Other fields of the lot stand in the same cell. */
  readonly isShared: boolean;
}

/** A text in a field of a lot, on the platform that leaves the least room for more of it; undefined where none has a limit. */
export function countText(
  state: WithChecks & WithLots,
  lotId: string,
  field: string,
  text: string,
): CountedText | undefined {
  const lot = selectLot(state, lotId) ?? {};
  let counted: CountedText | undefined;
  for (const limit of selectLimits(state)[field] ?? []) {
    const { most, platform } = limit;
    const length = lengthIn(limit, lot, field, text);
    if (counted !== undefined && most - length >= counted.most - counted.length) continue;
    counted = { length, most, platform, isShared: limit.shared !== undefined };
  }
  return counted;
}

/** All problems of the open sale that the same click could mend, on the same platform and in the same field. */
export function similarProblems(state: WithChecks, { platform, problem }: FieldProblem): readonly Problem[] {
  const key = fixKeyOf(platform.id, problem);
  if (key === null) return NO_PROBLEMS;
  return selectState(state).lots.flatMap((bucket) =>
    Object.values(bucket).flatMap((found) =>
      (found[platform.id] ?? NO_PROBLEMS).filter((each) => fixKeyOf(platform.id, each) === key),
    ),
  );
}

/** How many lots they are, for a button that says so: counted anew only where lots have changed. */
export const countSimilar = (state: WithChecks, { platform, problem }: FieldProblem): number => {
  const key = fixKeyOf(platform.id, problem);
  return key === null ? 0 : selectFixCounts(state).reduce((sum, counts) => sum + (counts.get(key) ?? 0), 0);
};

const selectFixCounts = createSelector([(state: WithChecks) => selectState(state).lots], createBucketFacts(countFixes));

function countFixes(lots: readonly PlatformProblems[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const found of lots) {
    for (const [id, problems] of Object.entries(found)) {
      const keys = new Set(problems.map((problem) => fixKeyOf(id, problem)));
      for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** Problems with the same key are mended by the same click; null: by none. */
const fixKeyOf = (platformId: string, problem: Problem): string | null =>
  hasFix(problem) ? `${platformId} ${problem.detail.rule} ${fieldOfProblem(problem) ?? ''}` : null;
