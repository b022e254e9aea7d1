import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb';

/**
 * Opens a database in the version that this build needs, or in the newer one that a newer build has made of it: an older
 * page that is still open, or an older build that was put back, goes on with it. A newer version only ever adds to it.
 */
export async function openAtLeast<Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(name, version, callbacks);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    const { upgrade: _upgrade, ...others } = callbacks;
    return openDB<Schema>(name, undefined, others);
  }
}
