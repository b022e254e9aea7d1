import {
  collection,
  type Firestore,
  getCountFromServer,
  query,
  type QueryFieldFilterConstraint,
  where,
} from 'firebase/firestore';
import { NO_PRIVATE_FIELDS, privateFieldsOf } from '../../../domain/lots/lot';
import type { Photo } from '../../../domain/photos/photo';
import { compareOrder } from '../../../domain/values/order';
import { inTime } from '../../firebase/failures/inTime';
import { readLot, readLotPrivate, readPhoto } from '../../firebase/read/readDocuments';
import type { FoundDocument, RunQuery } from '../../firebase/read/runQuery';
import type { SaleReader } from '../SaleReader';

/** So many values may be asked for in one query. */
const MOST_IN = 30;
/** Lots at the beginning of a sale among which its pictures are looked for. */
const LOOKED_AT = 6;
const MOST_COVERS = 4;
/** Of a sale with more members some stay without a name on the list. */
const MOST_PEOPLE = 12;

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

  /** How many lots are not in the trash. */
  async function count(saleId: string, ...which: readonly QueryFieldFilterConstraint[]): Promise<number> {
    const lots = collection(documents, 'sales', saleId, 'lots');
    return (await inTime(getCountFromServer(query(lots, where('deletedAt', '==', null), ...which)))).data().count;
  }

  /** By the order of the lots alone, which needs no index; so a few in the trash cost a picture. */
  async function coversOf(saleId: string): Promise<readonly Photo[]> {
    const orderBy = { field: 'order', descending: false };
    const first = await runQuery({ parent: `sales/${saleId}`, collection: 'lots', orderBy, limit: LOOKED_AT });
    const ids = entities(first, readLot).flatMap(({ coverPhotoId, deletedAt }) =>
      deletedAt === null && coverPhotoId !== null ? [coverPhotoId] : [],
    );
    const shown = ids.slice(0, MOST_COVERS);
    if (shown.length === 0) return [];
    const photos = entities(await among(saleId, 'photos', '__name__', shown), readPhoto);
    return shown.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
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

    async overview(saleId, withPeople) {
      const [lots, ready, covers, people] = await Promise.all([
        count(saleId),
        count(saleId, where('status', '==', 'ready')),
        coversOf(saleId),
        withPeople ? runQuery({ parent: `sales/${saleId}`, collection: 'people', limit: MOST_PEOPLE }) : [],
      ]);
      const names = people.flatMap(({ id, data: { name } }) =>
        typeof name === 'string' && name !== '' ? [[id, name] as const] : [],
      );
      return { lots, ready, covers, names: Object.fromEntries(names) };
    },
  };
}

function entities<Entity>(
  found: readonly FoundDocument[],
  read: (id: string, data: unknown) => Entity | null,
): Entity[] {
  return found.flatMap(({ id, data }) => read(id, data) ?? []);
}
