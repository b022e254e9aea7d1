import type { Lot } from '../../src/domain/lots/lot';
import { createIdbOfflineCache } from '../../src/services/offlineCache/idbOfflineCache';
import { type Chunk, chunkNameOf } from '../../src/services/offlineCache/OfflineCache';
import { SALE } from '../../src/testing/stores/makeWorkspace';
import { benchLots } from './lots';

export const UID = 'user-1';
export const LOTS = 10_000;

export const offlineCache = createIdbOfflineCache('bench-copies');

/** Keeps the sale on the device, as an earlier visit has done. */
export async function keepSale(): Promise<void> {
  const chunks = new Map<string, Lot[]>();
  for (const lot of benchLots(LOTS)) {
    const name = chunkNameOf(lot.id);
    chunks.set(name, [...(chunks.get(name) ?? []), lot]);
  }
  const all = [...chunks].map(([name, entities]): Chunk => ({ kind: 'lots', name, entities }));
  await offlineCache.save(UID, SALE, { chunks: all, noted: [], savedAt: Date.now(), whole: true });
}
