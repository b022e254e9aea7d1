import { collection, type Firestore, getCountFromServer, query, where } from 'firebase/firestore';
import { NO_PRIVATE_FIELDS, privateFieldsOf } from '../../../domain/lots/lot';
import { compareOrder } from '../../../domain/values/order';
import { inTime } from '../../firebase/failures/inTime';
import { readLot, readLotPrivate, readPhoto } from '../../firebase/read/readDocuments';
import type { FoundDocument, RunQuery } from '../../firebase/read/runQuery';
import type { SaleReader } from '../SaleReader';

/** So many values may be asked for in one query. */
const MOST_IN = 30;

export function createFirebaseSaleReader(documents: Firestore, runQuery: RunQuery): SaleReader {
  /** All documents of a collection below the sale whose `field` is one of `ids`. */
  async function among(saleId: string, name: string, field: string, ids: readonly string[]): Promise<FoundDocument[]> {
    const parts = Array.from({ length: Math.ceil(ids.length / MOST_IN) }, (_, place) =>
      ids.slice(place * MOST_IN, (place + 1) * MOST_IN),
    );
    const found = await Promise.all(
      parts.map((value) =>
        runQuery({ parent: `sales/${saleId}`, collection: name, where: [{ field, is: 'IN', value }] }),
      ),
    );
    return found.flat();
  }

  return {
    async read(saleId, lotIds) {
      const ids = [...new Set(lotIds)];
      const [lots, privates, photos] = await Promise.all([
        among(saleId, 'lots', '__name__', ids),
        among(saleId, 'lotPrivate', '__name__', ids),
        among(saleId, 'photos', 'lotId', ids),
      ]);
      const privateParts = entities(privates, readLotPrivate);
      const allPhotos = entities(photos, readPhoto).sort(compareOrder);
      return entities(lots, readLot).map((lot) => {
        const privately = privateFieldsOf(privateParts.find(({ id }) => id === lot.id) ?? NO_PRIVATE_FIELDS);
        return {
          lot,
          privately,
          photos: allPhotos.filter(({ lotId }) => lotId === lot.id),
        };
      });
    },

    async end(saleId) {
      const lots = { parent: `sales/${saleId}`, collection: 'lots', limit: 1 };
      const present = [{ field: 'deletedAt', is: 'EQUAL', value: null }] as const;
      const [last, largest] = await Promise.all([
        runQuery({ ...lots, orderBy: { field: 'order', descending: true } }),
        runQuery({ ...lots, where: present, orderBy: { field: 'number', descending: true } }),
      ]);
      const [lastLot] = entities(last, readLot);
      const [largestLot] = entities(largest, readLot);
      return { order: lastLot?.order ?? null, number: largestLot?.number ?? 0 };
    },

    async count(saleId) {
      const present = query(collection(documents, 'sales', saleId, 'lots'), where('deletedAt', '==', null));
      return (await inTime(getCountFromServer(present))).data().count;
    },
  };
}

function entities<Entity>(
  found: readonly FoundDocument[],
  read: (id: string, data: unknown) => Entity | null,
): Entity[] {
  return found.flatMap(({ id, data }) => read(id, data) ?? []);
}
