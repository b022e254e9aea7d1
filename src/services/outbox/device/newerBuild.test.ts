import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { KEPT_PHOTOS, KEY_TEXT, OPERATIONS, UID } from '../../../testing/keptData/examples';
import { openOutbox } from '../../../testing/keptData/deviceData';
import type { Operation } from '../../../domain/operations/operations';
import { ENCRYPTED_STORE } from './outboxDatabase';
import { pack, unpack } from '../encrypted/envelopes';
import { importKey, ownerOf, encrypt } from '../encrypted/encryption';
import { createPageLife } from './pageLife';
import { createIdbOutbox } from './idbOutbox';

const [known] = OPERATIONS;
if (known === undefined) throw new Error('There is no example.');
/** As a build after this one may keep it: a kind of its own, and a field of its own among those that an edit changes. */
const UNKNOWN = [
  { ...known, id: 'op000000000000000077', kind: 'weighLot', grams: 40 },
  {
    ...{ id: 'op000000000000000078', saleId: known.saleId, lotId: known.lotId, uid: known.uid, kind: 'editLot' },
    changes: { title: { before: '', after: 'Clock' }, grade: { before: '', after: 'A1' } },
  },
] as unknown as readonly Operation[];

describe.each(UNKNOWN)('what a newer build left on the device: $kind', (unknown) => {
  beforeEach(() => void (globalThis.indexedDB = new IDBFactory()));

  it('is neither shown nor sent by this one, and stays', async () => {
    const { database, operations } = openOutbox('newer-operations');
    await operations.putAll([known, unknown]);
    expect((await operations.list(UID)).map(({ operation }) => operation.id)).toEqual([known.id]);
    expect(await (await database()).count('operations')).toBe(2);
  });

  it('is not taken over from a page that has ended', async () => {
    const { database } = openOutbox('newer-adopt');
    const gone = { ...createPageLife(undefined), id: 'gone' };
    await createIdbOutbox(database, gone).putAll([known, unknown]);
    const life = { ...createPageLife(undefined), id: 'here', living: async () => new Set<string>() };
    const adopted = await createIdbOutbox(database, life).adopt(UID);
    expect(adopted.map(({ operation }) => operation.id)).toEqual([known.id]);
    const records = await (await database()).getAll('operations');
    expect(records.map(({ page }) => page)).toEqual(['here', 'gone']);
  });

  it('stays encrypted', async () => {
    const { database, encryptedOutbox } = openOutbox('newer-encrypted');
    const [owner, key] = [await ownerOf(UID), await importKey(KEY_TEXT)];
    const record = { operation: unknown, operationId: unknown.id, uid: UID, refused: null };
    const envelopes = [pack({ store: 'operations', record }), { content: { store: 'drawings', lines: [] }, blobs: [] }];
    for (const envelope of envelopes) {
      expect(unpack(envelope)).toBeNull();
      await (await database()).add(ENCRYPTED_STORE, { owner, ...(await encrypt(envelope, owner, key)) });
    }
    expect(await encryptedOutbox.decrypt(UID, key)).toEqual({ entries: [], photos: [] });
    expect(await encryptedOutbox.has(UID)).toBe(true);
    expect(await (await database()).count(ENCRYPTED_STORE)).toBe(2);
  });

  it('may be a database of a later version, with which this one goes on and which it never clears', async () => {
    const first = openOutbox('newer-version');
    const [photo] = KEPT_PHOTOS;
    if (photo === undefined) throw new Error('There is no example.');
    await first.photos.put(photo);
    (await first.database()).close();
    const later = await openDB('newer-version', 9, {
      upgrade: (database) => void database.createObjectStore('drawings', { autoIncrement: true }),
    });
    await later.add('drawings', { lines: 3 });
    later.close();
    const { database, operations, photos } = openOutbox('newer-version');
    await operations.put(known);
    expect((await operations.list(UID)).length).toBe(1);
    expect(await photos.list(UID)).toHaveLength(1);
    expect((await database()).version).toBe(9);
    expect([...(await database()).objectStoreNames]).toContain('drawings');
    (await database()).close();
  });
});
