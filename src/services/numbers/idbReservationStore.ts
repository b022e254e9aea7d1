import type { DBSchema } from 'idb';
import { createStoreConnection } from '../outbox/device/storeConnection';
import { type Ciphertext, decryptAll, encrypt, ownerOf } from '../outbox/encrypted/encryption';
import { OWN_DATABASES } from '../outbox/encrypted/idbOwnRecords';
import { personsKey } from '../outbox/encrypted/personsKey';
import { type KeptNumber, type ReservationStore, sortKept } from './ReservationStore';

interface BlocksSchema extends DBSchema {
  /** By owner, owner's sale and number. Neither a name nor a value says who was at this device, or in which sale. */
  numbers: { key: [string, string, string]; value: Ciphertext };
}

/**
 * Numbers in a database of their own: they outlive a session without a network, which could not give them back. What is
 * kept is locked by the person's id, which another person at this browser does not know.
 */
export function createIdbReservationStore(name: string = OWN_DATABASES.numbers.name): ReservationStore {
  const connect = createStoreConnection<BlocksSchema>(name, OWN_DATABASES.numbers.store);

  return {
    async list(uid) {
      const [owner, key] = await Promise.all([ownerOf(uid), personsKey(uid, 'numbers')]);
      const found = await (await connect()).getAll('numbers', IDBKeyRange.bound([owner], [owner, []]));
      return sortKept(await open(found, owner, key));
    },
    async keep(uid, numbers) {
      const [owner, key] = await Promise.all([ownerOf(uid), personsKey(uid, 'numbers')]);
      const locked = await Promise.all(
        numbers.map(async (each) => ({
          place: [owner, await ownerOf(`${uid} ${each.saleId}`), each.number] as [string, string, string],
          value: await encrypt({ content: each, blobs: [] }, owner, key),
        })),
      );
      const transaction = (await connect()).transaction('numbers', 'readwrite', { durability: 'strict' });
      for (const { place, value } of locked) await transaction.store.put(value, place);
      await transaction.done;
    },
    async take(uid, saleId, numbers) {
      const [owner, sale, key] = await Promise.all([
        ownerOf(uid),
        ownerOf(`${uid} ${saleId}`),
        personsKey(uid, 'numbers'),
      ]);
      const transaction = (await connect()).transaction('numbers', 'readwrite', { durability: 'strict' });
      const taken: Ciphertext[] = [];
      for (const number of numbers) {
        const found = await transaction.store.get([owner, sale, number]);
        if (found === undefined) continue;
        await transaction.store.delete([owner, sale, number]);
        taken.push(found);
      }
      await transaction.done;
      return open(taken, owner, key);
    },
  };
}

async function open(locked: readonly Ciphertext[], owner: string, key: CryptoKey): Promise<KeptNumber[]> {
  return (await decryptAll(locked, owner, key)).map(({ content }) => content as KeptNumber);
}
