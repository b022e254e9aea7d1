import { type HouseWords, MOST_SALES } from '../../../domain/lots/houseWords';
import type { KeptWords } from '../../../services/offlineCache/KeptWords';

/** A device's memory of one person. `known`: what it remembers from earlier visits, by the sale. */
export function createFakeKeptWords(
  known: Readonly<Record<string, HouseWords>> = {},
  whoIs: () => string | null = () => 'user-1',
): KeptWords {
  const kept = new Map(Object.entries(known));
  return {
    async list(uid, saleIds) {
      if (whoIs() !== uid) return [];
      return saleIds.flatMap((saleId) => kept.get(saleId) ?? []).slice(0, MOST_SALES);
    },
    async keep(uid, saleId, words) {
      if (whoIs() === uid) kept.set(saleId, words);
    },
  };
}
