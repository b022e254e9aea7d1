import 'fake-indexeddb/auto';
import { type DBSchema, openDB } from 'idb';
import { createStoreConnection } from './storeConnection';

interface ThingsSchema extends DBSchema {
  things: { key: string; value: string };
}

let counter = 0;
const open = () => {
  const name = `things-${String((counter += 1))}`;
  return { name, connect: createStoreConnection<ThingsSchema>(name, 'things') };
};

describe('the connection to a small database', () => {
  it('is made once, with its store', async () => {
    const { connect } = open();
    const [one, other] = [connect(), connect()];
    expect(one).toBe(other);
    await (await one).put('things', 'value', 'key');
    expect(await (await connect()).get('things', 'key')).toBe('value');
  });

  it('makes way for a newer build that is open beside it, and goes on with what that one has made', async () => {
    const { name, connect } = open();
    await (await connect()).put('things', 'value', 'key');
    const newer = await openDB(name, 2, { upgrade: (database) => void database.createObjectStore('others') });
    expect(await (await connect()).get('things', 'key')).toBe('value');
    newer.close();
    const reloaded = createStoreConnection<ThingsSchema>(name, 'things');
    expect(await (await reloaded()).get('things', 'key')).toBe('value');
  });

  it('is tried again when the browser has refused it', async () => {
    const { connect } = open();
    const refused = jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('No storage.', 'SecurityError');
    });
    await expect(connect()).rejects.toThrow('No storage.');
    expect(await (await connect()).get('things', 'key')).toBeUndefined();
    expect(refused).toHaveBeenCalledTimes(2);
    refused.mockRestore();
  });
});
