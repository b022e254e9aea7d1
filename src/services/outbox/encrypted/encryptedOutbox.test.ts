import 'fake-indexeddb/auto';
import type { Operation } from '../../../domain/operations/operations';
import { createFakeKeyGateway } from '../../../testing/fakes/outbox/fakeKeyGateway';
import { createIdbOutbox } from '../device/idbOutbox';
import { createIdbPhotoOutbox } from '../device/idbPhotoOutbox';
import { createIdbEncryptedOutbox } from './idbEncryptedOutbox';
import { createOutboxDatabase, ENCRYPTED_STORE } from '../device/outboxDatabase';
import { createPhotoClaims } from '../device/pageClaims';
import { keptPhoto } from '../../../testing/contracts/outbox/photoOutbox.contract';
import { encrypt, decrypt } from './encryption';

let counter = 0;
function open() {
  const database = createOutboxDatabase(`encrypted-${String((counter += 1))}`);
  const photos = createIdbPhotoOutbox(database, createPhotoClaims(undefined));
  return {
    database,
    operations: createIdbOutbox(database),
    photos,
    encryptedOutbox: createIdbEncryptedOutbox(database),
  };
}

const edit = (id: string, uid = 'anna'): Operation => ({
  id,
  saleId: 'sale',
  lotId: 'lot',
  uid,
  kind: 'editLot',
  changes: { title: { before: '', after: 'ZZCANARY vase' } },
});
const size = (name: string) => new Blob([`ZZCANARY ${name}`], { type: 'image/jpeg' });
const prepared = {
  files: { full: size('full'), view: size('view'), thumb: size('thumb') },
  width: 4,
  height: 3,
  hash: 'ab',
};

/** Everything that the database holds, as text. */
async function dump({ database }: ReturnType<typeof open>): Promise<string> {
  const connection = await database();
  const photos = await connection.getAll('photos');
  const bytes = photos.flatMap(({ file, prepared: sizes }) => [file, ...Object.values(sizes?.files ?? {})]);
  const texts = await Promise.all(bytes.map(async (blob) => blob?.text()));
  const records = (await connection.getAll(ENCRYPTED_STORE)).map(
    ({ owner, data }) => owner + Buffer.from(data).toString('latin1'),
  );
  return JSON.stringify([await connection.getAll('operations'), photos, texts, records]);
}

describe('encrypted work', () => {
  it('cannot be read by another person at this browser, and does not even say whose it is', async () => {
    const space = open();
    await space.operations.put(edit('a'));
    await space.photos.put(keptPhoto({ file: null, prepared, fileName: 'ZZCANARY.jpg' }));
    expect(await dump(space)).toContain('ZZCANARY');
    const onItem = jest.fn();
    expect(await space.encryptedOutbox.encrypt('anna', await createFakeKeyGateway().obtain('anna'), onItem)).toBe(2);
    expect(onItem).toHaveBeenCalledTimes(2);
    const left = await dump(space);
    expect(left).not.toContain('ZZCANARY');
    expect(left).not.toContain('anna');
    expect(await space.encryptedOutbox.has('anna')).toBe(true);
    expect(await space.encryptedOutbox.has('ben')).toBe(false);
  });

  it('comes back whole and in its order with the same key', async () => {
    const [space, keys] = [open(), createFakeKeyGateway()];
    await space.operations.put(edit('b'));
    await space.operations.put(edit('a'));
    await space.operations.refuse('a', 'permission-denied');
    await space.photos.put(keptPhoto({ id: 'one', file: null, prepared }));
    await space.photos.put(keptPhoto({ id: 'two', refused: 'unauthorized' }));
    await space.encryptedOutbox.encrypt('anna', await keys.obtain('anna'));
    const { entries, photos } = await space.encryptedOutbox.decrypt('anna', await keys.obtain('anna'));
    expect(entries.map(({ operation, refused }) => [operation.id, refused])).toEqual([
      ['b', null],
      ['a', 'permission-denied'],
    ]);
    expect(await space.operations.list('anna')).toEqual(entries);
    expect(photos).toMatchObject([{ id: 'one' }, { id: 'two', refused: 'unauthorized' }]);
    const kept = await space.photos.find('one');
    expect(kept?.prepared).toMatchObject({ width: 4, height: 3, hash: 'ab' });
    expect(await kept?.prepared?.files.view.text()).toBe('ZZCANARY view');
    expect(kept?.prepared?.files.view.type).toBe('image/jpeg');
    expect(await (await space.photos.find('two'))?.file?.text()).toBe('bytes');
    expect(await space.encryptedOutbox.has('anna')).toBe(false);
  });

  it('stays encrypted for another key', async () => {
    const space = open();
    await space.operations.put(edit('a'));
    await space.encryptedOutbox.encrypt('anna', await createFakeKeyGateway().obtain('anna'));
    const wrong = await createFakeKeyGateway().obtain('anna');
    expect(await space.encryptedOutbox.decrypt('anna', wrong)).toEqual({ entries: [], photos: [] });
    expect(await space.encryptedOutbox.has('anna')).toBe(true);
  });

  it('leaves the work of others alone, also when it is discarded', async () => {
    const [space, keys] = [open(), createFakeKeyGateway()];
    await space.operations.put(edit('a'));
    await space.operations.put(edit('b', 'ben'));
    await space.photos.put(keptPhoto());
    await space.encryptedOutbox.encrypt('anna', await keys.obtain('anna'));
    await space.operations.put(edit('c'));
    await space.encryptedOutbox.discard('anna');
    expect(await space.encryptedOutbox.has('anna')).toBe(false);
    expect(await space.operations.list('anna')).toEqual([]);
    expect(await space.operations.list('ben')).toHaveLength(1);
  });
});

describe('a ciphertext', () => {
  it('opens for its owner only, and not after a byte has changed', async () => {
    const key = await createFakeKeyGateway().obtain('anna');
    const ciphertext = await encrypt({ content: { a: 1 }, blobs: [size('x')] }, 'owner', key);
    await expect(decrypt(ciphertext, 'somebody', key)).rejects.toThrow();
    const data = new Uint8Array(ciphertext.data.slice(0));
    data[5] = (data[5] ?? 0) ^ 1;
    await expect(decrypt({ ...ciphertext, data: data.buffer }, 'owner', key)).rejects.toThrow();
    expect((await decrypt(ciphertext, 'owner', key)).content).toEqual({ a: 1 });
  });
});
