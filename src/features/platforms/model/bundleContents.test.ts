import { buildPhoto, buildPlatformLot } from '../../../testing/platforms/goldenSale';
import type { Profile } from '../../../domain/platforms/profile';
import { hiBid } from '../../../domain/platforms/profiles/hiBid';
import { inDesign } from '../../../domain/platforms/profiles/inDesign';
import { lotsmith } from '../../../domain/platforms/profiles/lotsmith';
import { liveAuctioneers } from '../../../domain/platforms/profiles/liveAuctioneers';
import { bundleContents } from './bundleContents';

const lot = (id: string, number: number | null, toCheck = '') => buildPlatformLot({ id, number, toCheck });
const photos = (lotId: string, ...captions: readonly string[]) =>
  [lotId, captions.map((caption, place) => buildPhoto({ id: `${lotId}${place}`, lotId, caption }))] as const;

const LOTS = [lot('vase', 1, 'Who made it?'), lot('jug', 2, ' '), lot('bowl', null), lot('cup', 3)];
const PHOTOS = new Map([
  photos('vase', 'The mark', '', 'The handle'),
  photos('jug', ''),
  photos('bowl', 'The rim', ''),
  // Of a lot that does not go out.
  photos('plate', 'The back'),
]);
const contents = (profile: Profile) => bundleContents(LOTS, PHOTOS, profile);

it('counts what goes into a bundle, and what stays here without being a problem of a lot', () => {
  expect(contents(hiBid)).toEqual({ lots: 4, photos: 4, unnumbered: 2, captions: 3, toCheck: 1 });
  expect(bundleContents([], PHOTOS, hiBid)).toEqual({ lots: 0, photos: 0, unnumbered: 0, captions: 0, toCheck: 0 });
});

it('leaves no caption behind where the platform has a place for them', () => {
  expect([contents(inDesign).captions, contents(lotsmith).captions]).toEqual([0, 0]);
});

it('counts only as many photos of a lot as the platform takes', () => {
  const many = new Map([photos('vase', ...Array.from({ length: 22 }, () => ''))]);
  expect(bundleContents(LOTS, many, liveAuctioneers).photos).toBe(20);
});
