import type { Sale } from '../../sales/sale';
import type { Profile } from '../profile';
import { PLATFORMS } from './platforms';
import { lotsmith } from './lotsmith';

/** Where a sale can go: its own format is nobody's platform. */
export const SALE_PLATFORMS: readonly Profile[] = PLATFORMS.filter(({ id }) => id !== lotsmith.id);

/** The platforms that a sale goes to, of those that this build knows, in the order of all platforms. */
export const chosenPlatforms = ({ platforms = [] }: Pick<Sale, 'platforms'>): readonly Profile[] =>
  SALE_PLATFORMS.filter(({ id }) => platforms.includes(id));

/** How many were chosen with a newer build, and are not known here. */
export const countUnknownPlatforms = ({ platforms = [] }: Pick<Sale, 'platforms'>): number =>
  platforms.filter((id) => SALE_PLATFORMS.every((profile) => profile.id !== id)).length;

/** All that can be exported to: first the platforms of the sale. */
export const choicesFor = (sale: Pick<Sale, 'platforms'>): readonly Profile[] => {
  const chosen = chosenPlatforms(sale);
  return [...chosen, ...PLATFORMS.filter((profile) => !chosen.includes(profile))];
};

/** The platform of this id; the first of the sale for one that nobody has chosen. Undefined when there are no platforms. */
export const profileOf = (sale: Pick<Sale, 'platforms'>, platformId: string | null): Profile | undefined => {
  const choices = choicesFor(sale);
  return choices.find(({ id }) => id === platformId) ?? choices[0];
};
