import { NO_PRIVATE_FIELDS, privateFieldsOf } from '../../../domain/lots/lot';
import { compareLots } from '../../../domain/numbering/lotOrder';
import { compareOrder } from '../../../domain/values/order';
import { GatewayFailure } from '../../../services/failure';
import type { FakeSale } from './fakeSale';
import type { SaleReader } from '../../../services/lots/SaleReader';

export interface FakeSaleReader extends SaleReader {
  /** What was asked, as `read saleId`, in order. */
  readonly asked: readonly string[];
  /** The next question of this kind rejects with `code`. */
  failNext(kind: keyof SaleReader, code: string): void;
}

/** Answers from the documents of a server in memory; `role` is what its person may do everywhere. */
export function createFakeSaleReader(
  documents: (saleId: string) => FakeSale,
  role: 'editor' | 'viewer' | 'stranger' = 'editor',
  /** The names of the members of a sale, by uid. */
  names: (saleId: string) => Readonly<Record<string, string>> = () => ({}),
): FakeSaleReader {
  const asked: string[] = [];
  const failures: { readonly kind: keyof SaleReader; readonly code: string }[] = [];

  async function begin(kind: keyof SaleReader, saleId: string, may: boolean): Promise<FakeSale> {
    asked.push(`${kind} ${saleId}`);
    const place = failures.findIndex((failure) => failure.kind === kind);
    const failure = place < 0 ? undefined : failures.splice(place, 1)[0];
    await Promise.resolve();
    if (failure !== undefined) throw new GatewayFailure(failure.code);
    if (!may) throw new GatewayFailure('permission-denied');
    return documents(saleId);
  }

  return {
    asked,
    failNext: (kind, code) => void failures.push({ kind, code }),
    async read(saleId, lotIds) {
      const sale = await begin('read', saleId, role === 'editor');
      return [...new Set(lotIds)].flatMap((id) => {
        const lot = sale.lots.get(id);
        if (lot === undefined) return [];
        const privately = privateFieldsOf(sale.privates.get(id) ?? NO_PRIVATE_FIELDS);
        const photos = [...sale.photos.values()].filter(({ lotId }) => lotId === id).sort(compareOrder);
        return [{ lot, privately, photos }];
      });
    },
    async end(saleId) {
      const lots = [...(await begin('end', saleId, role !== 'stranger')).lots.values()].sort(compareLots);
      const numbers = lots.filter(({ deletedAt }) => deletedAt === null).map(({ number }) => number ?? 0);
      return { order: lots.at(-1)?.order ?? null, number: Math.max(0, ...numbers) };
    },
    async overview(saleId, withPeople) {
      const sale = await begin('overview', saleId, role !== 'stranger');
      const lots = [...sale.lots.values()].sort(compareLots).filter(({ deletedAt }) => deletedAt === null);
      const covers = lots.flatMap(({ coverPhotoId }) => sale.photos.get(coverPhotoId ?? '') ?? []).slice(0, 4);
      const ready = lots.filter(({ status }) => status === 'ready').length;
      return { lots: lots.length, ready, covers, names: withPeople ? names(saleId) : {} };
    },
  };
}
