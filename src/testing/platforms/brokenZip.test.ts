import { zipSync } from 'fflate';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import type { Profile } from '../../domain/platforms/profile';
import { GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE } from './goldenSale';
import { makeBundle } from './makeBundle';
import { readZip } from './reader/readZip';
import { smallJpeg } from './smallJpeg';

type Files = Record<string, Uint8Array>;

/** The files of a good bundle. */
function filesOf(profile: Profile): Files {
  const bundle = makeBundle(GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE, profile);
  const pictures = bundle.pictures.map((picture) => [picture.name, smallJpeg(picture)] as const);
  return { [bundle.fileName]: bundle.bytes, ...Object.fromEntries(pictures) };
}

const zipped = (files: Files): Uint8Array => zipSync(files, { level: 0 });
const good = new Map(PLATFORMS.map((profile) => [profile.id, filesOf(profile)]));

const broken = (platform: string, change: (files: Files, first: string) => Files | Uint8Array): readonly string[] => {
  const files = { ...good.get(platform) };
  const first = Object.keys(files).find((name) => name.endsWith('.jpg')) ?? '';
  const changed = change(files, first);
  return readZip(platform, changed instanceof Uint8Array ? changed : zipped(changed));
};

test.each(PLATFORMS.map(({ id }) => id))('%s takes the whole bundle', (platform) => {
  expect(broken(platform, (files) => files)).toEqual([]);
});

const without = (files: Files, ...names: readonly string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));

const BROKEN: readonly (readonly [string, RegExp, (files: Files, first: string) => Files | Uint8Array])[] = [
  ['a ZIP file that breaks off', /cannot be read/, (files) => zipped(files).subarray(0, 9_000)],
  [
    'a file that was damaged on the way',
    /the sum of .* is wrong/,
    (files) => {
      const zip = zipped(files);
      return zip.map((byte, place) => (place === 30_000 ? byte ^ 1 : byte));
    },
  ],
  ['no data file', /there are 0 data files/, (files) => Object.fromEntries(Object.entries(files).slice(1))],
  ['a file that nobody asked for', /there are 2 data files/, (files) => ({ ...files, 'thumbs.db': Uint8Array.of(1) })],
  [
    'pictures in a folder',
    /no such name|has no lot/,
    (files, first) => ({ ...without(files, first), [`photos/${first}`]: files[first] ?? Uint8Array.of() }),
  ],
  ['a picture that is none', /is no whole JPEG/, (files, first) => ({ ...files, [first]: Buffer.from('<html>') })],
  [
    'half a picture',
    /is no whole JPEG/,
    (files, first) => ({ ...files, [first]: (files[first] ?? Uint8Array.of()).subarray(0, 20_000) }),
  ],
  [
    'a picture that says where it was taken',
    /has Exif/,
    (files, first) => ({ ...files, [first]: smallJpeg({ width: 960, height: 720, bytes: 60_000 }, 'Exif\0\0') }),
  ],
];

describe.each(['liveAuctioneers', 'hiBid', 'inDesign'])('%s does not take', (platform) => {
  test.each(BROKEN)('%s', (_, reason, change) => {
    expect(broken(platform, change)).toContainEqual(expect.stringMatching(reason));
  });
});

test.each([
  ['liveAuctioneers', '1_1.jpg'],
  ['inDesign', '1-1.jpg'],
])('%s does not take a data file that names a picture which is not there', (platform, name) => {
  expect(broken(platform, (files) => without(files, name))).toContain(
    `the picture ${name} is named, and not in the bundle`,
  );
});

test('a picture of more pixels than the platform takes is found in the file itself', () => {
  const tooLarge = smallJpeg({ width: 4_000, height: 3_000, bytes: 60_000 });
  expect(broken('liveAuctioneers', (files, first) => ({ ...files, [first]: tooLarge }))).toContain(
    'the picture 1_1.jpg has too many pixels',
  );
});
