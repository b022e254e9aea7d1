import { buildPhoto } from '../../../testing/platforms/goldenSale';
import type { Photo } from '../../photos/photo';
import { OURS, stated } from '../facts';
import { hiBid } from '../profiles/hiBid';
import { checkPictures } from './checkPictures';

interface Limits {
  readonly most?: number;
  readonly longestSide?: number;
  readonly leastBytes?: number;
  readonly mostBytes?: number;
}

/** What is said of photos, and of which, by a platform that has these limits and no others. */
function saidOf(photos: readonly Partial<Photo>[], { most, longestSide, leastBytes, mostBytes }: Limits) {
  const said: unknown[] = [];
  const limit = (is: number | undefined) => stated(is ?? null, OURS);
  checkPictures(
    photos.map((photo, place) => buildPhoto({ id: `p${place + 1}`, lotId: 'one', ...photo })),
    {
      ...hiBid.pictures,
      most: limit(most),
      longestSide: limit(longestSide),
      leastBytes: limit(leastBytes),
      mostBytes: limit(mostBytes),
    },
    (detail, photoId) => said.push([photoId, detail]),
  );
  return said;
}

const smaller = (longestSide: number | null, mostBytes: number | null) => ({
  ...{ rule: 'pictureMadeSmaller', longestSide, mostBytes },
});
const [WIDE, HIGH, HEAVY] = [{ width: 1_001, height: 10 }, { width: 10, height: 1_001 }, { bytes: 5_001 }];

it.each<[string, readonly Partial<Photo>[], Limits, readonly unknown[]]>([
  ['a platform that takes all', [WIDE, HEAVY, { bytes: 0 }], {}, []],
  ['no photos', [], { most: 0, longestSide: 1, leastBytes: 1, mostBytes: 1 }, []],
  ['as many as it takes', [{}, {}], { most: 2 }, []],
  ['one more than it takes', [{}, {}], { most: 1 }, [[null, { rule: 'tooManyPictures', most: 1, count: 2 }]]],
  ['as large as it takes', [{ width: 1_000, height: 1_000 }], { longestSide: 1_000 }, []],
  [
    'too wide or too high',
    [WIDE, {}, HIGH],
    { longestSide: 1_000 },
    [
      ['p1', smaller(1_000, null)],
      ['p3', smaller(1_000, null)],
    ],
  ],
  ['as heavy as it takes', [{ bytes: 5_000 }], { mostBytes: 5_000 }, []],
  ['too heavy', [{ bytes: 5_000 }, HEAVY], { mostBytes: 5_000 }, [['p2', smaller(null, 5_000)]]],
  [
    'too large and too heavy is said once',
    [{ ...WIDE, ...HEAVY }],
    { longestSide: 1_000, mostBytes: 5_000 },
    [['p1', smaller(1_000, 5_000)]],
  ],
  ['as small as it takes', [{ bytes: 100 }], { leastBytes: 100 }, []],
  ['too small', [{ bytes: 99 }], { leastBytes: 100 }, [['p1', { rule: 'pictureTooSmall', least: 100, bytes: 99 }]]],
  [
    'too wide and too small',
    [{ ...WIDE, bytes: 99 }],
    { longestSide: 1_000, leastBytes: 100 },
    [
      ['p1', smaller(1_000, null)],
      ['p1', { rule: 'pictureTooSmall', least: 100, bytes: 99 }],
    ],
  ],
  [
    'those that do not go out may be too heavy',
    [{ bytes: 1 }, HEAVY],
    { most: 1, mostBytes: 5_000 },
    [[null, { rule: 'tooManyPictures', most: 1, count: 2 }]],
  ],
])('%s', (_, photos, limits, expected) => expect(saidOf(photos, limits)).toEqual(expected));
