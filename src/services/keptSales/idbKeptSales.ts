import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Lot } from '../../domain/lot';
import type { Photo } from '../../domain/photo';
import type { Sale } from '../../domain/sale';
import { COPIES } from '../memory/browserDeviceMemory';
import type { KeptSales } from './KeptSales';

interface CopiesSchema extends DBSchema {
  /** One record: whose copies these are. */
  owner: { key: 'uid'; value: string };
  list: { key: 'sales'; value: readonly Sale[] };
  sales: { key: string; value: number };
  lots: { key: [string, string]; value: readonly Lot[] };
  photos: { key: [string, string]; value: readonly Photo[] };
  /** Small pictures by their path. */
  thumbs: { key: string; value: Blob };
}

/** About 150 MB of small pictures. */
const MAX_THUMBS = 5_000;

const STORES = ['owner', 'list', 'sales', 'lots', 'photos', 'thumbs'] as const;

/** The chunks of a sale, whatever their names are. */
const ofSale = (saleId: string): IDBKeyRange => IDBKeyRange.bound([saleId], [saleId, []]);

/** Copies in IndexedDB, in a database of their own, so that wiping them touches no unsent work. */
export function createIdbKeptSales(name = COPIES): KeptSales {
  let opened: Promise<IDBPDatabase<CopiesSchema>> | undefined;
  const forgetConnection = (): void => void (opened = undefined);

  const connect = (): Promise<IDBPDatabase<CopiesSchema>> => {
    opened ??= openDB<CopiesSchema>(name, 1, {
      upgrade: (database) => STORES.forEach((store) => database.createObjectStore(store)),
      // Whoever wipes must not wait for this page.
      blocking(_present, _wanted, event) {
        forgetConnection();
        (event.target as IDBDatabase).close();
      },
      terminated: forgetConnection,
    });
    opened.catch(forgetConnection);
    return opened;
  };

  /** A transaction on the copies of this person: those of another one are gone before anything is read or written. */
  const begin = async (uid: string) => {
    const transaction = (await connect()).transaction(STORES, 'readwrite');
    const owner = transaction.objectStore('owner');
    if ((await owner.get('uid')) !== uid) {
      await Promise.all(STORES.map((store) => transaction.objectStore(store).clear()));
      await owner.put(uid, 'uid');
    }
    return transaction;
  };
  type Begun = Awaited<ReturnType<typeof begin>>;

  const remove = async (transaction: Begun, saleId: string): Promise<void> => {
    await transaction.objectStore('sales').delete(saleId);
    await transaction.objectStore('lots').delete(ofSale(saleId));
    await transaction.objectStore('photos').delete(ofSale(saleId));
  };
  const removeThumbs = (transaction: Begun, saleId: string): Promise<void> =>
    transaction.objectStore('thumbs').delete(IDBKeyRange.bound(`sales/${saleId}/`, `sales/${saleId}/\uffff`));

  return {
    async list(uid) {
      const transaction = await begin(uid);
      const found = await transaction.objectStore('list').get('sales');
      await transaction.done;
      return found ?? null;
    },
    async saveList(uid, sales) {
      const transaction = await begin(uid);
      await transaction.objectStore('list').put(sales, 'sales');
      const listed = new Set(sales.map(({ id }) => id));
      for (const saleId of await transaction.objectStore('sales').getAllKeys()) {
        if (listed.has(saleId)) continue;
        await remove(transaction, saleId);
        await removeThumbs(transaction, saleId);
      }
      await transaction.done;
    },
    async load(uid, saleId) {
      const transaction = await begin(uid);
      const savedAt = await transaction.objectStore('sales').get(saleId);
      const lots = await transaction.objectStore('lots').getAll(ofSale(saleId));
      const photos = await transaction.objectStore('photos').getAll(ofSale(saleId));
      await transaction.done;
      return savedAt === undefined ? null : { savedAt, lots: lots.flat(), photos: photos.flat() };
    },
    async save(uid, saleId, chunks, savedAt, whole) {
      const transaction = await begin(uid);
      if (whole) await remove(transaction, saleId);
      for (const { kind, name: chunk, entities } of chunks) {
        if (kind === 'lots') await transaction.objectStore('lots').put(entities as readonly Lot[], [saleId, chunk]);
        else await transaction.objectStore('photos').put(entities as readonly Photo[], [saleId, chunk]);
      }
      await transaction.objectStore('sales').put(savedAt, saleId);
      await transaction.done;
    },
    async forget(uid, saleId) {
      const transaction = await begin(uid);
      await remove(transaction, saleId);
      await removeThumbs(transaction, saleId);
      await transaction.done;
    },
    async thumb(uid, path) {
      const transaction = await begin(uid);
      const found = await transaction.objectStore('thumbs').get(path);
      await transaction.done;
      return found ?? null;
    },
    async saveThumb(uid, path, bytes) {
      const transaction = await begin(uid);
      const thumbs = transaction.objectStore('thumbs');
      if ((await thumbs.count()) < MAX_THUMBS) await thumbs.put(bytes, path);
      await transaction.done;
    },
  };
}
