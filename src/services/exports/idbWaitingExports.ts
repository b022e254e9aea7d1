import type { DBSchema } from 'idb';
import { createStoreConnection } from '../outbox/device/storeConnection';
import { decryptAll, encrypt, ownerOf, type Ciphertext } from '../outbox/encrypted/encryption';
import { OWN_DATABASES } from '../outbox/encrypted/idbOwnRecords';
import { personsKey } from '../outbox/encrypted/personsKey';
import type { WaitingExport, WaitingExports } from './WaitingExports';

interface WaitingSchema extends DBSchema {
  /** By owner and export. Neither a name nor a value says who was at this device, or what was sent. */
  waiting: { key: [string, string]; value: Ciphertext };
}

/** A device whose storage gives no answer for so long, in ms, is taken for one that keeps nothing. */
const LIMIT_MS = 5_000;

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device gives no answer.')), LIMIT_MS);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * In a database of its own: it outlives the page and the session. What is kept is locked by the person's id, which another
 * person at this browser does not know. Where the browser keeps nothing it is in memory, for as long as the page lives.
 */
export function createIdbWaitingExports(name: string = OWN_DATABASES.exports.name): WaitingExports {
  const inMemory = new Map<string, readonly [uid: string, waiting: WaitingExport]>();
  const connect = createStoreConnection<WaitingSchema>(name, OWN_DATABASES.exports.store);

  async function read(uid: string): Promise<readonly WaitingExport[]> {
    const [owner, key] = await Promise.all([ownerOf(uid), personsKey(uid, 'exports')]);
    const found = await (await connect()).getAll('waiting', IDBKeyRange.bound([owner], [owner, []]));
    return (await decryptAll(found, owner, key)).map(({ content }) => content as WaitingExport);
  }

  async function write(uid: string, waiting: WaitingExport): Promise<void> {
    const [owner, key] = await Promise.all([ownerOf(uid), personsKey(uid, 'exports')]);
    const value = await encrypt({ content: waiting, blobs: [] }, owner, key);
    const transaction = (await connect()).transaction('waiting', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(value, [owner, waiting.exported.id]), transaction.done]);
  }

  return {
    async list(uid) {
      const own = [...inMemory.values()].filter(([whose]) => whose === uid).map(([, waiting]) => waiting);
      const kept = await inTime(read(uid)).catch((): readonly WaitingExport[] => []);
      // One that was kept late is in both.
      const ids = new Set(kept.map(({ exported }) => exported.id));
      return [...kept, ...own.filter(({ exported }) => !ids.has(exported.id))];
    },
    async keep(uid, waiting) {
      try {
        await inTime(write(uid, waiting));
        return true;
      } catch {
        inMemory.set(waiting.exported.id, [uid, waiting]);
        return false;
      }
    },
    async drop(uid, exportId) {
      inMemory.delete(exportId);
      try {
        const place: [string, string] = [await ownerOf(uid), exportId];
        await inTime(connect().then((connection) => connection.delete('waiting', place)));
      } catch {
        // It is sent once more with the next visit, which makes nothing twice.
      }
    },
  };
}
