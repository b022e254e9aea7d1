import type { PhotosByLot, PlatformLot } from '../../../../domain/platforms/platformLot';
import type { CompareSent, SentComparison } from '../../../../domain/platforms/sent/compareSent';
import type { PlatformState } from '../../../../domain/platforms/sent/platformState';
import type { Sale } from '../../../../domain/sales/sale';
import { platformSale } from '../platformSale';

interface LotsNow {
  readonly lots: readonly PlatformLot[];
  readonly withdrawn: ReadonlySet<string>;
  readonly photos: PhotosByLot;
}

/** What is other in a sale than on the platform; null while nothing is known of what was sent. */
export const compareNow = (
  compare: CompareSent,
  state: PlatformState | null,
  sale: Sale,
  now: LotsNow,
): SentComparison | null => (state === null ? null : compare(state, { ...now, sale: platformSale(sale, {}) }));

/** The lots that the platform does not have, or has in another way, in the order of the sale. */
export function changedLots(comparison: SentComparison | null, lots: readonly PlatformLot[]): readonly PlatformLot[] {
  if (comparison === null) return [];
  const ids = new Set([...comparison.changed, ...comparison.added].map(({ lot }) => lot.id));
  return lots.filter(({ id }) => ids.has(id));
}
