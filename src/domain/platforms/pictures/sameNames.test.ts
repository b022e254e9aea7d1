import type { Photo } from '../../photos/photo';
import { buildPlatformLot, GOLDEN_LOTS, GOLDEN_PHOTOS } from '../../../testing/platforms/goldenSale';
import { PLATFORMS } from '../profiles/platforms';
import { liveAuctioneers } from '../profiles/liveAuctioneers';
import { sameNames } from './sameNames';

const { pictures } = liveAuctioneers;
const [photo] = [...GOLDEN_PHOTOS.values()].flat() as [Photo];
const named = (pattern: string, most: number | null = null) => ({
  ...pictures,
  name: { ...pictures.name, is: pattern },
  most: { ...pictures.most, is: most },
});
const lots = [buildPlatformLot({ id: 'one', number: 1 }), buildPlatformLot({ id: 'eleven', number: 11 })];
const photosOf = (...counts: readonly number[]) =>
  new Map(lots.map(({ id }, index) => [id, Array.from({ length: counts[index] ?? 0 }, () => photo)]));

it('finds two pictures that a pattern without a sign calls the same', () => {
  expect(sameNames(lots, photosOf(11, 1), named('{lot}{n}.jpg'))).toEqual({ name: '111.jpg', lots: ['1', '11'] });
  expect(sameNames(lots, photosOf(11, 1), named('{n}{lot}.jpg'))).toEqual({ name: '111.jpg', lots: ['1', '11'] });
});

it('finds none where no two pictures come together, or a sign or the digits tell them apart', () => {
  expect(sameNames(lots, photosOf(10, 1), named('{lot}{n}.jpg'))).toBeNull();
  expect(sameNames(lots, photosOf(11, 1), named('{lot}{n}.jpg', 9))).toBeNull();
  expect(sameNames(lots, photosOf(11, 1), named('{lot}-{n}.jpg'))).toBeNull();
  expect(sameNames(lots, photosOf(11, 1), named('{lot}{nnn}.jpg'))).toBeNull();
});

it('finds lots with one number, also where only capitals differ, and none among lots without photos or numbers', () => {
  const twice = [
    buildPlatformLot({ id: 'one', number: 1, suffix: 'A' }),
    buildPlatformLot({ id: 'eleven', number: 1, suffix: 'a' }),
  ];
  expect(sameNames(twice, photosOf(1, 1), pictures)?.lots).toEqual(['1A', '1a']);
  expect(sameNames(twice, photosOf(1, 0), pictures)).toBeNull();
  const without = lots.map((lot) => ({ ...lot, number: null }));
  expect(sameNames(without, photosOf(2, 2), named('{lot}{n}.jpg'))).toBeNull();
});

it.each(PLATFORMS.map((profile) => [profile.name, profile] as const))('finds none for %s', (_, profile) => {
  expect(sameNames(GOLDEN_LOTS, GOLDEN_PHOTOS, profile.pictures)).toBeNull();
  expect(sameNames(lots, photosOf(11, 1), profile.pictures)).toBeNull();
});
