import type { HouseWords } from '../../domain/lots/houseWords';
import type { OfflineCache } from './OfflineCache';

/**
 * What this device remembers of the words in the sales that the person had open here. For somebody who is not signed in
 * any more it reads and keeps nothing. Rejects where the browser keeps nothing.
 */
export interface KeptWords {
  /** Those of the first of these sales that it remembers, in their order: `MOST_SALES` at most. */
  list(uid: string, saleIds: readonly string[]): Promise<readonly HouseWords[]>;
  keep(uid: string, saleId: string, words: HouseWords): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly keptWords: KeptWords;
  }
}

/** Among the copies of what the person has read: they go with them. `whoIs`: the person of this moment. */
export function createKeptWords(
  kept: Pick<OfflineCache, 'words' | 'saveWords'>,
  whoIs: () => string | null,
): KeptWords {
  return {
    async list(uid, saleIds) {
      // To ask for another person's copies wipes those of the one who is here.
      return whoIs() === uid ? kept.words(uid, saleIds) : [];
    },
    async keep(uid, saleId, words) {
      if (whoIs() === uid) await kept.saveWords(uid, saleId, words);
    },
  };
}
