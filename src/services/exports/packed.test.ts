import { createDeflateRaw } from 'node:zlib';
import { GatewayFailure } from '../failure';
import { inDocuments, pack, unpack } from './packed';
import { readEntries, readExport, readFirst, readLots } from './readExport';

it('packs and unpacks any text, and makes it smaller', async () => {
  const content = { lots: Array.from({ length: 500 }, (_, place) => [`lot${place}`, 'Ein Krug „東京“ 🫖']) };
  const bytes = await pack(content);
  expect(bytes.length).toBeLessThan(JSON.stringify(content).length / 3);
  expect(await unpack(bytes)).toEqual(content);
});

it('refuses bytes that are none of it, and more than a page can hold', async () => {
  await expect(unpack(new Uint8Array([1, 2, 3]))).rejects.toBeInstanceOf(GatewayFailure);
  const deflate = createDeflateRaw();
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((resolve) => void deflate.on('end', resolve));
  deflate.end(Buffer.alloc(40_000_000, 32));
  await end;
  await expect(unpack(new Uint8Array(Buffer.concat(chunks)))).rejects.toMatchObject({ code: 'unknown' });
});

it('splits what would not fit into one document, and nothing else', () => {
  expect(inDocuments([])).toEqual([]);
  expect(inDocuments(['aa', 'bb', 'cc'], 10)).toEqual([['aa', 'bb'], ['cc']]);
  expect(inDocuments(['é'.repeat(4), 'b'], 10)).toEqual([['é'.repeat(4)], ['b']]);
});

/** Parts as the first build with them wrote them. They stay here as they are. */
const KEPT = {
  e0: 'q1bKT1OyMtRRSstMzUnxS8xNLVayqlYqKMovS81LzEtOVbJSCgBzMlPzqpRqdZRS80qKMkGqoqOVcvJL/PNSDVCAko6SoZEjiEw2rbAE0kZJ5ko6hjoGsTpgDSHl+ZgajIGEkk5eaU6OjoGOrmFsbC0A',
  l0: 'q1bKyS8pVrKKjgYx/PNSDVCAko6SoZGjkk61UkhmSU6qkpWSd1FpusKjhnnP5m58smvNo4Y5SrU60UoGhkbGJqZm5haWiUnJKalpVpYGSrGxsbUA',
};
const kept = (part: keyof typeof KEPT): Promise<unknown> => unpack(new Uint8Array(Buffer.from(KEPT[part], 'base64')));

describe('what another build has written', () => {
  it('is read as it was', async () => {
    expect(readFirst(await kept('e0'))).toEqual({ of: 1, fieldNames: { provenance: 'Provenienz' } });
    expect(readEntries(await kept('e0'))).toEqual([
      {
        entry: { id: 'lotOne00000000000000', number: '12A', cells: '1c5x9', pictures: '2b7', pictureCount: 1 },
        part: 0,
      },
      {
        entry: { id: 'lotTwo00000000000000', number: '13', cells: '', pictures: null, pictureCount: 0, isGone: true },
        part: -1,
      },
    ]);
    expect(readLots(await kept('l0'))).toEqual([
      {
        id: 'lotOne00000000000000',
        number: '12A',
        cells: { Title: 'Krug „東京“' },
        pictures: ['0123456789abcdef:90'],
      },
    ]);
  });

  it('has the defaults of what is missing, and a scope that is not known takes the place of nothing', () => {
    expect(readExport('one', { platform: 'hiBid', by: 'ada', scope: 'drafts', more: 1 }, 7)).toEqual({
      id: 'one',
      at: 7,
      platform: 'hiBid',
      platformName: '',
      version: '',
      scope: 'selection',
      lots: 0,
      pictures: false,
      fileName: '',
      by: 'ada',
    });
  });

  it('is left out, and named in the log, when it cannot be read', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(readExport('one', { by: 'ada' }, 7)).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Export one is not as expected'));
    warn.mockRestore();
  });

  it('may have more behind each lot', () => {
    expect(readEntries({ entries: [['lot1', '1', 'hash', null, 0, 2, 'newer']], newer: true })).toEqual([
      { entry: { id: 'lot1', number: '1', cells: 'hash', pictures: null, pictureCount: 0 }, part: 2 },
    ]);
    expect(readLots({ lots: [['lot1', '1', { Title: 'A jug' }, [], 'newer']] })).toEqual([
      { id: 'lot1', number: '1', cells: { Title: 'A jug' }, pictures: [] },
    ]);
    expect(() => readLots({ lots: [[1]] })).toThrow(GatewayFailure);
  });
});
