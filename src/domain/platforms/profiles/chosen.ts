import type { Sale } from '../../sales/sale';
import { ownProfiles } from './ownProfile';
import type { HousePlatforms } from '../house/ownPlatformText';
import type { Profile } from '../profile';
import { PLATFORMS } from './platforms';
import { lotsmith } from './lotsmith';

/** Where a sale can go: its own format is nobody's platform. */
const SALE_PLATFORMS: readonly Profile[] = PLATFORMS.filter(({ id }) => id !== lotsmith.id);

/** What of a sale says where it can go, and where it does. */
export type SaleOfPlatforms = Pick<Sale, 'platforms'> & HousePlatforms;

/** All platforms that a sale can go to: those that everyone has, and those of its house. */
export const platformsOf = (sale: SaleOfPlatforms): readonly Profile[] => [...SALE_PLATFORMS, ...ownProfiles(sale)];

/** The platforms that a sale goes to, of those that this build knows, in the order of all platforms. */
export const chosenPlatforms = (sale: SaleOfPlatforms): readonly Profile[] =>
  platformsOf(sale).filter(({ id }) => sale.platforms?.includes(id));

/** How many were chosen with a newer build, and are not known here. */
export const countUnknownPlatforms = (sale: SaleOfPlatforms): number => {
  const known = platformsOf(sale).map(({ id }) => id);
  return (sale.platforms ?? []).filter((id) => !known.includes(id)).length;
};

/** All that can be exported to: first the platforms of the sale. */
export const choicesFor = (sale: SaleOfPlatforms): readonly Profile[] => {
  const chosen = chosenPlatforms(sale);
  const all = [...ownProfiles(sale), ...PLATFORMS];
  return [...chosen, ...all.filter((profile) => !chosen.includes(profile))];
};

/** The platform of this id; the first of the sale for one that nobody has chosen. Undefined when there are no platforms. */
export const profileOf = (sale: SaleOfPlatforms, platformId: string | null): Profile | undefined => {
  const choices = choicesFor(sale);
  return choices.find(({ id }) => id === platformId) ?? choices[0];
};
