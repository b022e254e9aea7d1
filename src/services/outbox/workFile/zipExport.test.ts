import { unzipSync } from 'fflate';
import { NEWEST_FIELD } from '../../../domain/lots/lotFields';
import { keptPhoto } from '../../../testing/contracts/outbox/photoOutbox.contract';
import { createZipExport } from './zipExport';

it('is a ZIP file with the work as text and each photo under a path of its own', async () => {
  const saved: [string, Blob][] = [];
  const zip = createZipExport(
    (name, bytes) => saved.push([name, bytes]),
    () => new Date('2027-03-12T10:00:00Z'),
  );
  const operation = { id: 'a', saleId: 's', lotId: 'l', uid: 'anna', kind: 'editLot', changes: {} } as const;
  const bytes = (name: string): Blob => new Blob([`bytes of ${name}`], { type: 'image/jpeg' });
  const files = { full: bytes('full'), view: bytes('view'), thumb: bytes('thumb') };
  await zip.save({
    uid: 'anna',
    operations: [{ operation, refused: null }],
    photos: [
      keptPhoto({ id: 'p', fileName: 'camera/1:1.jpg', file: bytes('p') }),
      keptPhoto({
        id: 'q',
        fileName: 'other/1:1.jpg',
        file: null,
        prepared: { files, width: 4, height: 3, hash: 'a' },
      }),
    ],
  });
  const [[name, file] = ['', new Blob()]] = saved;
  expect(name).toBe('lotsmith-unsent-2027-03-12.zip');
  const unpacked = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(unpacked)).toEqual([
    'work.json',
    'photos/lot/1-1_1.jpg',
    'photos/lot/2-1_1.jpg',
    'sizes/2-view.jpg',
    'sizes/2-thumb.jpg',
  ]);
  const text = (path: string): string => new TextDecoder().decode(unpacked[path]);
  expect(text('photos/lot/2-1_1.jpg')).toBe('bytes of full');
  expect(JSON.parse(text('work.json'))).toMatchObject({
    format: 'lotsmith-work',
    // A field that came later has a version above 5, and no two builds write different files under one.
    version: Math.max(5, NEWEST_FIELD),
    uid: 'anna',
    operations: [{ operation: { id: 'a' }, refused: null }],
    photos: [{ id: 'p', file: { path: 'photos/lot/1-1_1.jpg', type: 'image/jpeg' } }, { id: 'q' }],
  });
});

it('says of a photo only what is known of it, so that older builds read the file', async () => {
  const saved: Blob[] = [];
  const zip = createZipExport((_name, bytes) => saved.push(bytes));
  const nothing = { changes: {}, cover: null, addId: null, source: '' };
  const said = {
    changes: { rotation: { before: 0, after: 90 } },
    cover: false,
    addId: 'op',
    source: 'ab',
  } as const;
  const photos = [keptPhoto({ id: 'p', ...nothing }), keptPhoto({ id: 'q', ...said })];
  await zip.save({ uid: 'anna', operations: [], photos });
  const unpacked = unzipSync(new Uint8Array(await (saved[0] ?? new Blob()).arrayBuffer()));
  const work = JSON.parse(new TextDecoder().decode(unpacked['work.json'])) as { readonly photos: readonly object[] };
  for (const name of Object.keys(nothing)) expect(work.photos[0]).not.toHaveProperty(name);
  expect(work.photos[1]).toMatchObject(said);
});
