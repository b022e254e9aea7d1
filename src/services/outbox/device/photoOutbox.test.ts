import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { PLAIN_PHOTO } from '../../../domain/photos/photo';
import type { Operation } from '../../../domain/operations/operations';
import { createFakePhotoOutbox } from '../../../testing/fakes/outbox/fakePhotoOutbox';
import { createIdbOutbox } from './idbOutbox';
import { createIdbPhotoOutbox } from './idbPhotoOutbox';
import { createIdbEncryptedOutbox } from '../encrypted/idbEncryptedOutbox';
import { createOutboxDatabase } from './outboxDatabase';
import { createPageLife } from './pageLife';
import type { PhotoOutbox } from '../PhotoOutbox';
import { importKey, newKeyText } from '../encrypted/encryption';
import { createPhotoClaims } from './pageClaims';
import { chosenPhoto, keptPhoto, photoOutboxContract } from '../../../testing/contracts/outbox/photoOutbox.contract';

let counter = 0;
const newName = (): string => `photos-${String((counter += 1))}`;
const alone = () => createPhotoClaims(undefined);

photoOutboxContract('fake', createFakePhotoOutbox);
photoOutboxContract('IndexedDB', () => createIdbPhotoOutbox(createOutboxDatabase(newName()), alone()));

const document: Operation = {
  id: 'photo1',
  saleId: 'sale',
  lotId: 'lot',
  uid: 'anna',
  kind: 'addPhoto',
  cover: true,
  photo: {
    id: 'photo1',
    lotId: 'lot',
    order: 'a0',
    path: 'p',
    width: 4,
    height: 3,
    bytes: 1,
    hash: 'ab',
    ...PLAIN_PHOTO,
  },
};

const MOVED = { lotId: 'lot2', order: 'a5', first: false, cover: true, changes: {} };

describe('a photo whose files are on the server', () => {
  it('is not sent again once its document is kept, and stays until the server has that too', async () => {
    const database = createOutboxDatabase(newName());
    const [operations, photos] = [createIdbOutbox(database), createIdbPhotoOutbox(database, alone())];
    await photos.put(keptPhoto());
    await operations.put(document);
    expect(await photos.take('anna')).toEqual([]);
    expect(await photos.find('photo1')).toMatchObject({ id: 'photo1' });
    await operations.remove('photo1');
    expect(await photos.find('photo1')).toBeNull();
  });

  it('is not sent again when its document is kept together with other operations', async () => {
    const database = createOutboxDatabase(newName());
    const [operations, photos] = [createIdbOutbox(database), createIdbPhotoOutbox(database, alone())];
    await photos.put(keptPhoto());
    await operations.putAll([
      { ...{ id: 'op', saleId: 'sale', lotId: 'lot', uid: 'anna' }, kind: 'editLot', changes: {} },
      document,
    ]);
    expect(await photos.take('anna')).toEqual([]);
    expect((await operations.list('anna')).map(({ operation }) => operation.id)).toEqual(['op', 'photo1']);
  });
});

describe('what is written of a photo', () => {
  it.each([
    ['its bytes', (photos: PhotoOutbox) => photos.put(keptPhoto())],
    ['its lot', (photos: PhotoOutbox) => photos.change('photo1', { ...MOVED })],
    ['its refusal', (photos: PhotoOutbox) => photos.refuse('photo1', 'unauthorized')],
  ])('is on the disk before it is said to be kept: %s', async (_name, write) => {
    const photos = createIdbPhotoOutbox(createOutboxDatabase(newName()), alone());
    await photos.put(keptPhoto());
    const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await write(photos);
    const asked = begun.mock.calls.map(([, mode, options]) => [mode, options]);
    begun.mockRestore();
    expect(asked).toEqual([['readwrite', { durability: 'strict' }]]);
  });
});

describe('a photo that is removed while it waits to be written', () => {
  /** The locks of a browser that answers when it is let go on. */
  function slowLocks() {
    let answer = (): void => undefined;
    const until = new Promise<void>((resolve) => (answer = resolve));
    const request = async (name: string, _options: LockOptions, work: (lock: object | null) => unknown) => {
      await until;
      return work({ name });
    };
    return { answer, locks: { request } as unknown as Pick<LockManager, 'request'> };
  }
  const lot = { id: 'op', saleId: 'sale', lotId: 'lot', uid: 'anna', kind: 'createLot', fields: {} } as const;
  const newLot: Operation = { ...lot, number: null, suffix: '', order: 'a0' };

  it('leaves nothing on the device, whose locks answer late', async () => {
    const { answer, locks } = slowLocks();
    const photos = createIdbPhotoOutbox(createOutboxDatabase(newName()), createPhotoClaims(locks));
    await photos.list('anna');
    const both = Promise.all([photos.put(keptPhoto()), photos.remove('photo1')]);
    answer();
    await both;
    expect(await photos.find('photo1')).toBeNull();
  });

  it('leaves nothing either when it is gone before the locks answer', async () => {
    const { answer, locks } = slowLocks();
    const photos = createIdbPhotoOutbox(createOutboxDatabase(newName()), createPhotoClaims(locks));
    const written = photos.put(keptPhoto());
    await photos.remove('photo1');
    answer();
    await written;
    expect(await photos.find('photo1')).toBeNull();
  });

  it('does not come back with its sizes', async () => {
    const photos = createIdbPhotoOutbox(createOutboxDatabase(newName()), alone());
    await photos.put(keptPhoto());
    await Promise.all([photos.put(keptPhoto({ fileName: 'again.jpg' })), photos.remove('photo1')]);
    expect(await photos.find('photo1')).toBeNull();
  });

  it('is not written with its lot, which is, with its other photos', async () => {
    const { answer, locks } = slowLocks();
    const [database, claims] = [createOutboxDatabase(newName()), createPhotoClaims(locks)];
    const operations = createIdbOutbox(database, undefined, undefined, claims);
    const photos = createIdbPhotoOutbox(database, claims);
    const written = operations.putAll([newLot], [keptPhoto(), keptPhoto({ id: 'photo2' })]);
    await photos.remove('photo1');
    answer();
    await written;
    expect((await photos.list('anna')).map(({ id }) => id)).toEqual(['photo2']);
    expect(await operations.list('anna')).toHaveLength(1);
  });

  it('is written when somebody puts it back', async () => {
    const photos = createIdbPhotoOutbox(createOutboxDatabase(newName()), alone());
    await Promise.all([photos.put(keptPhoto()), photos.remove('photo1'), photos.put(keptPhoto({ lotId: 'lot2' }))]);
    expect(await photos.find('photo1')).toMatchObject({ lotId: 'lot2' });
    // And goes for good when it is removed once more.
    await Promise.all([photos.put(keptPhoto()), photos.remove('photo1')]);
    expect(await photos.find('photo1')).toBeNull();
  });

  it('is written where the session ends instead: its person finds it again', async () => {
    const { answer, locks } = slowLocks();
    const photos = createIdbPhotoOutbox(createOutboxDatabase(newName()), createPhotoClaims(locks));
    const written = photos.put(keptPhoto());
    photos.letGo();
    answer();
    await written;
    expect(await photos.take('anna')).toHaveLength(1);
  });
});

describe('chosen files', () => {
  /** One device: what a page chose is left as soon as another one looks. */
  function device() {
    const database = createOutboxDatabase(newName());
    const page = () => createIdbPhotoOutbox(database, alone());
    return { database, page };
  }
  const leftOf = async (page: PhotoOutbox, uid = 'anna'): Promise<string[]> =>
    (await page.unkept(uid)).map(({ id }) => id).sort();

  it('are left by a page that ends before it has their bytes, to their own person', async () => {
    const { page } = device();
    const first = page();
    await first.note([chosenPhoto(), chosenPhoto({ id: 'photo2' }), chosenPhoto({ id: 'photo3', uid: 'ben' })]);
    expect(await leftOf(first)).toEqual([]);
    expect(await leftOf(page())).toEqual(['photo1', 'photo2']);
    expect(await page().unkept('ben')).toEqual([chosenPhoto({ id: 'photo3', uid: 'ben' })]);
  });

  it('are noted without waiting for an answer of the browser, for the page may go away before it', async () => {
    const { page } = device();
    const photos = page();
    await photos.unkept('anna');
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(() => {
      throw new Error(put.mock.results.map(({ value }) => (value as IDBRequest).readyState).join());
    });
    await expect(photos.note([chosenPhoto(), chosenPhoto({ id: 'photo2' })])).rejects.toThrow('pending,pending');
    put.mockRestore();
    commit.mockRestore();
  });

  it('are not left by a page that lives', async () => {
    const { database } = device();
    const living = new Set(['one', 'other']);
    const life = (id: string) => ({ ...createPageLife(undefined), id, living: async () => living });
    const [one, other] = ['one', 'other'].map((id) => createIdbPhotoOutbox(database, alone(), life(id)));
    await one?.note([chosenPhoto()]);
    expect(await other?.unkept('anna')).toEqual([]);
    living.delete('one');
    expect(await other?.unkept('anna')).toHaveLength(1);
  });

  it.each([
    ['is kept', (photos: PhotoOutbox) => photos.put(keptPhoto())],
    ['is removed', (photos: PhotoOutbox) => photos.remove('photo1')],
    ['is forgotten', (photos: PhotoOutbox) => photos.forget(['photo1'])],
  ])('are noted until each %s', async (_name, end) => {
    const { page } = device();
    const photos = page();
    await photos.note([chosenPhoto(), chosenPhoto({ id: 'photo2' })]);
    await end(photos);
    expect(await leftOf(page())).toEqual(['photo2']);
  });

  it('are noted no more when their lots are kept with their bytes, or their documents without', async () => {
    const { database, page } = device();
    await page().note([chosenPhoto(), chosenPhoto({ id: 'photo2' }), chosenPhoto({ id: 'photo3' })]);
    const operations = createIdbOutbox(database);
    const lot = { id: 'op', saleId: 'sale', lotId: 'lot', uid: 'anna', kind: 'createLot', fields: {} } as const;
    await operations.putAll([{ ...lot, number: null, suffix: '', order: 'a0' }], [keptPhoto({ id: 'photo2' })]);
    await operations.put(document);
    expect(await leftOf(page())).toEqual(['photo3']);
    expect((await page().take('anna')).map(({ id }) => id)).toEqual(['photo2']);
    expect(await operations.list('anna')).toHaveLength(2);
  });

  it('know the lots that were made without them, as long as they are noted', async () => {
    const { page } = device();
    await page().note([chosenPhoto()]);
    await page().noteLots([
      { id: 'photo1', lotId: 'lot9' },
      { id: 'photo2', lotId: 'lot9' },
    ]);
    expect(await page().unkept('anna')).toEqual([chosenPhoto({ lotId: 'lot9' })]);
  });

  it('keep a lot and its photo, or none of both', async () => {
    const { database, page } = device();
    const operations = createIdbOutbox(database);
    const broken = { ...document, id: 'x', photo: () => 'nothing to store' } as unknown as Operation;
    await page().note([chosenPhoto()]);
    await expect(operations.putAll([broken], [keptPhoto()])).rejects.toThrow();
    expect(await page().take('anna')).toEqual([]);
    expect(await leftOf(page())).toEqual(['photo1']);
  });

  it('are locked with the rest, and left when they are opened again', async () => {
    const { database, page } = device();
    await page().note([chosenPhoto()]);
    const [encryptedOutbox, key] = [createIdbEncryptedOutbox(database), await importKey(newKeyText())];
    expect(await encryptedOutbox.encrypt('anna', key)).toBe(1);
    expect(await leftOf(page())).toEqual([]);
    await encryptedOutbox.decrypt('anna', key);
    expect(await page().unkept('anna')).toEqual([chosenPhoto()]);
    await encryptedOutbox.discard('anna');
    expect(await leftOf(page())).toEqual([]);
  });
});

describe('two pages', () => {
  /** The locks of one browser. */
  function locksOfBrowser(): Pick<LockManager, 'request'> {
    const taken = new Set<string>();
    const request = async (name: string, _options: LockOptions, work: (lock: object | null) => unknown) => {
      if (taken.has(name)) return work(null);
      taken.add(name);
      await work({ name });
      taken.delete(name);
    };
    return { request } as unknown as Pick<LockManager, 'request'>;
  }

  it('do not work on the same photo, and the other goes on when one has ended', async () => {
    const [database, locks] = [createOutboxDatabase(newName()), locksOfBrowser()];
    const [one, other] = [0, 1].map(() => createIdbPhotoOutbox(database, createPhotoClaims(locks)));
    await one?.put(keptPhoto());
    expect(await other?.take('anna')).toEqual([]);
    expect(await one?.take('anna')).toHaveLength(1);
    one?.letGo();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await other?.take('anna')).toHaveLength(1);
  });

  it('has nothing of what the device hands out after the session', async () => {
    const [database, locks] = [createOutboxDatabase(newName()), locksOfBrowser()];
    await createIdbPhotoOutbox(database, createPhotoClaims(locksOfBrowser())).put(keptPhoto());
    const [one, other] = [0, 1].map(() => createIdbPhotoOutbox(database, createPhotoClaims(locks)));
    const late = one?.take('anna');
    one?.letGo();
    expect(await late).toEqual([]);
    expect(await other?.take('anna')).toHaveLength(1);
  });
});

describe('the database', () => {
  it('keeps the operations of the version before', async () => {
    const name = newName();
    const old = await openDB(name, 1, {
      upgrade(database) {
        const store = database.createObjectStore('operations', { autoIncrement: true });
        store.createIndex('byOperation', 'operationId', { unique: true });
        store.createIndex('byUid', 'uid');
      },
    });
    await old.add('operations', { operation: document, operationId: 'photo1', uid: 'anna', refused: null });
    old.close();
    const database = createOutboxDatabase(name);
    expect(await createIdbOutbox(database).list('anna')).toMatchObject([{ operation: document }]);
    await createIdbPhotoOutbox(database, alone()).put(keptPhoto());
  });

  it('makes way for a newer shape that another page wants, and goes on with it', async () => {
    const name = newName();
    const photos = createIdbPhotoOutbox(createOutboxDatabase(name), alone());
    await photos.put(keptPhoto());
    const newer = await openDB(name, 99);
    await photos.put(keptPhoto({ id: 'photo2' }));
    expect(await newer.count('photos')).toBe(2);
    expect(newer.version).toBe(99);
    newer.close();
  });
});

describe('a database that is whole', () => {
  it('is opened as it is', async () => {
    const name = newName();
    await createIdbOutbox(createOutboxDatabase(name)).put(document);
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const deleted = jest.spyOn(indexedDB, 'deleteDatabase');
    const kept = await createIdbOutbox(createOutboxDatabase(name)).list('anna');
    const times = [kept.length, warned.mock.calls.length, deleted.mock.calls.length];
    warned.mockRestore();
    deleted.mockRestore();
    expect(times).toEqual([1, 0, 0]);
  });
});

describe('a damaged database', () => {
  it('is made anew with everything that could be read', async () => {
    const name = newName();
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // An upgrade that ended half-way: a store is missing, and an index.
    const broken = await openDB(name, 2, {
      upgrade(database) {
        database.createObjectStore('operations', { autoIncrement: true }).createIndex('byUid', 'uid');
        database.createObjectStore('photos', { keyPath: 'id' }).createIndex('byUid', 'uid');
      },
    });
    await broken.add('operations', { operation: document, operationId: 'photo1', uid: 'anna', refused: null });
    await broken.add('operations', 'nonsense');
    await broken.add('photos', { ...keptPhoto({ id: 'photo2' }), stored: false });
    broken.close();
    const database = createOutboxDatabase(name);
    expect(await createIdbOutbox(database).list('anna')).toMatchObject([{ operation: document }]);
    const [photo] = await createIdbPhotoOutbox(database, alone()).take('anna');
    expect(await photo?.file?.text()).toBe('bytes');
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});
