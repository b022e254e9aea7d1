import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { NEW_LOT } from '../../domain/lots/lot';
import { PLAIN_PHOTO } from '../../domain/photos/photo';
import type { Operation } from '../../domain/operations/operations';
import type { Sale } from '../../domain/sales/sale';
import { buildLot, buildPhoto } from '../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../testing/stores/saleDevices';
import { createIdbOfflineCache } from './idbOfflineCache';
import type { Chunk } from './OfflineCache';

let counter = 0;
let name = '';
beforeEach(() => (name = `copies-${String((counter += 1))}`));
const open = () => createIdbOfflineCache(name);

const lots = (chunk: string, ...ids: readonly string[]): Chunk => ({
  kind: 'lots',
  name: chunk,
  entities: ids.map((id) => buildLot({ id, title: id })),
});
const photos = (chunk: string, ...ids: readonly string[]): Chunk => ({
  kind: 'photos',
  name: chunk,
  entities: ids.map((id) => buildPhoto({ id })),
});
const part = (...chunks: readonly Chunk[]) => ({ chunks, whole: false, savedAt: 5, noted: [] });
const edit = (saleId: string, lotId: string): Operation => ({
  id: `edit-${lotId}`,
  saleId,
  lotId,
  uid: 'ada',
  kind: 'editLot',
  changes: { title: { before: lotId, after: 'Mine' } },
});
const here = () => true;
const sale = (id: string): Sale => ({ ...OPEN_SALE, id });
const idsOf = async (saleId: string, kept = open()) => {
  const copy = await kept.load('ada', saleId);
  return copy && { lots: copy.lots.map(({ id }) => id), photos: copy.photos.map(({ id }) => id), at: copy.savedAt };
};

describe('the copy of a sale', () => {
  it('is written chunk by chunk, or as a whole in place of what was there', async () => {
    const kept = open();
    await kept.save('ada', 'one', part(lots('a', 'a1', 'a2'), lots('b', 'b1'), photos('a', 'p1')));
    await kept.save('ada', 'two', part(lots('a', 'other')));
    await kept.save('ada', 'one', { ...part(lots('a', 'a2')), savedAt: 7 });
    expect(await idsOf('one')).toEqual({ lots: ['a2', 'b1'], photos: ['p1'], at: 7 });
    await kept.save('ada', 'one', { ...part(lots('c', 'c1')), whole: true });
    expect(await idsOf('one')).toEqual({ lots: ['c1'], photos: [], at: 5 });
    expect(await idsOf('two')).toEqual({ lots: ['other'], photos: [], at: 5 });
    expect(await idsOf('three')).toBeNull();
  });

  it('has what was noted beside it, until a part of it holds that', async () => {
    const kept = open();
    await kept.save('ada', 'one', part(lots('a', 'a1')));
    const key = await kept.note('ada', edit('one', 'a1'), here);
    await kept.note('ada', edit('two', 'a1'), here);
    const copy = await open().load('ada', 'one');
    expect([copy?.lots.map(({ title }) => title), copy?.noted]).toEqual([['Mine'], [key]]);
    await kept.save('ada', 'one', { ...part(), noted: [key] });
    const later = await open().load('ada', 'one');
    expect([later?.lots.map(({ title }) => title), later?.noted]).toEqual([['a1'], []]);
    const database = await openDB(name);
    expect(await database.count('noted')).toBe(1);
    database.close();
  });

  it('of an older build gets what lots and photos have today', async () => {
    const kept = open();
    await kept.save('ada', 'one', part());
    const database = await openDB(name);
    const photo = { id: 'p', lotId: 'l', order: 'a0', path: 'p', width: 4, height: 3, bytes: 1, hash: 'ab' };
    await database.put('lots', [{ id: 'l', number: 3, suffix: '', order: 'a0', title: 'Old' }], ['one', 'a']);
    await database.put('photos', [photo], ['one', 'a']);
    await database.put('list', [{ id: 'one', title: 'Spring' }], 'sales');
    database.close();
    const copy = await kept.load('ada', 'one');
    expect(copy?.lots).toEqual([{ ...NEW_LOT, id: 'l', number: 3, suffix: '', order: 'a0', title: 'Old' }]);
    expect(copy?.photos).toEqual([{ ...PLAIN_PHOTO, ...photo }]);
    expect(await kept.list('ada')).toEqual([{ place: null, id: 'one', title: 'Spring' }]);
  });

  it('takes what was noted field by field, past a colleague’s, and passes over what only a newer build can do', async () => {
    const kept = open();
    const theirs = buildLot({ id: 'a1', title: 'Theirs', creator: '' });
    await kept.save('ada', 'one', part({ kind: 'lots', name: 'a', entities: [theirs] }));
    await kept.note('ada', { ...edit('one', 'a1'), id: 'newer', kind: 'weighLot' } as unknown as Operation, here);
    const changes = { title: { before: 'a1', after: 'Mine' }, creator: { before: '', after: 'Meissen' } };
    await kept.note('ada', { ...edit('one', 'a1'), kind: 'editLot', changes }, here);
    const copy = await kept.load('ada', 'one');
    expect(copy?.lots).toEqual([{ ...theirs, creator: 'Meissen' }]);
    expect(copy?.noted).toHaveLength(2);
  });

  it('is asked for again when the browser has refused it once', async () => {
    const kept = open();
    const refused = jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('No storage.', 'SecurityError');
    });
    await expect(kept.list('ada')).rejects.toThrow('No storage.');
    expect(await kept.list('ada')).toBeNull();
    refused.mockRestore();
  });

  it('is on the disk before it is said to be noted', async () => {
    const kept = open();
    await kept.note('ada', edit('one', 'a1'), here);
    const begun = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await kept.note('ada', edit('one', 'a2'), here);
    const asked = begun.mock.calls.map(([, mode, options]) => [mode, options]);
    begun.mockRestore();
    expect(asked).toEqual([['readwrite', { durability: 'strict' }]]);
  });

  it('is noted for nobody who is not here any more', async () => {
    const kept = open();
    await expect(kept.note('ada', edit('one', 'a1'), () => false)).rejects.toThrow('not here');
    expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
    const answers = [true, false];
    await expect(kept.note('ada', edit('one', 'a1'), () => answers.shift() ?? false)).rejects.toThrow('not here');
    const database = await openDB(name);
    expect(await database.count('noted')).toBe(0);
    database.close();
  });
});

describe('the small pictures', () => {
  it('are kept until there are 5,000 of them', async () => {
    const kept = open();
    expect(await kept.thumb('ada', 'one')).toBeNull();
    const database = await openDB(name);
    const { store, done } = database.transaction('thumbs', 'readwrite');
    const written = Array.from({ length: 4_999 }, (_, at) => store.put(at, `sales/one/photos/${at}/thumb.jpg`));
    await Promise.all([...written, done]);
    database.close();
    await kept.saveThumb('ada', 'last', new Blob(['last']));
    await kept.saveThumb('ada', 'late', new Blob(['late']));
    expect(await (await kept.thumb('ada', 'last'))?.text()).toBe('last');
    expect(await kept.thumb('ada', 'late')).toBeNull();
  });
});

describe('what is forgotten with a sale', () => {
  /** Two sales whose ids begin alike, with everything that is kept of each. */
  async function keepBoth() {
    const kept = open();
    for (const id of ['one', 'one2']) {
      await kept.save('ada', id, part(lots('a', `lot-${id}`), photos('a', `photo-${id}`)));
      await kept.note('ada', edit(id, `lot-${id}`), here);
      await kept.saveTemplates('ada', id, []);
      await kept.saveWords('ada', id, { category: [id], creator: [] });
      await kept.saveThumb('ada', `sales/${id}/photos/p/thumb.jpg`, new Blob([id]));
    }
    return kept;
  }
  const left = async (kept: ReturnType<typeof open>, id: string) => {
    const copy = await kept.load('ada', id);
    return {
      lots: copy?.lots.length,
      photos: copy?.photos.length,
      noted: copy?.noted.length,
      templates: await kept.templates('ada', id),
      words: (await kept.words('ada', [id])).length,
      thumb: await (await kept.thumb('ada', `sales/${id}/photos/p/thumb.jpg`))?.text(),
    };
  };
  const all = (id: string) => ({ lots: 1, photos: 1, noted: 1, templates: [], words: 1, thumb: id });
  const NONE = { lots: undefined, photos: undefined, noted: undefined, templates: null, words: 0, thumb: undefined };

  it('is all that the device has of it, and nothing of another one', async () => {
    const kept = await keepBoth();
    await kept.forget('ada', 'one');
    expect(await left(kept, 'one')).toEqual(NONE);
    expect(await left(kept, 'one2')).toEqual(all('one2'));
    const database = await openDB(name);
    expect(await database.count('noted')).toBe(1);
    database.close();
  });

  it('is that of every sale that is not on the list any more, but for those that this build cannot read', async () => {
    const kept = await keepBoth();
    await kept.saveList('ada', [], ['one']);
    expect(await left(kept, 'one')).toEqual(all('one'));
    expect(await left(kept, 'one2')).toEqual(NONE);
    await kept.saveList('ada', [sale('one')]);
    expect(await left(kept, 'one')).toEqual(all('one'));
    expect(await kept.list('ada')).toEqual([sale('one')]);
  });

  it('are templates alone, where the person may not read these', async () => {
    const kept = await keepBoth();
    await kept.saveTemplates('ada', 'one', null);
    expect(await left(kept, 'one')).toEqual({ ...all('one'), templates: null });
  });
});
