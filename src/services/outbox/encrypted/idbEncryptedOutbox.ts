import type { isKnownOperation } from '../../../domain/operations/knownOperation';
import type { OutboxEntry } from '../Outbox';
import { ENCRYPTED_STORE, type OperationRecord, type OutboxDatabase, type PhotoRecord } from '../device/outboxDatabase';
import { pack, type PackedRecord, unpack } from './envelopes';
import type { KeptPhoto } from '../PhotoOutbox';
import type { EncryptedOutbox } from '../EncryptedOutbox';
import { ownerOf, encrypt, decrypt } from './encryption';

const STORES = ['operations', 'photos', 'chosen', ENCRYPTED_STORE] as const;

/**
 * The encrypted part of the outbox in IndexedDB. Nothing is awaited in a transaction but the transaction itself. What is not
 * `isKnown` stays encrypted for a page of a newer build.
 */
export function createIdbEncryptedOutbox(database: OutboxDatabase, isKnown?: typeof isKnownOperation): EncryptedOutbox {
  /** Its items one after the other, oldest operation first: a photo is megabytes. */
  async function* itemsOf(uid: string): AsyncGenerator<PackedRecord & { readonly key: number | string }> {
    const connection = await database();
    const keys = await connection.getAllKeysFromIndex('operations', 'byUid', uid);
    for (const key of keys) {
      const record = await connection.get('operations', key);
      if (record !== undefined) yield { store: 'operations', record, key };
    }
    for (const key of await connection.getAllKeysFromIndex('photos', 'byUid', uid)) {
      const record = await connection.get('photos', key);
      if (record !== undefined) yield { store: 'photos', record, key };
    }
    for (const record of await connection.getAllFromIndex('chosen', 'byUid', uid)) {
      yield { store: 'chosen', record, key: record.id };
    }
  }

  return {
    async has(uid) {
      return (await (await database()).countFromIndex(ENCRYPTED_STORE, 'byOwner', await ownerOf(uid))) > 0;
    },

    async encrypt(uid, key, onItem) {
      const owner = await ownerOf(uid);
      let count = 0;
      for await (const item of itemsOf(uid)) {
        const ciphertext = await encrypt(pack(item), owner, key);
        const transaction = (await database()).transaction(STORES, 'readwrite', { durability: 'strict' });
        // Sent meanwhile, or encrypted by another page: it is no longer here to be encrypted.
        const isThere = (await transaction.objectStore(item.store).count(item.key)) > 0;
        if (isThere) {
          await transaction.objectStore(ENCRYPTED_STORE).add({ owner, ...ciphertext });
          await transaction.objectStore(item.store).delete(item.key);
          count += 1;
        }
        await transaction.done;
        onItem?.();
      }
      return count;
    },

    async decrypt(uid, key) {
      const owner = await ownerOf(uid);
      const connection = await database();
      const entries: OutboxEntry[] = [];
      const photos: KeptPhoto[] = [];
      for (const place of await connection.getAllKeysFromIndex(ENCRYPTED_STORE, 'byOwner', owner)) {
        const record = await connection.get(ENCRYPTED_STORE, place);
        if (record === undefined) continue;
        const opened = await decrypt(record, owner, key).catch(() => null);
        if (opened === null) continue;
        const item = unpack(opened, isKnown);
        if (item === null) continue;
        const transaction = connection.transaction(STORES, 'readwrite', { durability: 'strict' });
        // Another page may have opened it in this moment.
        if ((await transaction.objectStore(ENCRYPTED_STORE).count(place)) > 0) {
          await transaction.objectStore(ENCRYPTED_STORE).delete(place);
          if (item.store === 'operations') {
            const sequence = await transaction.objectStore('operations').add(item.record);
            entries.push(entryOf(item.record, sequence));
          } else if (item.store === 'chosen') await transaction.objectStore('chosen').put(item.record);
          else {
            await transaction.objectStore('photos').put(item.record);
            if (!item.record.stored) photos.push(photoOf(item.record));
          }
        }
        await transaction.done;
      }
      return { entries, photos };
    },

    async discard(uid) {
      const owner = await ownerOf(uid);
      const transaction = (await database()).transaction(STORES, 'readwrite', { durability: 'strict' });
      const operations = transaction.objectStore('operations');
      for (const key of await operations.index('byUid').getAllKeys(uid)) await operations.delete(key);
      const photos = transaction.objectStore('photos');
      for (const key of await photos.index('byUid').getAllKeys(uid)) await photos.delete(key);
      const chosen = transaction.objectStore('chosen');
      for (const key of await chosen.index('byUid').getAllKeys(uid)) await chosen.delete(key);
      const encrypted = transaction.objectStore(ENCRYPTED_STORE);
      for (const key of await encrypted.index('byOwner').getAllKeys(owner)) await encrypted.delete(key);
      await transaction.done;
    },
  };
}

const entryOf = ({ operation, refused }: OperationRecord, sequence: number): OutboxEntry => ({
  operation,
  sequence,
  refused,
});

function photoOf({ stored: _stored, ...photo }: PhotoRecord): KeptPhoto {
  return photo;
}
