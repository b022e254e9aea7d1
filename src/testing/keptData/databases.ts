import { openDB } from 'idb';
import { fromPlain, type PlainData, toPlain } from './plainData';

interface PlainStore {
  readonly keyPath: string | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly { readonly name: string; readonly keyPath: string; readonly unique: boolean }[];
  readonly records: readonly { readonly key: PlainData; readonly value: PlainData }[];
}

/** A database of a browser as a file: its version, its stores and all that is in them. */
export interface PlainDatabase {
  readonly version: number;
  readonly stores: { readonly [name: string]: PlainStore };
}

/** Reads a database whatever its shape is. */
export async function dumpDatabase(name: string): Promise<PlainDatabase> {
  const database = await openDB(name);
  const stores: Record<string, PlainStore> = {};
  for (const storeName of database.objectStoreNames) {
    const transaction = database.transaction(storeName);
    const { store } = transaction;
    const indexes = [...store.indexNames].map((each) => {
      const { keyPath, unique } = store.index(each);
      return { name: each, keyPath: String(keyPath), unique };
    });
    const { keyPath, autoIncrement } = store;
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    await transaction.done;
    const records = [];
    for (const [place, key] of keys.entries()) {
      records.push({ key: await toPlain(key), value: await toPlain(values[place]) });
    }
    stores[storeName] = { keyPath: keyPath === null ? null : String(keyPath), autoIncrement, indexes, records };
  }
  const { version } = database;
  database.close();
  return { version, stores };
}

/** Makes a database as an older build had made it. */
export async function loadDatabase(name: string, { version, stores }: PlainDatabase): Promise<void> {
  const database = await openDB(name, version, {
    upgrade(fresh) {
      for (const [storeName, { keyPath, autoIncrement, indexes }] of Object.entries(stores)) {
        const store = fresh.createObjectStore(storeName, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
      }
    },
  });
  for (const [storeName, { keyPath, records }] of Object.entries(stores)) {
    const transaction = database.transaction(storeName, 'readwrite');
    for (const { key, value } of records) {
      const plainKey = keyPath === null ? (fromPlain(key) as IDBValidKey) : undefined;
      await transaction.store.put(fromPlain(value), plainKey);
    }
    await transaction.done;
  }
  database.close();
}
