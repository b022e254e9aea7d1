import { unzipSync } from 'fflate';
import { createZipExport } from './zipExport';

it('is a ZIP file with the work as text and each photo under a path of its own', async () => {
  const saved: [string, Blob][] = [];
  const zip = createZipExport(
    (name, bytes) => saved.push([name, bytes]),
    () => new Date('2027-03-12T10:00:00Z'),
  );
  const operation = { id: 'a', saleId: 's', lotId: 'l', uid: 'u', kind: 'editLot', changes: {} } as const;
  const photo = (id: string, fileName: string) => ({ id, lotId: 'l', fileName, bytes: new Blob([`bytes of ${id}`]) });
  await zip.save([{ operation, refused: null }], [photo('p', 'camera/1:1.jpg'), photo('q', 'other/1:1.jpg')]);
  const [[name, bytes] = ['', new Blob()]] = saved;
  expect(name).toBe('lotsmith-unsent-2027-03-12.zip');
  const files = unzipSync(new Uint8Array(await bytes.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['work.json', 'photos/l/1-1_1.jpg', 'photos/l/2-1_1.jpg']);
  const text = (path: string): string => new TextDecoder().decode(files[path]);
  expect(text('photos/l/2-1_1.jpg')).toBe('bytes of q');
  expect(JSON.parse(text('work.json'))).toMatchObject({
    operations: [{ operation: { id: 'a' }, refused: null }],
    photos: [{ id: 'p', path: 'photos/l/1-1_1.jpg' }, { id: 'q' }],
  });
});
