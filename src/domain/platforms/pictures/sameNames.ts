import { namesAlike } from '../house/picturePattern';
import type { PhotosByLot, PlatformLot } from '../platformLot';
import type { PictureRules } from '../profile';
import { numberOf, pictureNamer } from './pictureNames';

/** Two pictures of a bundle that would be one file. */
export interface SameName {
  readonly name: string;
  /** The numbers of their lots. */
  readonly lots: readonly [string, string];
}

/** Systems that tell no capitals apart would write one over the other. */
const keyOf = (name: string): string => name.toLowerCase();

/**
 * The first two pictures with one name; null: all differ. A platform that the house made in an older build may have a
 * pattern in which lot 1 with 11 photos and lot 11 get one name; and two lots may have one number.
 */
export function sameNames(lots: readonly PlatformLot[], photos: PhotosByLot, rules: PictureRules): SameName | null {
  const numbers = lots.map(numberOf).filter((number) => number !== '');
  const differ = new Set(numbers.map(keyOf)).size === numbers.length;
  if (differ && !namesAlike(rules.name.is, rules.most.is)) return null;
  const namesOf = pictureNamer(rules);
  const holders = new Map<string, string>();
  for (const lot of lots) {
    const number = numberOf(lot);
    for (const name of namesOf(lot, photos.get(lot.id) ?? [])) {
      const holder = holders.get(keyOf(name));
      if (holder !== undefined) return { name, lots: [holder, number] };
      holders.set(keyOf(name), number);
    }
  }
  return null;
}
