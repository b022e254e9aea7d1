import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { ownerOf } from '../outbox/sealing';
import { type KeptNumber, type NumberBlocks, sortKept } from './NumberBlocks';

interface BlocksSchema extends DBSchema {
  /** By owner, sale and number. The owner does not tell who it is: nothing here says who was at this device. */
  numbers: { key: [string, string, string]; value: KeptNumber };
}

/** Numbers in a database of their own: they outlive a session without a network, which could not give them back. */
export function createIdbNumberBlocks(name = 'lotsmith-numbers'): NumberBlocks {
  let opened: Promise<IDBPDatabase<BlocksSchema>> | undefined;
  const forget = (): void => void (opened = undefined);
  const connect = (): Promise<IDBPDatabase<BlocksSchema>> => {
    opened ??= openDB<BlocksSchema>(name, 1, {
      upgrade: (database) => void database.createObjectStore('numbers'),
      blocking(_present, _wanted, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };

  return {
    async list(uid) {
      const owner = await ownerOf(uid);
      return sortKept(await (await connect()).getAll('numbers', IDBKeyRange.bound([owner], [owner, []])));
    },
    async keep(uid, numbers) {
      const owner = await ownerOf(uid);
      const transaction = (await connect()).transaction('numbers', 'readwrite', { durability: 'strict' });
      for (const each of numbers) await transaction.store.put(each, [owner, each.saleId, each.number]);
      await transaction.done;
    },
    async take(uid, saleId, numbers) {
      const owner = await ownerOf(uid);
      const transaction = (await connect()).transaction('numbers', 'readwrite', { durability: 'strict' });
      const taken: KeptNumber[] = [];
      for (const number of numbers) {
        const found = await transaction.store.get([owner, saleId, number]);
        if (found === undefined) continue;
        await transaction.store.delete([owner, saleId, number]);
        taken.push(found);
      }
      await transaction.done;
      return taken;
    },
  };
}
