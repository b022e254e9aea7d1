import { PRIVATE_LOT_FIELDS } from '../../lots/lot';
import { type FieldLimit, limitsOf } from './fieldLimits';
import type { SaleMaps } from '../../sales/saleMaps';
import { platformsOf } from '../profiles/chosen';
import { lotsmith } from '../profiles/lotsmith';
import type { PlatformSale } from '../platformLot';
import type { Problem } from '../problem';
import type { Profile } from '../profile';
import { createValidator, type ChangedLot } from './validator';

/** What a page must know of a platform that a sale goes to. */
export interface CheckedPlatform {
  readonly id: string;
  readonly name: string;
  /** By field or extra: how much the platform takes. */
  readonly limits: Readonly<Record<string, FieldLimit>>;
}

/** By the ids of platforms; a platform that takes all of it is not named. */
export type PlatformProblems = Readonly<Record<string, readonly Problem[]>>;

/** What a check found in lots that have changed. */
export interface CheckAnswer {
  /** Each lot whose problems may be others now; null: it has none. */
  readonly lots: readonly (readonly [lotId: string, problems: PlatformProblems | null])[];
  /** Of the sale as a whole. */
  readonly sale: PlatformProblems;
}

export interface CheckSetup {
  readonly sale: PlatformSale;
  readonly platformIds: readonly string[];
  /** The platforms of the house, as the sale keeps them. */
  readonly ownPlatforms?: SaleMaps['ownPlatforms'];
  /** False: the person may not read the private fields, so nothing is said of them. */
  readonly seesPrivate: boolean;
}

/** The problems of a sale for all its platforms at once. It looks only at what has changed. */
export interface SaleCheck {
  change(changed: readonly ChangedLot[]): CheckAnswer;
}

export const describePlatform = (profile: Profile, sale: PlatformSale): CheckedPlatform => ({
  id: profile.id,
  name: profile.name,
  limits: limitsOf(profile, sale),
});

/** The platforms to check against, of those that this build knows. */
export const profilesOf = ({ platformIds, ownPlatforms }: CheckSetup): readonly Profile[] =>
  [...platformsOf({ ownPlatforms }), lotsmith].filter(({ id }) => platformIds.includes(id));

const isPrivate = ({ place }: Problem): boolean =>
  place?.field !== undefined && (PRIVATE_LOT_FIELDS as readonly string[]).includes(place.field);

export function createSaleCheck(profiles: readonly Profile[], { sale, seesPrivate }: Omit<CheckSetup, 'platformIds'>) {
  const validators = profiles.map((profile) => ({ id: profile.id, validator: createValidator(profile, sale) }));
  const seen = (problems: readonly Problem[]): readonly Problem[] =>
    seesPrivate || !problems.some(isPrivate) ? problems : problems.filter((problem) => !isPrivate(problem));

  const gather = (read: (validator: (typeof validators)[number]['validator']) => readonly Problem[]) => {
    let found: Record<string, readonly Problem[]> | null = null;
    for (const { id, validator } of validators) {
      const problems = seen(read(validator));
      if (problems.length > 0) (found ??= {})[id] = problems;
    }
    return found;
  };

  return {
    change(changed) {
      const touched = new Set<string>();
      for (const { validator } of validators) validator.check(changed, touched);
      return {
        lots: [...touched].map((id) => [id, gather((validator) => validator.problemsOf(id))]),
        sale: gather((validator) => validator.saleProblems()) ?? {},
      };
    },
  } satisfies SaleCheck as SaleCheck;
}
