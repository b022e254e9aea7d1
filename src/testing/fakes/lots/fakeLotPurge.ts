import { GatewayFailure } from '../../../services/failure';
import type { FakeSale } from './fakeSale';
import type { LotPurge } from '../../../services/lots/LotPurge';
import type { LotsEvent } from '../../../services/lots/LotsGateway';
import { removedPhoto } from '../../../domain/operations/entitiesOf';

export interface FakeLotPurge extends LotPurge {
  /** The next `purge` or `photosOf` rejects with `code`. */
  failNext(op: keyof LotPurge, code: string): void;
}

/** On the documents of a server in memory; `emit` tells those who listen. */
export function createFakeLotPurge(
  documents: (saleId: string) => FakeSale,
  emit: (saleId: string, event: LotsEvent) => void = () => undefined,
  role: 'owner' | 'editor' = 'owner',
): FakeLotPurge {
  const failures: { readonly op: keyof LotPurge; readonly code: string }[] = [];
  const begin = async (op: keyof LotPurge, may = true): Promise<void> => {
    const place = failures.findIndex((failure) => failure.op === op);
    const failure = place < 0 ? undefined : failures.splice(place, 1)[0];
    await Promise.resolve();
    if (failure !== undefined) throw new GatewayFailure(failure.code);
    if (!may) throw new GatewayFailure('permission-denied');
  };

  return {
    failNext: (op, code) => void failures.push({ op, code }),
    async photosOf(saleId, lotId) {
      await begin('photosOf');
      const sale = documents(saleId);
      const lot = sale.lots.get(lotId);
      if (lot === undefined) return [];
      if (lot.deletedAt === null) throw new GatewayFailure('failed-precondition');
      const own = [...sale.photos.values()].filter((photo) => photo.lotId === lotId).map(({ id }) => id);
      const ends = new Map<string, string>();
      for (const each of sale.ops.values()) {
        const removed = removedPhoto(each);
        if (removed !== null) ends.set(removed.id, each.lotId);
      }
      const removed = [...ends].filter(([id, last]) => last === lotId && !sale.photos.has(id)).map(([id]) => id);
      return [...own, ...removed];
    },
    async purge(saleId, lotId) {
      await begin('purge', role === 'owner');
      const sale = documents(saleId);
      if (sale.lots.get(lotId)?.deletedAt === null) throw new GatewayFailure('failed-precondition');
      const photos = [...sale.photos.values()].filter((photo) => photo.lotId === lotId).map(({ id }) => id);
      for (const id of photos) sale.photos.delete(id);
      for (const [number, holder] of sale.numbers) if (holder === lotId) sale.numbers.delete(number);
      sale.privates.delete(lotId);
      sale.lots.delete(lotId);
      emit(saleId, { type: 'photos', changed: [], removed: photos, fromServer: true });
      emit(saleId, { type: 'lots', changed: [], removed: [lotId], fromServer: true });
    },
  };
}
