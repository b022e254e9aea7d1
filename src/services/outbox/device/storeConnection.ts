import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';
import { openAtLeast } from './openAtLeast';

/**
 * The connection to a small database of one store, made at its first use, and anew after another page or the browser has
 * closed it. Rejects where the browser keeps nothing.
 */
export function createStoreConnection<Schema extends DBSchema>(
  name: string,
  store: StoreNames<Schema>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => void (opened = undefined);
  return () => {
    opened ??= openAtLeast<Schema>(name, 1, {
      upgrade: (database) => void database.createObjectStore(store),
      blocking(_present, _wanted, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}
