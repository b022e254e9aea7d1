import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mayBeWorkbook } from '../../domain/platforms/file/workbookForm';
import type { PlatformLot } from '../../domain/platforms/platformLot';
import type { Profile } from '../../domain/platforms/profile';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import { validate } from '../../domain/platforms/validate/validator';
import { writeOwnJson } from '../../domain/platforms/own/ownJson';
import { GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, LETTERED_LOTS } from './goldenSale';
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
function bundleFiles(
  lots: readonly PlatformLot[],
  platform: Profile,
  [data, list]: readonly [string, string],
): Golden[] {
  const bundle = makeBundle(lots, GOLDEN_PHOTOS, GOLDEN_SALE, platform);
  const pictures = bundle.pictures.map(({ name, width, height }) => `${name} ${width}×${height}\n`).join('');
  return [
    { name: `${data}.${platform.file.extension}`, bytes: bundle.bytes },
    { name: `${list}.txt`, bytes: new TextEncoder().encode(pictures) },
  ];
}

/** The lots round those with letters: the others are in the first file as they are. */
const LETTERED_PART = LETTERED_LOTS.filter(({ number }) => [12, 15, 53].includes(number ?? 0));

/** Why a platform takes no lot such as 12A: its page says that a number is whole. */
const REFUSES_LETTERS: Readonly<Record<string, RegExp>> = { iRostrum: /Lot is a whole number/ };

const takesLetters = ({ id }: Pick<Profile, 'id'>): boolean => !Object.hasOwn(REFUSES_LETTERS, id);

function goldenFiles(platform: Profile): readonly Golden[] {
  return [
    ...bundleFiles(GOLDEN_LOTS, platform, ['lots', 'pictures']),
    ...(takesLetters(platform) ? bundleFiles(LETTERED_PART, platform, ['letters', 'letterPictures']) : []),
    ...(platform.id === 'lotsmith'
      ? [{ name: 'lots.json', bytes: writeOwnJson(GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE) }]
      : []),
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
    const names = goldenFiles(platform).map(({ name }) => name);
    const workbooks = mayBeWorkbook(platform) ? ['lots.xlsx'] : [];
    expect(readdirSync(path.join(FOLDER, platform.id)).sort()).toEqual([...names, ...workbooks].sort());
  });

  it('refuses nothing of the sample sale', () => {
    const problems = validate(GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, platform);
    expect(problems.filter(({ severity }) => severity === 'refused')).toEqual([]);
  });

  it('would take the bundle', () => {
    expect(readBundle(platform.id, makeBundle(GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, platform))).toEqual([]);
  });
});

describe('lots with letters', () => {
  const taking = PLATFORMS.filter(takesLetters);
  const refusing = PLATFORMS.filter((platform) => !takesLetters(platform));

  it('are refused by these platforms and no other, each for its reason', () => {
    expect(PLATFORMS.filter(({ letters }) => letters.is === 'refused').map(({ id }) => id)).toEqual(
      Object.keys(REFUSES_LETTERS),
    );
    for (const { id, letters } of refusing) expect(letters.fact.note).toMatch(REFUSES_LETTERS[id] ?? /^$/);
  });

  test.each(taking.map((platform) => [platform.name, platform] as const))('are taken by %s', (_, platform) => {
    const problems = validate(LETTERED_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, platform);
    expect(problems.filter(({ severity }) => severity === 'refused')).toEqual([]);
    expect(readBundle(platform.id, makeBundle(LETTERED_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, platform))).toEqual([]);
  });

  test.each(refusing.map((platform) => [platform.name, platform] as const))('are not taken by %s', (_, platform) => {
    const problems = validate(LETTERED_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, platform);
    const refused = problems.filter(({ severity }) => severity === 'refused').map(({ detail }) => detail);
    const tags = ['12A', '12B', '53Z'];
    expect(refused).toEqual(tags.map((number) => ({ rule: 'letterRefused', number })));
    const reasons = readBundle(platform.id, makeBundle(LETTERED_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, platform));
    for (const tag of tags) expect(reasons).toContainEqual(expect.stringMatching(`cannot be ${tag}$`));
  });
});

/** The kinds of values for which platforms have columns, and the lots that have one of each. */
describe('extras', () => {
  const withExtras = PLATFORMS.filter(({ extras }) => extras.length > 0);

  test.each(withExtras.map((platform) => [platform.name, platform] as const))(
    'of %s are all in its file',
    (_, platform) => {
      const has = (name: string): boolean => GOLDEN_LOTS.some(({ extras }) => Object.hasOwn(extras, name));
      expect(platform.extras.map(({ name }) => name).filter((name) => !has(name))).toEqual([]);
    },
  );
});
