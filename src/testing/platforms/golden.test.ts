import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import { validate } from '../../domain/platforms/validate/validator';
import { writeOwnJson } from '../../domain/platforms/own/ownJson';
import { GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE } from './goldenSale';
import { makeBundle } from './makeBundle';
import { READ_PLATFORMS, readBundle } from './reader/readBundle';

/** `LOTSMITH_GOLDEN=write npx jest golden` writes the files anew: then read their difference before it is kept. */
const FOLDER = path.join(__dirname, '../../../fixtures/platforms');
const isWriting = process.env['LOTSMITH_GOLDEN'] === 'write';

interface Golden {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The list of pictures is a file, too: name, width and height. */
function goldenFiles(platform: (typeof PLATFORMS)[number]): readonly Golden[] {
  const bundle = makeBundle(GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, platform);
  const list = bundle.pictures.map(({ name, width, height }) => `${name} ${width}×${height}\n`).join('');
  const own =
    platform.id === 'lotsmith'
      ? [{ name: 'lots.json', bytes: writeOwnJson(GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE) }]
      : [];
  return [
    { name: `lots.${platform.file.extension}`, bytes: bundle.bytes },
    { name: 'pictures.txt', bytes: new TextEncoder().encode(list) },
    ...own,
  ];
}

beforeAll(() => {
  if (!isWriting) return;
  for (const platform of PLATFORMS) {
    mkdirSync(path.join(FOLDER, platform.id), { recursive: true });
    for (const { name, bytes } of goldenFiles(platform)) writeFileSync(path.join(FOLDER, platform.id, name), bytes);
  }
});

it('there is a folder for each platform, and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(PLATFORMS.map(({ id }) => id).sort());
  expect([...READ_PLATFORMS].sort()).toEqual(PLATFORMS.map(({ id }) => id).sort());
});

describe.each(PLATFORMS.map((platform) => [platform.name, platform] as const))('%s', (_, platform) => {
  it('gets the very bytes that are kept', () => {
    for (const { name, bytes } of goldenFiles(platform)) {
      const kept = readFileSync(path.join(FOLDER, platform.id, name));
      expect(kept.equals(bytes)).toBe(true);
    }
  });

  it('refuses nothing of the sample sale', () => {
    const problems = validate(GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, platform);
    expect(problems.filter(({ severity }) => severity === 'refused')).toEqual([]);
  });

  it('would take the bundle', () => {
    expect(readBundle(platform.id, makeBundle(GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, platform))).toEqual([]);
  });
});
