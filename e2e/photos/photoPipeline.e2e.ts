import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PHOTO_LIMITS, PHOTO_SIZES } from '../../src/domain/photos/photo';
import { WORKER_POLICY } from '../../src/services/workers/trustedWorkerUrl';
import { launchChromium } from '../support/app/chromium';
import { colourName, drawNoise, drawQuarters } from '../support/photos/drawings';
import { CANARY } from '../support/photos/exif';
import {
  heicOfSize,
  jpegWithMetadata,
  pngChunk,
  pngStart,
  pngWithMetadata,
  webpWithMetadata,
} from '../support/photos/metadata';
import type { Outcome, PhotoPageApi } from '../support/photoPage/api';
import { makeTestPhotos } from '../support/photos/photos';
import { serveBuiltPage, type StaticPage } from '../support/app/staticPage';
import { leaks, profilesOf, segmentsOf } from '../support/photos/traces';

declare global {
  /** Only inside the page. */
  var photoPage: PhotoPageApi;
  /** Nowhere: calling it is an uncaught error. */
  var undefinedOnPurpose: () => void;
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

describe('under the strict content security policy', () => {
  it('starts its workers although the page may not start one from a plain address', async () => {
    expect(await page.evaluate(() => photoPage.isIsolatedByTrustedTypes())).toBe(true);
    accepted(await prepare('plain.jpg', await drawQuarters(page, 800, 600, 'image/jpeg')));
  });
});

describe('what a photo carries besides its picture', () => {
  const options = { orientation: 1, gps: true };

  it.each<[string, () => Promise<Buffer>]>([
    [
      'canary.jpg',
      async () => jpegWithMetadata(await drawQuarters(page, 1000, 750, 'image/jpeg'), { ...options, full: true }),
    ],
    ['canary.png', async () => pngWithMetadata(await drawQuarters(page, 1000, 750, 'image/png'), options)],
    [
      'canary.webp',
      async () =>
        webpWithMetadata(await drawQuarters(page, 1000, 750, 'image/webp'), { width: 1000, height: 750 }, options),
    ],
    [
      'trailer.jpg',
      async () => Buffer.concat([await drawQuarters(page, 1000, 750, 'image/jpeg'), Buffer.from(`PK ${CANARY.make}`)]),
    ],
  ])('%s carries it in; none of the three sizes carries it out', async (name, make) => {
    const file = await make();
    const ownProfile = profilesOf(await drawQuarters(page, 400, 400, 'image/jpeg'));
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
      await prepare('large.jpg', await drawQuarters(page, 5000, 2500, 'image/jpeg')),
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
    const { sizes } = accepted(await prepare('small.png', await drawQuarters(page, 500, 320, 'image/png')));
    expect(PHOTO_SIZES.map((size) => [sizes[size].width, sizes[size].height])).toEqual([
      [500, 320],
      [500, 320],
      [400, 256],
    ]);
  });

  it('show transparency as white paper', async () => {
    const { sizes } = accepted(await prepare('clear.png', await drawQuarters(page, 640, 640, 'image/png', true)));
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
    const stored = await drawQuarters(page, 800, 400, 'image/jpeg');
    const { width, height, sizes } = accepted(
      await prepare('turned.jpg', jpegWithMetadata(stored, { orientation, gps: true })),
    );
    expect([width, height]).toEqual(orientation >= 5 ? [400, 800] : [800, 400]);
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
    ['cut.jpg', 'damaged', async () => half(await drawNoise(page, 'image/jpeg'))],
    ['cutLate.jpg', 'damaged', async () => (await drawNoise(page, 'image/jpeg')).subarray(0, -4000)],
    ['cut.png', 'damaged', async () => half(await drawNoise(page, 'image/png'))],
    ['cut.webp', 'damaged', async () => half(await drawNoise(page, 'image/webp'))],
    ['bad.png', 'damaged', () => Buffer.concat([pngStart(800, 600), pngChunk('IDAT', Buffer.alloc(500, 7))])],
    ['tiny.jpg', 'tooSmall', () => drawQuarters(page, 100, 100, 'image/jpeg')],
    ['narrow.jpg', 'tooSmall', () => drawQuarters(page, 3000, 319, 'image/jpeg')],
    ['bomb.png', 'tooLarge', () => Buffer.concat([pngStart(30_000, 30_000), pngChunk('IDAT', Buffer.alloc(500, 7))])],
    ['heavy.jpg', 'tooLarge', () => Buffer.alloc(PHOTO_LIMITS.maxBytes + 1, 0xff)],
    ['phone.heic', 'heicNotSupported', () => heic],
    ['phone.jpg', 'heicNotSupported', () => heicOfSize(4032, 3024)],
    ['bomb.heic', 'tooLarge', () => heicOfSize(40_000, 40_000)],
  ])('%s: %s', async (name, reason, make) => {
    expect(await prepare(name, await make())).toMatchObject({ refused: reason });
  });

  it('goes on with the next photo after refusals', async () => {
    accepted(await prepare('fine.jpg', await drawQuarters(page, 800, 600, 'image/jpeg')));
  });

  it('takes a photo of exactly the smallest size', async () => {
    accepted(
      await prepare('least.jpg', await drawQuarters(page, PHOTO_LIMITS.minEdge, PHOTO_LIMITS.minEdge, 'image/jpeg')),
    );
  });
});

describe('with photos of 12 megapixels', () => {
  let photos: string[];
  beforeAll(async () => {
    photos = (await makeTestPhotos(join(dir, 'fixtures'))).slice(0, 3);
  });

  it('a worker that crashes takes only its own photo with it', async () => {
    await page.setInputFiles('input', photos);
    const preparing = page.evaluate(() => Promise.all([0, 1, 2].map((index) => photoPage.prepare(index))));
    const [worker] = page.workers();
    await worker?.evaluate(() => void setTimeout(() => undefinedOnPurpose()));
    const outcomes = await preparing;
    const refused = outcomes.filter((outcome) => 'refused' in outcome);
    expect(refused).toEqual([{ refused: 'notPrepared', detail: expect.stringContaining('undefinedOnPurpose') }]);
    expect(outcomes).toHaveLength(3);
  });

  it('a long task of the main thread would be noticed', async () => {
    expect(await page.evaluate(() => photoPage.prepareTogether([], 90))).not.toEqual([]);
  });

  it('the main thread has none while they are prepared', async () => {
    await page.setInputFiles('input', photos);
    // Long tasks are measured by the clock on the wall: on a busy machine a waiting thread counts as a working one. Work
    // that the pipeline did on the main thread would be there every time.
    let longTasks: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      longTasks = await page.evaluate(() => photoPage.prepareTogether([0, 1]));
      if (longTasks.length === 0) break;
    }
    expect(longTasks).toEqual([]);
  });
});

const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
