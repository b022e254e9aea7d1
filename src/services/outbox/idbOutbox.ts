import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Operation } from '../lots/LotsGateway';
import type { Outbox, OutboxEntry } from './Outbox';

interface OutboxSchema extends DBSchema {
  operations: {
    key: number;
    value: { operation: Operation; operationId: string; uid: string; refused: string | null };
    indexes: { byOperation: string; byUid: string };
  };
}

type Database = IDBPDatabase<OutboxSchema>;

async function open(name: string): Promise<Database> {
  return openDB<OutboxSchema>(name, 1, {
    upgrade(database) {
      const store = database.createObjectStore('operations', { autoIncrement: true });
      store.createIndex('byOperation', 'operationId', { unique: true });
      store.createIndex('byUid', 'uid');
    },
  });
}

/** The outbox in IndexedDB. `name` is the database; every method rejects when the browser will not store anything. */
export function createIdbOutbox(name = 'lotsmith-outbox'): Outbox {
  let opened: Promise<Database> | undefined;

  const database = async (): Promise<Database> => {
    opened ??= open(name).then((db) => {
      // The browser may close it on us (storage cleared, disk trouble): the next use opens it again.
      db.addEventListener('close', () => (opened = undefined));
      return db;
    });
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };

  return {
    async put(operation) {
      const transaction = (await database()).transaction('operations', 'readwrite', { durability: 'strict' });
      const known = await transaction.store.index('byOperation').getKey(operation.id);
      const record = { operation, operationId: operation.id, uid: operation.uid, refused: null };
      await (known === undefined ? transaction.store.add(record) : transaction.store.put(record, known));
      await transaction.done;
    },
    async remove(operationId) {
      const transaction = (await database()).transaction('operations', 'readwrite');
      const key = await transaction.store.index('byOperation').getKey(operationId);
      if (key !== undefined) await transaction.store.delete(key);
      await transaction.done;
    },
    async refuse(operationId, code) {
      const transaction = (await database()).transaction('operations', 'readwrite', { durability: 'strict' });
      const key = await transaction.store.index('byOperation').getKey(operationId);
      const record = key === undefined ? undefined : await transaction.store.get(key);
      if (key !== undefined && record !== undefined) await transaction.store.put({ ...record, refused: code }, key);
      await transaction.done;
    },
    async list(uid) {
      const entries: OutboxEntry[] = [];
      const transaction = (await database()).transaction('operations');
      for await (const cursor of transaction.store.index('byUid').iterate(uid)) {
        const { operation, refused } = cursor.value;
        entries.push({ operation, sequence: cursor.primaryKey, refused });
      }
      return entries.sort((a, b) => a.sequence - b.sequence);
    },
  };
}
