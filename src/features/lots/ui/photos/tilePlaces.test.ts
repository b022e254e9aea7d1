import { dropAt, type TileBox } from './tilePlaces';

const tile = (photoId: string, left: number, top: number): TileBox => {
  return { photoId, left, top, right: left + 80, bottom: top + 80 };
};
/** Two lines of tiles, 80 by 80 pixels, 8 apart. */
const tiles = [tile('a', 0, 0), tile('b', 88, 0), tile('c', 0, 88)];

it.each([
  ['on the left half', 10, 40, { photoId: 'a', side: 'before' }],
  ['on the right half', 70, 40, { photoId: 'a', side: 'after' }],
  ['in the gap, nearer to the next', 86, 40, { photoId: 'b', side: 'before' }],
  ['behind the last of a line', 200, 40, { photoId: 'b', side: 'after' }],
  ['on the second line', 20, 120, { photoId: 'c', side: 'before' }],
  ['a little below all', 60, 200, { photoId: 'c', side: 'after' }],
])('%s', (_name, x, y, expected) => {
  expect(dropAt(tiles, { x, y })).toEqual(expected);
});

it('is nowhere when the pointer is far away, or there are no tiles', () => {
  expect(dropAt(tiles, { x: 40, y: 300 })).toBeNull();
  expect(dropAt([], { x: 0, y: 0 })).toBeNull();
});
