import 'fake-indexeddb/auto';
import { isExtraField } from '../../domain/lots/extras';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '../../domain/operations/operations';
import { readLot, readLotPrivate, readPhoto, readSale } from '../../services/firebase/read/readDocuments';
import { createIdbOfflineCache } from '../../services/offlineCache/idbOfflineCache';
import { importKey } from '../../services/outbox/encrypted/encryption';
import { zipImport } from '../../services/outbox/workFile/zipImport';
import { loadDatabase } from './databases';
import { type DeviceData, ENCRYPTED_WORK, makeDeviceData, openOutbox } from './deviceData';
import { fieldsOf, makeDocuments, type PlainDocuments } from './documentData';
import { CHOSEN, KEPT_PHOTOS, KEY_TEXT, LOT, LOT_ID, operationsOf, PHOTO, SALE, SALE_ID, UID } from './examples';
import { type PlainData, shapeOf } from './plainData';

/** What every build since has written, a folder for each shape: docs/data-model.md says when there is a new one. */
const FOLDER = path.join(__dirname, '../../../fixtures/data');
const fileOf = (version: string, name: string): string => path.join(FOLDER, version, `${name}.json`);
const read = <Content>(version: string, name: string): Content =>
  JSON.parse(readFileSync(fileOf(version, name), 'utf8')) as Content;

/** `LOTSMITH_KEEP_DATA=v2 npx jest keptData` writes the folder of a new shape. */
const wanted = process.env['LOTSMITH_KEEP_DATA'];
if (wanted !== undefined) mkdirSync(path.join(FOLDER, wanted), { recursive: true });
beforeAll(async () => {
  if (wanted === undefined) return;
  if (existsSync(fileOf(wanted, 'device'))) throw new Error(`fixtures/data/${wanted} is kept already.`);
  const content = { device: await makeDeviceData('kept'), documents: await makeDocuments() };
  for (const [name, each] of Object.entries(content)) {
    writeFileSync(fileOf(wanted, name), `${JSON.stringify(each, null, 1)}\n`);
  }
});

const versions = readdirSync(FOLDER).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
const newest = versions.at(-1) ?? '';

it('has data of every version', () => expect(versions[0]).toBe('v1'));

describe('the shapes of today', () => {
  // A failure here means: stored data has another shape now. Keep it as a new version, and never change an older one.
  it('of documents are those of the newest version', async () => {
    expect(shapeOf(await makeDocuments())).toEqual(shapeOf(read<PlainDocuments>(newest, 'documents')));
  });

  it('of what lies on a device are those of the newest version', async () => {
    const { work: _now, ...today } = await makeDeviceData('today');
    const { work: _then, ...kept } = read<DeviceData>(newest, 'device');
    expect(shapeOf(today as unknown as PlainData)).toEqual(shapeOf(kept as unknown as PlainData));
  });
});

/** The version since which something is known; earlier data reads as `before`. */
const since = <Value>(version: string, first: number, value: Value, before: Value): Value =>
  Number(version.slice(1)) >= first ? value : before;

const withoutExtras = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (isExtraField(key) ? undefined : each))) as Value;

/** `toCheck` came with version 6. */
function withoutToCheck(operation: Operation, version: string): Operation {
  if (operation.kind !== 'editPrivate' || since(version, 6, true, false)) return operation;
  const { toCheck: _toCheck, ...changes } = operation.changes;
  return { ...operation, changes };
}

describe.each(versions)('data of %s', (version) => {
  const source = since(version, 4, PHOTO.source, '');
  /** What was written has no field that came later. */
  const written = operationsOf(version).map((latest) => {
    const known = withoutToCheck(latest, version);
    const operation = since(version, 5, known, withoutExtras(known));
    if (source !== '') return operation;
    if (operation.kind !== 'addPhoto' && operation.kind !== 'removePhoto') return operation;
    const { source: _source, ...photo } = operation.photo;
    return { ...operation, photo };
  });

  it('is read: documents', () => {
    const hasResults = operationsOf(version).some(({ kind }) => kind === 'setResult');
    const documents = read<PlainDocuments>(version, 'documents');
    const of = (place: string) => fieldsOf(documents[place] ?? {});
    expect(readLot(LOT_ID, of(`lots/${LOT_ID}`))).toMatchObject({
      id: LOT_ID,
      number: 12,
      suffix: 'A',
      title: 'A longcase clock',
      estimateLow: 40_000,
      ...since(version, 5, { 'extras.height': 210.5, 'extras.isFirearm': false }, {}),
      ...(hasResults ? { status: 'sold', hammer: 52_000 } : { status: 'ready', hammer: null }),
    });
    expect(readPhoto(PHOTO.id, of(`photos/${PHOTO.id}`))).toMatchObject({
      lotId: LOT_ID,
      rotation: 90,
      bytes: 700_000,
      source,
    });
    expect(readLotPrivate(LOT_ID, of(`lotPrivate/${LOT_ID}`))).toMatchObject({
      reserve: 35_000,
      notes: '',
      toCheck: since(version, 6, 'Signature? Ask Jane', ''),
    });
  });

  it('is read: the outbox', async () => {
    await loadDatabase(`outbox-${version}`, read<DeviceData>(version, 'device').outbox);
    const outbox = openOutbox(`outbox-${version}`);
    const entries = await outbox.operations.list(UID);
    expect(entries.map(({ operation }) => operation)).toEqual(written);
    expect(entries.filter(({ refused }) => refused !== null).map(({ refused }) => refused)).toEqual(['conflict']);
    const photos = await outbox.photos.list(UID);
    expect(photos.map(({ id }) => id)).toEqual(KEPT_PHOTOS.map(({ id }) => id));
    expect(await photos[0]?.file?.text()).toBe('as chosen');
    expect(await photos[1]?.prepared?.files.thumb.text()).toBe('thumb');
    expect(photos[1]).toMatchObject({ refused: 'permission-denied', cover: true, addId: 'op000000000000000098' });
    expect(await outbox.photos.unkept(UID)).toEqual(since(version, 4, CHOSEN, []));
  });

  it('is read: encrypted work', async () => {
    await loadDatabase(`encrypted-${version}`, read<DeviceData>(version, 'device')[ENCRYPTED_WORK]);
    const { encryptedOutbox } = openOutbox(`encrypted-${version}`);
    const { entries, photos } = await encryptedOutbox.decrypt(UID, await importKey(KEY_TEXT));
    expect(entries.map(({ operation }) => operation)).toEqual(written);
    expect(await photos[1]?.prepared?.files.full.text()).toBe('full');
  });

  it('is read: the copy of a sale', async () => {
    await loadDatabase(`copies-${version}`, read<DeviceData>(version, 'device').copies);
    const kept = createIdbOfflineCache(`copies-${version}`);
    expect(await kept.list(UID)).toEqual([SALE]);
    const copy = await kept.load(UID, SALE_ID);
    expect(copy?.lots).toEqual([since(version, 5, LOT, withoutExtras(LOT))]);
    expect(copy?.photos).toEqual([{ ...PHOTO, source }]);
    expect(copy?.noted).toHaveLength(2);
    expect(await (await kept.thumb(UID, `${PHOTO.path}/thumb.jpg`))?.text()).toBe('thumb');
  });

  it('is read: a file of exported work', async () => {
    const file = new Blob([new Uint8Array(Buffer.from(read<DeviceData>(version, 'device').work, 'base64'))]);
    const work = await zipImport.read(new File([file], 'work.zip'));
    expect(work.operations.map(({ operation }) => operation)).toEqual(
      written.map((each) => ('photo' in each ? { ...each, photo: { ...each.photo, source } } : each)),
    );
    expect(await work.photos[0]?.file?.text()).toBe('as chosen');
    expect(work.photos[1]).toMatchObject({ refused: 'permission-denied', cover: true });
  });
});

describe('what has a field less or more than today', () => {
  const lot = (): Record<string, unknown> => fieldsOf(read<PlainDocuments>('v1', 'documents')[`lots/${LOT_ID}`] ?? {});
  const REQUIRED = ['order', 'status'];

  it.each(Object.keys(LOT).filter((field) => field !== 'id'))(
    'a lot without %s is read, with its default, or not at all where it has none',
    (field) => {
      const { [field]: _without, ...rest } = lot();
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(readLot(`without ${field}`, rest) === null).toBe(REQUIRED.includes(field));
      expect(warn).toHaveBeenCalledTimes(REQUIRED.includes(field) ? 1 : 0);
      readLot(`without ${field}`, rest);
      expect(warn).toHaveBeenCalledTimes(REQUIRED.includes(field) ? 1 : 0);
      warn.mockRestore();
    },
  );

  it('a lot with a field of a newer build is read', () => {
    expect(readLot(LOT_ID, { ...lot(), signature: 'verso' })?.title).toBe('A longcase clock');
  });

  it('a sale without what came later is read', () => {
    const { id, place: _place, slug: _slug, ...sale } = SALE;
    expect(readSale(id, sale)).toMatchObject({ id, place: null, slug: null });
  });
});
