import { deleteDB } from 'idb';
import { type Lot, NEW_LOT } from '../../domain/lots/lot';
import { type Photo, PLAIN_PHOTO } from '../../domain/photos/photo';
import type { Sale } from '../../domain/sales/sale';
import { effectsOf, type Operation } from '../../domain/operations/operations';
import { isKnownOperation } from '../../domain/operations/knownOperation';
import { openAtLeast } from '../outbox/device/openAtLeast';
import { COPIES } from '../memory/browserDeviceMemory';
import { type Copies, type CopiesSchema, STORES, type Writing } from './copiesSchema';
import { createGroups } from './groups';
import { createKeptBesides, forgetBesides } from './keptBesides';
import type { OfflineCache } from './OfflineCache';
import { stepsOf, withSteps } from './acknowledgedChanges';

/** About 150 MB of small pictures. */
const MAX_THUMBS = 5_000;

/** The chunks of a sale, whatever their names are. */
const ofSale = (saleId: string): IDBKeyRange => IDBKeyRange.bound([saleId], [saleId, []]);

const lotOfToday = (kept: Lot): Lot => ({ ...NEW_LOT, ...kept });
const photoOfToday = (kept: Photo): Photo => ({ ...PLAIN_PHOTO, ...kept });
const saleOfToday = (kept: Sale): Sale => ({ ...{ place: null }, ...kept });

/**
 * Copies in IndexedDB, in a database of their own, so that wiping them touches no unsent work. It belongs to one person:
 * for another one it is deleted and made anew, so one that is open is known to be that person's.
 */
export function createIdbOfflineCache(name = COPIES): OfflineCache {
  let opened: { readonly uid: string; readonly database: Promise<Copies>; now?: Copies } | undefined;
  const forgetConnection = (): void => void (opened = undefined);

  const open = (): Promise<Copies> =>
    openAtLeast<CopiesSchema>(name, 2, {
      upgrade(database, before) {
        if (before < 1) {
          for (const store of ['owner', 'list', 'sales', 'lots', 'photos', 'thumbs'] as const) {
            database.createObjectStore(store);
          }
        }
        if (before < 2) database.createObjectStore('noted', { autoIncrement: true }).createIndex('bySale', 'saleId');
      },
      // Another page that wipes the cache must not wait for this one.
      blocking(_present, _wanted, event) {
        forgetConnection();
        (event.target as IDBDatabase).close();
      },
      terminated: forgetConnection,
    });

  const openFor = async (uid: string): Promise<Copies> => {
    for (;;) {
      const database = await open();
      const { store, done } = database.transaction('owner', 'readwrite');
      const owner = await store.get('uid');
      if (owner === undefined) await store.put(uid, 'uid');
      await done;
      if (owner === undefined || owner === uid) return database;
      database.close();
      await deleteDB(name);
    }
  };

  const connect = (uid: string): Promise<Copies> => {
    if (opened?.uid === uid) return opened.database;
    opened?.now?.close();
    const mine: NonNullable<typeof opened> = { uid, database: openFor(uid) };
    opened = mine;
    mine.database.then(
      (database) => (mine.now = database),
      () => {
        if (opened === mine) forgetConnection();
      },
    );
    return mine.database;
  };

  const look = (database: Copies) => database.transaction(STORES);
  const begin = (database: Copies): Writing => database.transaction([...STORES], 'readwrite');

  const remove = async (transaction: Writing, saleId: string): Promise<void> => {
    await Promise.all([
      transaction.objectStore('sales').delete(saleId),
      transaction.objectStore('lots').delete(ofSale(saleId)),
      transaction.objectStore('photos').delete(ofSale(saleId)),
    ]);
  };
  const removeNotes = async (transaction: Writing, saleId: string): Promise<void> => {
    const notes = transaction.objectStore('noted');
    for (const key of await notes.index('bySale').getAllKeys(saleId)) await notes.delete(key);
  };
  const removeThumbs = (transaction: Writing, saleId: string): Promise<void> =>
    transaction.objectStore('thumbs').delete(IDBKeyRange.bound(`sales/${saleId}/`, `sales/${saleId}/\uffff`));

  const forget = async (transaction: Writing, saleId: string): Promise<void> => {
    await remove(transaction, saleId);
    await removeNotes(transaction, saleId);
    await removeThumbs(transaction, saleId);
  };

  interface Note {
    readonly operation: Operation;
    readonly isHere: () => boolean;
  }
  const notes = createGroups<Note, number>(async (uid, made) => {
    const mayWrite = (): void => {
      if (!made.every(({ isHere }) => isHere())) throw new Error('The person is not here any more.');
    };
    // Before the database, which the end of a session deletes, would be made anew, and in the moment of writing.
    mayWrite();
    const database = await connect(uid);
    mayWrite();
    const transaction = database.transaction('noted', 'readwrite', { durability: 'strict' });
    const keys = made.map(({ operation }) => transaction.store.add(operation));
    const [added] = await Promise.all([Promise.all(keys), transaction.done]);
    return added;
  });

  return {
    async list(uid) {
      const transaction = look(await connect(uid));
      const found = await transaction.objectStore('list').get('sales');
      await transaction.done;
      return (found as readonly Sale[] | undefined)?.map(saleOfToday) ?? null;
    },
    async saveList(uid, sales, unreadable = []) {
      const transaction = begin(await connect(uid));
      await transaction.objectStore('list').put(sales, 'sales');
      const listed = new Set([...sales.map(({ id }) => id), ...unreadable]);
      for (const saleId of await transaction.objectStore('sales').getAllKeys()) {
        if (!listed.has(saleId)) await forget(transaction, saleId);
      }
      await forgetBesides(transaction, (saleId) => listed.has(saleId));
      await transaction.done;
    },
    async load(uid, saleId) {
      const transaction = look(await connect(uid));
      const savedAt = await transaction.objectStore('sales').get(saleId);
      const lots = await transaction.objectStore('lots').getAll(ofSale(saleId));
      const photos = await transaction.objectStore('photos').getAll(ofSale(saleId));
      const noted = transaction.objectStore('noted').index('bySale');
      const [keys, operations] = await Promise.all([noted.getAllKeys(saleId), noted.getAll(saleId)]);
      await transaction.done;
      if (savedAt === undefined) return null;
      const effects = operations.filter(isKnownOperation).map(effectsOf);
      // An older build kept them without what lots and photos have today.
      const whole = { lots: lots.flat().map(lotOfToday), photos: photos.flat().map(photoOfToday) };
      return {
        savedAt,
        lots: withSteps(whole.lots, stepsOf(effects.flatMap((each) => each.lots))),
        photos: withSteps(whole.photos, stepsOf(effects.flatMap((each) => each.photos))),
        noted: keys,
      };
    },
    async save(uid, saleId, { chunks, whole, savedAt, noted }) {
      // In one go where the database is open: a page that ends waits for nothing.
      const open = opened?.uid === uid ? opened.now : undefined;
      const transaction = begin(open ?? (await connect(uid)));
      const writes: Promise<unknown>[] = whole ? [remove(transaction, saleId)] : [];
      for (const { kind, name: chunk, entities } of chunks) {
        if (kind === 'lots') {
          writes.push(transaction.objectStore('lots').put(entities as readonly Lot[], [saleId, chunk]));
        } else writes.push(transaction.objectStore('photos').put(entities as readonly Photo[], [saleId, chunk]));
      }
      for (const key of noted) writes.push(transaction.objectStore('noted').delete(key));
      writes.push(transaction.objectStore('sales').put(savedAt, saleId));
      transaction.commit();
      await Promise.all([...writes, transaction.done]);
    },
    note: (uid, operation, isHere) => notes.add(uid, { operation, isHere }),
    async forget(uid, saleId) {
      const transaction = begin(await connect(uid));
      await forget(transaction, saleId);
      await forgetBesides(transaction, (each) => each !== saleId);
      await transaction.done;
    },
    ...createKeptBesides(connect),
    async thumb(uid, path) {
      return (await (await connect(uid)).get('thumbs', path)) ?? null;
    },
    async saveThumb(uid, path, bytes) {
      // No note of a save waits for pictures.
      const { store: thumbs, done } = (await connect(uid)).transaction('thumbs', 'readwrite');
      if ((await thumbs.count()) < MAX_THUMBS) await thumbs.put(bytes, path);
      await done;
    },
  };
}
