import type { Sale } from './sale';
import { SALE_MAPS, type SaleMaps } from './saleMaps';

/** What a house has set up in a sale and wants again in the next one. */
export type TakenAlong = Pick<Sale, 'platforms'> & SaleMaps;

/**
 * What a sale that begins like an earlier one takes along: where it goes, and all maps, such as the columns of the house. What
 * is empty is left out.
 */
export function takenAlong(earlier: Sale): TakenAlong {
  const maps = SALE_MAPS.flatMap((name) => {
    const entries = earlier[name] ?? {};
    return Object.keys(entries).length === 0 ? [] : [[name, entries] as const];
  });
  const { platforms = [] } = earlier;
  return { ...(platforms.length > 0 && { platforms }), ...Object.fromEntries(maps) };
}
