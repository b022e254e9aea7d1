import type { CreateAct } from '../../domain/imports/desk/views';
import { NOTHING_CARRIED } from '../../domain/imports/own/carried';
import { buildPhoto } from '../../testing/stores/makeWorkspace';
import { carriedToNew } from './carriedLots';

const PHOTOS = [buildPhoto({ id: 'side', order: 'a3' }), buildPhoto({ id: 'front', order: 'a5' })];
const CARRIED = { status: 'ready', order: 'a0', cover: 'front', photos: PHOTOS } as const;
const act = (fields: Partial<CreateAct>): CreateAct => ({
  kind: 'create',
  number: null,
  fields: {},
  privateFields: {},
  carried: NOTHING_CARRIED,
  pictures: [],
  ...fields,
});

/** `places`: where the pictures of the photos stand, in their order. */
function carry(fields: Partial<CreateAct>) {
  const paths = ['of another lot'];
  const lot = carriedToNew('lot1', act(fields), paths);
  return { lot, paths: paths.slice(1), places: lot?.photos.map(({ id }) => lot.pictures[id]) };
}

it('is nothing when neither photos nor pictures are to come', () => {
  expect(carry({ carried: { ...CARRIED, photos: [] } })).toEqual({ lot: null, paths: [], places: undefined });
});

it('is what a file of ours says of a lot, with the pictures beside it in the order of its photos', () => {
  const { lot, paths, places } = carry({ carried: CARRIED, pictures: ['1-1.jpg', '1-2.jpg'] });
  expect(lot).toMatchObject({ lotId: 'lot1', wasThere: false, status: 'ready', cover: 'front', photos: PHOTOS });
  expect([paths, places]).toEqual([
    ['1-1.jpg', '1-2.jpg'],
    [1, 2],
  ]);
});

it.each<[string, readonly string[], readonly (number | undefined)[]]>([
  ['fewer pictures than photos', ['1-1.jpg'], [1, undefined]],
  ['no pictures', [], [undefined, undefined]],
])('is every photo of our file beside which there are %s', (_, pictures, expected) => {
  const { lot, paths, places } = carry({ carried: CARRIED, pictures });
  expect([lot?.photos.map(({ id }) => id), paths, places]).toEqual([['side', 'front'], pictures, expected]);
});

it('is a plain photo more for each picture behind the photos of our file', () => {
  const { lot, places } = carry({ carried: CARRIED, pictures: ['1-1.jpg', '1-2.jpg', '1-3.jpg'] });
  const more = lot?.photos[2];
  expect(more).toMatchObject({ path: '', caption: '', rotation: 0, width: 0, hash: '' });
  expect([String(more?.order) > 'a5', lot?.photos.length, lot?.cover, places]).toEqual([true, 3, 'front', [1, 2, 3]]);
});

it('is a photo for each picture beside another file, the first of them the cover', () => {
  const { lot, places } = carry({ pictures: ['7-1.jpg', '7-2.jpg'] });
  const [first, second] = lot?.photos ?? [];
  expect([lot?.status, lot?.cover, places]).toEqual(['draft', first?.id, [1, 2]]);
  expect(String(first?.order) < String(second?.order)).toBe(true);
});
