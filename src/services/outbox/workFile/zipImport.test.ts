import { strToU8, zipSync } from 'fflate';
import { NEWEST_FIELD } from '../../../domain/lots/lotFields';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { readZip, type ZipLimits } from '../../zip/readZip';
import { zipImport } from './zipImport';

const UID = 'anna';
const made = buildOperations('sale', UID);
const edit = made.edit('A vase');
const kept = { id: 'p1', saleId: 'sale', lotId: 'lot', fileName: '1.jpg', order: 'a0', first: true, refused: null };
const photo = { ...kept, file: { path: 'photos/1.jpg', type: 'image/jpeg' }, prepared: null };

/** A file as it is exported, with something else in it. */
const described = (changes: object = {}): object => ({
  format: 'lotsmith-work',
  version: 3,
  uid: UID,
  operations: [{ operation: edit, refused: null }],
  photos: [photo],
  ...changes,
});
type Files = Readonly<Record<string, string>>;
function zip(work: object | string, others: Files = { 'photos/1.jpg': 'bytes' }, level: 0 | 9 = 0): Blob {
  const text = typeof work === 'string' ? work : JSON.stringify(work);
  const files = Object.entries({ 'work.json': text, ...others });
  return new Blob([
    new Uint8Array(zipSync(Object.fromEntries(files.map(([path, each]) => [path, strToU8(each)])), { level })),
  ]);
}
const codeOf = async (file: Blob): Promise<unknown> =>
  zipImport.read(file).then(
    () => 'read',
    (error: unknown) => (error as { code?: unknown }).code,
  );
const withOperation = (operation: object): object => described({ operations: [{ operation, refused: null }] });

it('is read as it was written', async () => {
  const { operations, photos, uid } = await zipImport.read(zip(described()));
  expect({ uid, operations }).toEqual({ uid: UID, operations: [{ operation: edit, refused: null }] });
  expect(await photos[0]?.file?.text()).toBe('bytes');
});

it('is read also when a computer has unpacked it into a folder, and it was packed again', async () => {
  const text = JSON.stringify(described());
  const folder = { 'lotsmith/work.json': text, 'lotsmith/photos/1.jpg': 'bytes', '__MACOSX/lotsmith/._work.json': 'x' };
  const files = Object.entries(folder).map(([path, each]) => [path, strToU8(each)] as const);
  const packed = new Blob([new Uint8Array(zipSync(Object.fromEntries(files), { level: 9 }))]);
  const { photos } = await zipImport.read(packed);
  expect(await photos[0]?.file?.text()).toBe('bytes');
  expect(photos[0]?.file?.type).toBe('image/jpeg');
});

describe('another file is refused', () => {
  it.each<[string, () => Blob, string]>([
    ['an empty one', () => new Blob(), 'notOurs'],
    ['a photo', () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])]), 'notOurs'],
    ['a ZIP file with something else', () => zip('{}', { 'a.txt': 'b' }).slice(0), 'notOurs'],
    ['another program’s work.json', () => zip({ format: 'else', version: 1 }), 'notOurs'],
    ['one of a later version', () => zip(described({ version: Math.max(5, NEWEST_FIELD) + 1, more: true })), 'newer'],
    ['one that was cut off', () => zip(described()).slice(0, 300), 'damaged'],
    ['text that is no JSON', () => zip('{"format":'), 'damaged'],
    ['one without the bytes of a photo', () => zip(described(), {}), 'damaged'],
    ['operations of two people', () => zip(withOperation({ ...edit, uid: 'ben' })), 'damaged'],
    ['an id that leads elsewhere', () => zip(withOperation({ ...edit, saleId: '../users/ben' })), 'damaged'],
    ['an id that every object has', () => zip(withOperation({ ...edit, lotId: 'constructor' })), 'damaged'],
    ['the id of no object at all', () => zip(described({ photos: [{ ...photo, saleId: '__proto__' }] })), 'damaged'],
    ['a field that is none', () => zip(withOperation({ ...edit, admin: true })), 'damaged'],
    [
      'a change of a field that no lot has',
      () => zip(withOperation({ ...edit, changes: { admin: { before: '', after: 'yes' } } })),
      'damaged',
    ],
    [
      'a colleague’s value in such a field',
      () => zip(withOperation({ ...edit, theirs: { admin: { value: 'yes', by: null, at: null } } })),
      'damaged',
    ],
    ['a kind that is none', () => zip(withOperation({ ...edit, kind: 'dropSale' })), 'damaged'],
    ['an id twice', () => zip(described({ photos: [photo, photo] })), 'damaged'],
    ['bytes for two photos', () => zip(described({ photos: [photo, { ...photo, id: 'p2' }] })), 'damaged'],
    ['a photo without bytes', () => zip(described({ photos: [{ ...photo, file: null }] })), 'damaged'],
    [
      'a photo in another sale’s place',
      () =>
        zip(
          withOperation({
            ...made.base(),
            kind: 'addPhoto',
            cover: false,
            photo: { ...made.photo(), path: 'sales/other/photos/x' },
          }),
        ),
      'damaged',
    ],
    [
      'another type of file',
      () => zip(described({ photos: [{ ...photo, file: { path: 'photos/1.jpg', type: 'text/html' } }] })),
      'damaged',
    ],
  ])('%s', async (_name, file, code) => expect(await codeOf(file())).toBe(code));
});

it('gives nothing a new nature by the names of its fields', async () => {
  const text = JSON.stringify(described()).replace('"title"', '"__proto__"');
  expect(text).toContain('__proto__');
  await zipImport.read(zip(text)).catch(() => undefined);
  expect(({} as Record<string, unknown>)['before']).toBeUndefined();
});

it('does not unpack more than it announces', async () => {
  const packed = new Uint8Array(await zip(described(), { 'photos/1.jpg': 'x'.repeat(1_000_000) }, 9).arrayBuffer());
  const view = new DataView(packed.buffer);
  // The size in the table of contents: 5 bytes instead of a million.
  for (let at = 0; at < packed.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 1_000_000) {
      view.setUint32(at + 24, 5, true);
    }
  }
  expect(await codeOf(new Blob([packed]))).toBe('damaged');
});

it('does not begin with what would become many times the file', async () => {
  const files = (count: number): Files =>
    Object.fromEntries(Array.from({ length: count }, (_, place) => [`photos/${place}.jpg`, 'x'.repeat(9_000)]));
  const limits = ({ size }: Blob): ZipLimits => ({ mostBytes: 10_000, mostTogether: 10_000 + 2 * size });
  const [small, large] = [zip({}, files(50), 9), zip({}, files(50), 0)];
  // Each by itself is small enough.
  await expect(readZip(small, limits(small))).rejects.toThrow('It would become too large.');
  expect((await readZip(large, limits(large))).size).toBe(51);
});
