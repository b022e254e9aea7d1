import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '../app/chromium';
import { drawTestPhoto } from './drawTestPhoto';
import type { ExifOptions } from './exif';
import { jpegWithMetadata } from './metadata';

export interface TestPhoto extends ExifOptions {
  readonly name: string;
}

/** Lots 9, 12, 12A, 13, 14 and 100 with their photos, and four photos without a number: ten lots in all. */
export const TEST_PHOTOS: readonly TestPhoto[] = [
  { name: '12-1.jpg' },
  { name: '12-2.jpg', orientation: 6, gps: true },
  { name: '12-10.jpg' },
  { name: '12A_1.jpg', orientation: 3 },
  { name: '13 (2).jpg', orientation: 8, gps: true },
  { name: '13 (1).jpg', orientation: 1, gps: true },
  { name: '9.1.JPG' },
  { name: '9.2.JPG', orientation: 6 },
  { name: '14.jpg' },
  { name: '100_1.jpg', orientation: 8 },
  { name: 'IMG_2041.jpg', orientation: 6, gps: true },
  { name: 'IMG_2042.jpg' },
  { name: '20260115_101112.jpg', orientation: 3, gps: true },
  { name: 'DSC00107.JPG' },
];

/** As stored: 12 megapixels, landscape; those of orientation 6 and 8 stand upright as 3024 × 4032. */
export const TEST_PHOTO_SIZE = { width: 4032, height: 3024 } as const;

/** Changes with the drawing: an old cache is not taken for a new one. */
const CACHE = join(process.cwd(), '.lotsmith', 'fixtures', 'photos-1');

/**
 * Puts the TEST_PHOTOS into `dir` (made if absent) and gives their paths in that order: real JPEGs of about 3.6 MB with
 * the noise of a sensor, each showing its own name, some with EXIF (orientation, maker and position of CANARY). They
 * are drawn in Chromium once (some seconds) and kept in the project's git-ignored folder.
 */
export async function makeTestPhotos(dir: string): Promise<string[]> {
  if (!TEST_PHOTOS.every(({ name }) => existsSync(join(CACHE, name)))) await fillCache();
  await mkdir(dir, { recursive: true });
  return Promise.all(
    TEST_PHOTOS.map(async ({ name }) => {
      await copyFile(join(CACHE, name), join(dir, name));
      return join(dir, name);
    }),
  );
}

async function fillCache(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    // Some TypeScript runners name functions through this helper, which the page does not have.
    await page.evaluate('globalThis.__name = (named) => named');
    for (const [index, { name, ...exif }] of TEST_PHOTOS.entries()) {
      const orientation = exif.orientation ?? 1;
      const base64 = await page.evaluate(drawTestPhoto, { name, index, orientation, ...TEST_PHOTO_SIZE });
      const jpeg = Buffer.from(base64, 'base64');
      const tagged = exif.orientation === undefined ? jpeg : jpegWithMetadata(jpeg, { ...exif, full: true });
      await replace(join(CACHE, name), tagged);
    }
  } finally {
    await browser.close();
  }
}

/** Whole or not at all: another process may be filling the same cache. */
async function replace(path: string, bytes: Buffer): Promise<void> {
  const whole = `${path}.${randomUUID()}`;
  await writeFile(whole, bytes);
  await rename(whole, path);
}
