import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PHOTO_LIMITS, PHOTO_SIZES } from '../src/domain/photo';
import { WORKER_POLICY } from '../src/services/photos/trustedWorkerUrl';
import { launchChromium } from './support/chromium';
import { CANARY, exifBlock } from './support/exif';
import { jpegWithMetadata, pngChunk, pngStart, pngWithMetadata, webpWithMetadata } from './support/metadata';
import type { Outcome, PhotoPageApi } from './support/photoPage/api';
import { makeTestPhotos, TEST_PHOTOS } from './support/photos';
import { serveBuiltPage, type StaticPage } from './support/staticPage';

declare global {
  /** Only inside the page. */
  var photoPage: PhotoPageApi;
}

jest.setTimeout(120_000);

/** What each corner of the drawn picture shows: top left, top right, bottom left, bottom right. */
const CORNERS = ['red', 'green', 'blue', 'yellow'];

let dir: string;
let served: StaticPage;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lotsmith-photos-'));
  served = await serveBuiltPage(join(process.cwd(), 'e2e/support/photoPage'), join(dir, 'page'), [WORKER_POLICY]);
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(served.url);
  await page.waitForFunction(() => 'photoPage' in globalThis);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await rm(dir, { recursive: true, force: true });
});

type Prepared = Exclude<Outcome, { refused: string }>;

async function prepare(name: string, bytes: Buffer): Promise<Outcome> {
  const folder = await mkdtemp(join(dir, 'chosen-'));
  await writeFile(join(folder, name), bytes);
  await page.setInputFiles('input', join(folder, name));
  return page.evaluate(() => photoPage.prepare(0));
}

function accepted(outcome: Outcome): Prepared {
  if ('refused' in outcome) throw new Error(`refused: ${outcome.refused} (${outcome.detail})`);
  return outcome;
}

const bytesOf = (base64: string) => Buffer.from(base64, 'base64');

/** A picture with a different colour in each quarter, as the given type. */
async function drawQuarters(width: number, height: number, type: string, transparent = false): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h, mime, clear]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      const quarters = clear ? [] : ['#e00000', '#00c000', '#0000e0', '#e0e000'];
      for (const [i, colour] of quarters.entries()) {
        if (context) context.fillStyle = colour;
        context?.fillRect(((i % 2) * w) / 2, (Math.floor(i / 2) * h) / 2, w / 2, h / 2);
      }
      const blob = await canvas.convertToBlob({ type: mime, quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [width, height, type, transparent] as const,
  );
  return bytesOf(base64);
}

function colourName([red = 0, green = 0, blue = 0]: readonly number[]): string {
  const on = [red, green, blue].map((value) => value > 120).join();
  return (
    {
      'true,false,false': 'red',
      'false,true,false': 'green',
      'false,false,true': 'blue',
      'true,true,false': 'yellow',
      'true,true,true': 'white',
      'false,false,false': 'black',
    }[on] ?? on
  );
}

interface Segment {
  /** Two hex digits, `e1` for APP1. */
  readonly marker: string;
  readonly body: Buffer;
}

/** A JPEG's segments before its data. */
function segmentsOf(jpeg: Buffer): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff;) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const segment = { marker: jpeg.toString('hex', at + 1, at + 2), body: jpeg.subarray(at + 4, end) };
    segments.push(segment);
    if (segment.marker === 'da') return segments;
    at = end;
  }
  throw new Error('no picture in the JPEG');
}

/** The colour profile that the browser itself puts into the JPEG of a canvas. */
const profilesOf = (jpeg: Buffer) => segmentsOf(jpeg).flatMap(({ marker, body }) => (marker === 'e2' ? [body] : []));

/** Which traces the bytes hold of made the photo, where, and with which tags. */
function leaks(bytes: Buffer): string[] {
  const position = exifBlock({ gps: true }).subarray(-48);
  const traces: [string, Buffer][] = [
    ['maker', Buffer.from(CANARY.make)],
    ['position', position.subarray(0, 24)],
    ['position', position.subarray(24)],
    ['Exif', Buffer.from('Exif')],
    ['XMP', Buffer.from('ns.adobe.com')],
    ['IPTC', Buffer.from('Photoshop')],
  ];
  return traces.filter(([, trace]) => bytes.includes(trace)).map(([name]) => name);
}

describe('under the strict content security policy', () => {
  it('starts its workers although the page may not start one from a plain address', async () => {
    expect(await page.evaluate(() => photoPage.isIsolatedByTrustedTypes())).toBe(true);
    accepted(await prepare('plain.jpg', await drawQuarters(800, 600, 'image/jpeg')));
  });
});

describe('what a photo tells besides its picture', () => {
  const options = { orientation: 1, gps: true };

  it.each<[string, () => Promise<Buffer>]>([
    [
      'canary.jpg',
      async () => jpegWithMetadata(await drawQuarters(2000, 1500, 'image/jpeg'), { ...options, full: true }),
    ],
    ['canary.png', async () => pngWithMetadata(await drawQuarters(2000, 1500, 'image/png'), options)],
    [
      'canary.webp',
      async () =>
        webpWithMetadata(await drawQuarters(2000, 1500, 'image/webp'), { width: 2000, height: 1500 }, options),
    ],
    [
      'trailer.jpg',
      async () => Buffer.concat([await drawQuarters(2000, 1500, 'image/jpeg'), Buffer.from(`PK ${CANARY.make}`)]),
    ],
  ])('%s carries it in; none of the three sizes carries it out', async (name, make) => {
    const file = await make();
    const ownProfile = profilesOf(await drawQuarters(400, 400, 'image/jpeg'));
    expect(leaks(file)).toContain('maker');
    if (name !== 'trailer.jpg') expect(leaks(file)).toContain('position');
    const { sizes } = accepted(await prepare(name, file));
    for (const size of PHOTO_SIZES) {
      const bytes = bytesOf(sizes[size].base64);
      expect(leaks(bytes)).toEqual([]);
      // JFIF, profile, tables, frame, scan: no APP1 (EXIF, XMP), APP13 (IPTC) or comment.
      const markers = new Set(segmentsOf(bytes).map(({ marker }) => marker));
      expect([...markers].filter((marker) => !['e0', 'e2', 'db', 'c4', 'c0', 'da'].includes(marker))).toEqual([]);
      expect(profilesOf(bytes)).toEqual(ownProfile);
      expect(bytes.subarray(-2).toString('hex')).toBe('ffd9');
    }
  });
});

describe('the three sizes', () => {
  it('are at most 3840, 1600 and 400 pixels, JPEG, with the hash of the full one', async () => {
    const { width, height, hash, sizes } = accepted(
      await prepare('large.jpg', await drawQuarters(5000, 2500, 'image/jpeg')),
    );
    expect([width, height]).toEqual([3840, 1920]);
    expect([sizes.full.width, sizes.full.height]).toEqual([3840, 1920]);
    expect([sizes.view.width, sizes.view.height]).toEqual([1600, 800]);
    expect([sizes.thumb.width, sizes.thumb.height]).toEqual([400, 200]);
    expect(hash).toBe(createHash('sha256').update(bytesOf(sizes.full.base64)).digest('hex'));
    for (const size of PHOTO_SIZES) {
      expect(sizes[size].type).toBe('image/jpeg');
      expect(sizes[size].corners.map(colourName)).toEqual(CORNERS);
    }
  });

  it('are never larger than the photo', async () => {
    const { sizes } = accepted(await prepare('small.png', await drawQuarters(500, 320, 'image/png')));
    expect(PHOTO_SIZES.map((size) => [sizes[size].width, sizes[size].height])).toEqual([
      [500, 320],
      [500, 320],
      [400, 256],
    ]);
  });

  it('show transparency as white paper', async () => {
    const { sizes } = accepted(await prepare('clear.png', await drawQuarters(640, 640, 'image/png', true)));
    for (const size of PHOTO_SIZES) expect(sizes[size].corners.map(colourName)).toEqual(Array(4).fill('white'));
  });

  // What the stored corners become when the tag is obeyed, by the numbers of CORNERS (TIFF 6.0, tag 274).
  it.each<[number, number[]]>([
    [1, [0, 1, 2, 3]],
    [2, [1, 0, 3, 2]],
    [3, [3, 2, 1, 0]],
    [4, [2, 3, 0, 1]],
    [5, [0, 2, 1, 3]],
    [6, [2, 0, 3, 1]],
    [7, [3, 1, 2, 0]],
    [8, [1, 3, 0, 2]],
  ])('stand upright with orientation %i', async (orientation, corners) => {
    const stored = await drawQuarters(2000, 1000, 'image/jpeg');
    const { width, height, sizes } = accepted(
      await prepare('turned.jpg', jpegWithMetadata(stored, { orientation, gps: true })),
    );
    expect([width, height]).toEqual(orientation >= 5 ? [1000, 2000] : [2000, 1000]);
    for (const size of PHOTO_SIZES) {
      expect(sizes[size].corners.map(colourName)).toEqual(corners.map((corner) => CORNERS[corner]));
    }
  });
});

describe('what is refused', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2000)]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900"/></svg>';

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['list.jpg', 'notAnImage', () => Buffer.from('12, a blue vase, 100-150\n'.repeat(200))],
    ['drawing.jpg', 'notAnImage', () => Buffer.from(svg)],
    ['drawing.svg', 'notAnImage', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['page.png', 'notAnImage', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['empty.jpg', 'damaged', () => Buffer.alloc(0)],
    ['cut.jpg', 'damaged', async () => half(await drawNoise('image/jpeg'))],
    ['cutLate.jpg', 'damaged', async () => (await drawNoise('image/jpeg')).subarray(0, -4000)],
    ['cut.png', 'damaged', async () => half(await drawNoise('image/png'))],
    ['cut.webp', 'damaged', async () => half(await drawNoise('image/webp'))],
    ['bad.png', 'damaged', () => Buffer.concat([pngStart(800, 600), pngChunk('IDAT', Buffer.alloc(500, 7))])],
    ['tiny.jpg', 'tooSmall', () => drawQuarters(100, 100, 'image/jpeg')],
    ['narrow.jpg', 'tooSmall', () => drawQuarters(3000, 319, 'image/jpeg')],
    ['bomb.png', 'tooLarge', () => Buffer.concat([pngStart(30_000, 30_000), pngChunk('IDAT', Buffer.alloc(500, 7))])],
    ['heavy.jpg', 'tooLarge', () => Buffer.alloc(PHOTO_LIMITS.maxBytes + 1, 0xff)],
    ['phone.heic', 'heicNotSupported', () => heic],
    ['phone.jpg', 'heicNotSupported', () => heicOfSize(4032, 3024)],
    ['bomb.heic', 'tooLarge', () => heicOfSize(40_000, 40_000)],
  ])('%s: %s', async (name, reason, make) => {
    expect(await prepare(name, await make())).toMatchObject({ refused: reason });
  });

  it('goes on with the next photo after refusals', async () => {
    accepted(await prepare('fine.jpg', await drawQuarters(800, 600, 'image/jpeg')));
  });

  it('takes a photo of exactly the smallest size', async () => {
    accepted(await prepare('least.jpg', await drawQuarters(PHOTO_LIMITS.minEdge, PHOTO_LIMITS.minEdge, 'image/jpeg')));
  });
});

describe('the main thread', () => {
  it('would be caught with a long task', async () => {
    expect(await page.evaluate(() => photoPage.prepareTogether([], 90))).toHaveLength(1);
  });

  it('has no long task while four photos of 12 megapixels are prepared', async () => {
    const photos = await makeTestPhotos(join(dir, 'fixtures'));
    await page.setInputFiles('input', photos.slice(0, 4));
    expect(await page.evaluate(() => photoPage.prepareTogether([0, 1, 2, 3]))).toEqual([]);
  });

  it('makes the test photos upright and clean, whatever their tags', async () => {
    const photos = await makeTestPhotos(join(dir, 'fixtures'));
    await page.setInputFiles('input', photos);
    for (const [index, { orientation = 1 }] of TEST_PHOTOS.entries()) {
      const { width, height, sizes } = accepted(await page.evaluate((i) => photoPage.prepare(i), index));
      expect([width, height]).toEqual(orientation >= 5 ? [2880, 3840] : [3840, 2880]);
      for (const size of PHOTO_SIZES) expect(leaks(bytesOf(sizes[size].base64))).toEqual([]);
    }
  });
});

const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));

/** A picture whose bytes are spread evenly over it. */
async function drawNoise(type: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (mime) => {
    const canvas = new OffscreenCanvas(700, 500);
    const context = canvas.getContext('2d');
    const noise = new ImageData(700, 500);
    for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = i % 4 === 3 ? 255 : (i * 7919) % 251;
    context?.putImageData(noise, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: mime })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, type);
  return bytesOf(base64);
}

/** The head of a HEIC that says its size, without a picture. */
function heicOfSize(width: number, height: number): Buffer {
  const box = (type: string, ...content: Buffer[]): Buffer => {
    const body = Buffer.concat(content);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length + 8);
    return Buffer.concat([length, Buffer.from(type), body]);
  };
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size)))),
    box('mdat', Buffer.alloc(1000)),
  ]);
}
