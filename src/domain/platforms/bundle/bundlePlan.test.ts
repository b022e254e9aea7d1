import { buildPhoto, buildPlatformLot, GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import type { Profile } from '../profile';
import { liveAuctioneers } from '../profiles/liveAuctioneers';
import { nameAfter, photosWithout, planBundle } from './bundlePlan';

const photosOf = (lotId: string, count: number) =>
  Array.from({ length: count }, (_, at) => buildPhoto({ id: `${lotId}${at + 1}`, lotId }));
const profile: Profile = {
  ...liveAuctioneers,
  pictures: { ...liveAuctioneers.pictures, most: { ...liveAuctioneers.pictures.most, is: 2 } },
};
const lots = [
  buildPlatformLot({ id: 'a', number: 1 }),
  buildPlatformLot({ id: 'b', number: 2 }),
  buildPlatformLot({ id: 'none' }),
];
const photos = new Map([
  ['a', photosOf('a', 3)],
  ['b', photosOf('b', 3)],
  ['none', photosOf('none', 1)],
]);
const request = { profile, sale: GOLDEN_SALE, which: 'all', lots, photos, withPhotos: true } as const;

it('takes as many photos of a lot with a number as the platform takes', () => {
  const plan = planBundle(request);
  expect(plan.pictures.map(({ lot, photo, name }) => [lot.id, photo.id, name])).toEqual([
    ['a', 'a1', '1_1.jpg'],
    ['a', 'a2', '1_2.jpg'],
    ['b', 'b1', '2_1.jpg'],
    ['b', 'b2', '2_2.jpg'],
  ]);
  expect(planBundle({ ...request, withPhotos: false }).pictures).toEqual([]);
  expect(planBundle({ ...request, photos: new Map() }).pictures).toEqual([]);
  expect(plan.name).not.toMatch(/\./);
});

it('counts the pictures of a lot without gaps', () => {
  const [, second] = planBundle(request).pictures;
  const before = photosOf('a', 1);
  expect(second && [nameAfter(second, [], profile), nameAfter(second, before, profile)]).toEqual([
    '1_1.jpg',
    '1_2.jpg',
  ]);
  const [lot] = lots.slice(-1);
  expect(lot && second && nameAfter({ ...second, lot }, [], profile)).toBe('');
});

it.each([
  ['the first', ['a1'], 2, { a: ['a2'], b: ['b1', 'b2', 'b3'] }],
  ['all that the platform takes', ['b1', 'b2'], 2, { a: ['a1', 'a2', 'a3'], b: [] }],
  ['one that does not count there', ['a3'], 2, { a: ['a1', 'a2'], b: ['b1', 'b2', 'b3'] }],
  ['one of as many as there are', ['a1'], null, { a: ['a2', 'a3'], b: ['b1', 'b2', 'b3'] }],
  ['none', [], 2, { a: ['a1', 'a2', 'a3'], b: ['b1', 'b2', 'b3'] }],
])('names no photo in the file that could not go with it: %s', (_, left, most, expected) => {
  const pictures = { ...profile.pictures, most: { ...profile.pictures.most, is: most } };
  const without = photosWithout(new Set(left), planBundle({ ...request, profile: { ...profile, pictures } }));
  const ids = [...without].map(([lotId, own]) => [lotId, own.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({ ...expected, none: ['none1'] });
});
