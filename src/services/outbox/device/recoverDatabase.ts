import { deleteDB, openDB } from 'idb';

interface RecoveredRecord {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

/** What could still be read of a damaged database, by store. */
export type RecoveredRecords = ReadonlyMap<string, readonly RecoveredRecord[]>;

/**
 * Reads whatever can be read of a database whose shape is not what it should be, record by record, and removes it, so that
 * it can be made anew. One record that cannot be read costs only itself. Rejects, and removes nothing, when the stores
 * cannot be listed: what cannot be looked at may be whole.
 */
export async function recoverDatabase(name: string): Promise<RecoveredRecords> {
  const found = new Map<string, readonly RecoveredRecord[]>();
  // Without a version: whatever shape it has.
  const database = await openDB(name);
  try {
    for (const store of database.objectStoreNames) {
      const records: RecoveredRecord[] = [];
      for (const key of await database.getAllKeys(store)) {
        const value: unknown = await database.get(store, key).catch(() => undefined);
        if (value !== undefined) records.push({ key, value });
      }
      found.set(store, records);
    }
  } finally {
    database.close();
  }
  await deleteDB(name);
  return found;
}
