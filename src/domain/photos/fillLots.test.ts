import type { LotStatus } from '../lots/lot';
import { likelyPerLot, lotsToFill, planFilling } from './fillLots';

const lot = (id: string, number: number | null, suffix = '', status: LotStatus = 'draft') => ({
  id,
  number,
  suffix,
  status,
});
const files = (...places: number[]) =>
  places.map((place) => ({ id: `f${String(place)}`, name: `IMG_${String(place)}.jpg`, lastModified: 0 }));
const said = ({ filled, left }: ReturnType<typeof planFilling>): string =>
  [
    ...filled.map(({ lotId, photos }) => `${lotId}: ${photos.map(({ name }) => name).join(' ')}`),
    `${String(left.length)} left`,
  ].join('; ');

describe('lots to fill', () => {
  it('are those without a photo, by number, those without a number last as they stand', () => {
    const lots = [
      lot('ten', 10),
      lot('none', null),
      lot('two', 2),
      lot('has', 3),
      lot('twoA', 2, 'A'),
      lot('last', null),
    ];
    expect(lotsToFill(lots, ({ id }) => id === 'has').map(({ id }) => id)).toEqual([
      'two',
      'twoA',
      'ten',
      'none',
      'last',
    ]);
  });

  it('leave out withdrawn ones', () => {
    const lots = [lot('one', 1, '', 'withdrawn'), lot('two', 2, '', 'published')];
    expect(lotsToFill(lots, () => false).map(({ id }) => id)).toEqual(['two']);
  });
});

describe('filling lots', () => {
  it('gives each lot one photo, as people count the names', () => {
    expect(said(planFilling(files(10, 9, 11), ['a', 'b', 'c'], 1))).toBe(
      'a: IMG_9.jpg; b: IMG_10.jpg; c: IMG_11.jpg; 0 left',
    );
  });

  it('gives several each, the last lot the rest, and no lot nothing', () => {
    expect(said(planFilling(files(1, 2, 3), ['a', 'b', 'c'], 2))).toBe('a: IMG_1.jpg IMG_2.jpg; b: IMG_3.jpg; 0 left');
  });

  it('keeps what is left over', () => {
    expect(said(planFilling(files(1, 2, 3), ['a'], 2))).toBe('a: IMG_1.jpg IMG_2.jpg; 1 left');
    expect(said(planFilling(files(1), [], 1))).toBe('1 left');
  });
});

it.each([
  [120, 120, 1],
  [240, 120, 2],
  [250, 120, 1],
  [60, 120, 1],
  [130, 10, 1],
  [120, 10, 12],
  [3, 0, 1],
  [0, 3, 1],
])('%i photos for %i lots are most likely %i each', (photos, lots, each) => {
  expect(likelyPerLot(photos, lots)).toBe(each);
});
