import {
  collection,
  type CollectionReference,
  documentId,
  type DocumentSnapshot,
  type Firestore,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  where,
} from 'firebase/firestore';
import { NO_PRIVATE_FIELDS } from '../../domain/lot';
import { compareOrder } from '../../domain/order';
import { inTime } from '../firebase/inTime';
import { readLot, readLotPrivate, readPhoto } from '../firebase/readDocuments';
import type { SaleReader } from './SaleReader';

/** So many values may be asked for in one query. */
const MOST_IN = 30;

export function createFirebaseSaleReader(documents: Firestore): SaleReader {
  const below = (saleId: string, name: string): CollectionReference => collection(documents, 'sales', saleId, name);

  /** All documents of a collection whose `field` is one of `ids`. */
  async function among(
    source: CollectionReference,
    field: ReturnType<typeof documentId> | string,
    ids: readonly string[],
  ): Promise<QueryDocumentSnapshot[]> {
    const parts = Array.from({ length: Math.ceil(ids.length / MOST_IN) }, (_, place) =>
      ids.slice(place * MOST_IN, (place + 1) * MOST_IN),
    );
    const found = await Promise.all(
      parts.map((part) => inTime(getDocsFromServer(query(source, where(field, 'in', part))))),
    );
    return found.flatMap(({ docs }) => docs);
  }

  return {
    async read(saleId, lotIds) {
      const ids = [...new Set(lotIds)];
      const [lots, privates, photos] = await Promise.all([
        among(below(saleId, 'lots'), documentId(), ids),
        among(below(saleId, 'lotPrivate'), documentId(), ids),
        among(below(saleId, 'photos'), 'lotId', ids),
      ]);
      const privately = entities(privates, readLotPrivate);
      const allPhotos = entities(photos, readPhoto).sort(compareOrder);
      return entities(lots, readLot).map((lot) => {
        const { reserve, consignor, notes } = privately.find(({ id }) => id === lot.id) ?? NO_PRIVATE_FIELDS;
        return {
          lot,
          privately: { reserve, consignor, notes },
          photos: allPhotos.filter(({ lotId }) => lotId === lot.id),
        };
      });
    },

    async end(saleId) {
      const lots = below(saleId, 'lots');
      const [last, largest] = await Promise.all([
        inTime(getDocsFromServer(query(lots, orderBy('order', 'desc'), limit(1)))),
        inTime(getDocsFromServer(query(lots, where('deletedAt', '==', null), orderBy('number', 'desc'), limit(1)))),
      ]);
      const [lastLot] = entities(last.docs, readLot);
      const [largestLot] = entities(largest.docs, readLot);
      return { order: lastLot?.order ?? null, number: largestLot?.number ?? 0 };
    },

    async count(saleId) {
      const present = query(below(saleId, 'lots'), where('deletedAt', '==', null));
      return (await inTime(getCountFromServer(present))).data().count;
    },
  };
}

function entities<Entity>(
  found: readonly DocumentSnapshot[],
  read: (id: string, data: unknown) => Entity | null,
): Entity[] {
  return found.flatMap((each) => read(each.id, each.data()) ?? []);
}
