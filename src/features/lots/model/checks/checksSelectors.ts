import { createSelector } from '@reduxjs/toolkit';
import type { LotFieldName } from '../../../../domain/lots/lotFields';
import type { Problem } from '../../../../domain/platforms/problem';
import type { CheckedPlatform, PlatformProblems } from '../../../../domain/platforms/validate/saleCheck';
import { needsPerson } from '../../../../domain/platforms/validate/weight';
import { readEntity } from '../../../../shared/buckets';
import { type ChecksState, NO_CHECKS } from './checksState';

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
      .filter(({ place }) => place?.field === field)
      .map((problem) => ({ platform, problem })),
  );
}

const NONE: readonly FieldProblem[] = [];
const NO_PROBLEMS: readonly Problem[] = [];

export interface StrictLimit {
  readonly most: number;
  readonly platform: string;
}

/** The strictest limit of a field among the platforms of the sale. */
export const selectStrictLimits = createSelector(
  [selectCheckedPlatforms],
  (platforms): Readonly<Partial<Record<string, StrictLimit>>> => {
    const limits: Partial<Record<string, StrictLimit>> = {};
    for (const { name, limits: own } of platforms) {
      for (const [field, most] of Object.entries(own) as [LotFieldName, number][]) {
        if (most < (limits[field]?.most ?? Infinity)) limits[field] = { most, platform: name };
      }
    }
    return limits;
  },
);

/** All problems of the open sale that the same click could mend, on the same platform and in the same field. */
export function similarProblems(state: WithChecks, { platform, problem }: FieldProblem): readonly Problem[] {
  const { field } = problem.place ?? {};
  return selectState(state).lots.flatMap((bucket) =>
    Object.values(bucket).flatMap((found) =>
      (found[platform.id] ?? NO_PROBLEMS).filter(
        (each) => each.fix !== null && each.detail.rule === problem.detail.rule && each.place?.field === field,
      ),
    ),
  );
}
