import fc from 'fast-check';
import { readImageHeader } from './imageHeader';

type Part = string | number[];

/** A file of texts and bytes. */
function file(...parts: Part[]): Blob {
  return new Blob([
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  ]);
}

const u16 = (n: number) => [n >> 8, n & 255];
const u32 = (n: number) => [(n >>> 24) & 255, (n >> 16) & 255, (n >> 8) & 255, n & 255];
const le16 = (n: number) => [n & 255, n >> 8];
const le24 = (n: number) => [n & 255, (n >> 8) & 255, n >> 16];
const zeros = (n: number) => Array.from({ length: n }, () => 0);

const segment = (marker: number, body: number[]) => [0xff, marker, ...u16(body.length + 2), ...body];
const frame = (marker: number, width: number, height: number) =>
  segment(marker, [8, ...u16(height), ...u16(width), 3, ...zeros(9)]);
const box = (type: string, ...content: Part[]): number[] => {
  const body = content.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part));
  return [...u32(body.length + 8), ...Buffer.from(type, 'latin1'), ...body];
};
const ispe = (width: number, height: number) => box('ispe', zeros(4), u32(width), u32(height));
const meta = (...sizes: number[][]) => box('meta', zeros(4), box('hdlr', zeros(8)), box('iprp', box('ipco', ...sizes)));

const SOI = [0xff, 0xd8];
const preview = [...SOI, ...frame(0xc0, 160, 120)];

describe('readImageHeader', () => {
  it.each<[string, Blob, string, number, number]>([
    ['baseline JPEG', file(SOI, segment(0xe0, zeros(14)), frame(0xc0, 4032, 3024)), 'jpeg', 4032, 3024],
    ['progressive JPEG', file(SOI, segment(0xdb, zeros(65)), frame(0xc2, 640, 480)), 'jpeg', 640, 480],
    ['JPEG with a preview in its EXIF', file(SOI, segment(0xe1, preview), frame(0xc0, 4000, 3000)), 'jpeg', 4000, 3000],
    ['JPEG with DHT before SOF', file(SOI, segment(0xc4, zeros(30)), frame(0xc1, 500, 400)), 'jpeg', 500, 400],
    ['JPEG with fill bytes', file(SOI, [0xff, 0xff], frame(0xc0, 500, 400)), 'jpeg', 500, 400],
    [
      'JPEG behind 400 KB of profiles',
      file(SOI, ...Array.from({ length: 7 }, () => segment(0xe2, zeros(60_000))), frame(0xc0, 5000, 4000)),
      'jpeg',
      5000,
      4000,
    ],
    [
      'PNG',
      file([0x89], 'PNG\r\n', [0x1a], '\n', u32(13), 'IHDR', u32(30_000), u32(20_000), [8, 2]),
      'png',
      30_000,
      20_000,
    ],
    [
      'JPEG of no more than its size',
      file(SOI, segment(0xe0, zeros(14)), frame(0xc0, 640, 480).slice(0, 9)),
      'jpeg',
      640,
      480,
    ],
    [
      'PNG of no more than its size',
      file([0x89], 'PNG\r\n', [0x1a], '\n', u32(13), 'IHDR', u32(640), u32(480)),
      'png',
      640,
      480,
    ],
    [
      'lossy WebP',
      file('RIFF', zeros(4), 'WEBPVP8 ', zeros(4), zeros(6), le16(0x4000 | 800), le16(600)),
      'webp',
      800,
      600,
    ],
    [
      'lossless WebP',
      file('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f], [0x1f, 0xc3, 0x95, 0x00], zeros(8)),
      'webp',
      800,
      600,
    ],
    [
      'extended WebP',
      file('RIFF', zeros(4), 'WEBPVP8X', zeros(4), zeros(4), le24(99_999), le24(599)),
      'webp',
      100_000,
      600,
    ],
    [
      'GIF',
      file('GIF89a', le16(500), le16(400), [0x80, 0, 0], zeros(6), [0x2c], zeros(4), le16(500), le16(400)),
      'gif',
      500,
      400,
    ],
    [
      'GIF whose picture is larger than its screen, behind extensions',
      file(
        'GIF87a',
        le16(1),
        le16(1),
        [0, 0, 0],
        [0x21, 0xf9, 4],
        zeros(4),
        [0],
        [0x21, 0xfe, 2, 1, 1, 3, 1, 1, 1, 0],
        [0x2c, ...le16(1), ...zeros(2), ...le16(60_000), ...le16(60_000)],
      ),
      'gif',
      60_001,
      60_000,
    ],
    ['AVIF', file(box('ftyp', 'avif', zeros(4), 'mif1miaf'), meta(ispe(4000, 3000))), 'avif', 4000, 3000],
    [
      'HEIC of tiles',
      file(box('ftyp', 'heic', zeros(4), 'mif1heic'), meta(ispe(512, 512), ispe(4032, 3024), ispe(320, 240))),
      'heic',
      4032,
      3024,
    ],
    [
      'AVIF with its sizes behind the data',
      file(box('ftyp', 'mif1', zeros(4), 'avif'), box('mdat', zeros(90_000)), meta(ispe(10, 20))),
      'avif',
      10,
      20,
    ],
    [
      'HEIC with a long box',
      file(
        box('ftyp', 'heix', zeros(4)),
        [...u32(1), ...Buffer.from('mdat'), ...u32(0), ...u32(116), ...zeros(100)],
        meta(ispe(7, 8)),
      ),
      'heic',
      7,
      8,
    ],
  ])('reads a %s', async (_name, blob, type, width, height) => {
    await expect(readImageHeader(blob)).resolves.toEqual({ type, size: { width, height } });
  });

  it.each<[string, Blob]>([
    ['nothing', file()],
    ['text', file('This is a list of lots, not a photo of one.')],
    ['SVG', file('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
    ['SVG behind an XML declaration', file('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', file('<!doctype html><script>alert(1)</script>')],
    ['PDF', file('%PDF-1.7 and more of it')],
    ['a film', file(box('ftyp', 'isom', zeros(4), 'mp42'), box('mdat', zeros(40)))],
    ['a film whose version number spells a brand', file(box('ftyp', 'mp42', 'heic', 'isom'), zeros(40))],
    ['TIFF', file('II*\0', zeros(40))],
    ['BMP', file('BM', zeros(60))],
    ['sound in RIFF', file('RIFF', zeros(4), 'WAVEfmt ', zeros(30))],
    ['the first two bytes of a JPEG', file(SOI)],
    ['the second half of a PNG’s signature', file('MPNG\r\n', [0x1a], '\n', u32(13), 'IHDR', u32(900), u32(900))],
    ['the first half of a PNG’s signature', file([0x89], 'PNG\n\n', [0x1a], '\n', u32(13), 'IHDR', u32(900), u32(900))],
  ])('does not take %s for an image', async (_name, blob) => {
    await expect(readImageHeader(blob)).resolves.toBeNull();
  });

  it.each<[string, Blob, string]>([
    ['JPEG that ends in its segments', file(SOI, segment(0xe1, zeros(100)), [0xff, 0xe2, 0x40, 0]), 'jpeg'],
    ['JPEG that ends in its size', file(SOI, segment(0xe0, zeros(14)), frame(0xc0, 640, 480).slice(0, 8)), 'jpeg'],
    ['PNG that ends in its size', file([0x89], 'PNG\r\n', [0x1a], '\n', u32(13), 'IHDR', u32(640), zeros(3)), 'png'],
    ['JPEG whose data comes before its size', file(SOI, segment(0xda, zeros(10)), frame(0xc0, 9, 9)), 'jpeg'],
    ['JPEG with rubbish between segments', file(SOI, segment(0xe0, zeros(14)), zeros(4), frame(0xc0, 9, 9)), 'jpeg'],
    ['PNG that begins with another chunk', file([0x89], 'PNG\r\n', [0x1a], '\n', u32(13), 'tEXt', zeros(20)), 'png'],
    ['WebP of an unknown kind', file('RIFF', zeros(4), 'WEBPABCD', zeros(30)), 'webp'],
    ['GIF without a picture', file('GIF89a', le16(9), le16(9), [0, 0, 0], [0x3b], zeros(20)), 'gif'],
    ['HEIC without sizes', file(box('ftyp', 'heic', zeros(4)), box('mdat', zeros(50))), 'heic'],
    [
      'AVIF of ten thousand empty boxes',
      file(box('ftyp', 'avif', zeros(4)), ...Array.from({ length: 10_000 }, () => box('free')), meta(ispe(9, 9))),
      'avif',
    ],
  ])('gives no size for a %s', async (_name, blob, type) => {
    await expect(readImageHeader(blob)).resolves.toEqual({ type, size: null });
  });

  it('ends on any bytes behind any signature', async () => {
    const signature = fc.constantFrom<Part>(
      [...SOI, 0xff],
      'GIF89a',
      [0, 0, 0, 16, ...Buffer.from('ftypheic')],
      'RIFF\0\0\0\0WEBPVP8X',
    );
    await fc.assert(
      fc.asyncProperty(signature, fc.uint8Array({ maxLength: 600 }), async (start, bytes) => {
        const header = await readImageHeader(file(start, [...bytes]));
        if (header?.size) expect(header.size.width).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('rejects when the file cannot be read any more', async () => {
    const gone = Object.assign(new Blob([Buffer.alloc(100)]), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    });
    await expect(readImageHeader(gone)).rejects.toThrow('gone');
  });
});
