import type { DBSchema } from 'idb';
import { createStoreConnection } from '../device/storeConnection';
import type { OwnRecords } from '../OwnRecords';
import { type Ciphertext, ownerOf } from './encryption';

/** The small databases whose keys begin with the owner, each with its only store. */
export const OWN_DATABASES = {
  imports: { name: 'lotsmith-imports', store: 'plans' },
  exports: { name: 'lotsmith-exports', store: 'waiting' },
  numbers: { name: 'lotsmith-numbers', store: 'numbers' },
} as const;

/** What they have in common: the first part of a key is the owner. */
type OwnSchema = DBSchema &
  Record<(typeof OWN_DATABASES)[keyof typeof OWN_DATABASES]['store'], { key: IDBValidKey[]; value: Ciphertext }>;

export function createIdbOwnRecords(): OwnRecords {
  return {
    async forget(uid) {
      const owner = await ownerOf(uid);
      const forgotten = await Promise.allSettled(
        Object.values(OWN_DATABASES).map(async ({ name, store }) => {
          const connection = await createStoreConnection<OwnSchema>(name, store)();
          try {
            await connection.delete(store, IDBKeyRange.bound([owner], [owner, []]));
          } finally {
            connection.close();
          }
        }),
      );
      // One that cannot be opened keeps the others from nothing.
      for (const each of forgotten) if (each.status === 'rejected') throw each.reason;
    },
  };
}
