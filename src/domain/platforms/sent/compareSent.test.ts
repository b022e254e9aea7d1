import { buildPhoto, buildPlatformLot, GOLDEN_LOTS, GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import { platformThatGets } from '../../../testing/platforms/platformThatGets';
import { OURS } from '../facts';
import type { PlatformLot } from '../platformLot';
import type { Profile } from '../profile';
import { hiBid } from '../profiles/hiBid';
import { liveAuctioneers } from '../profiles/liveAuctioneers';
import { createCompareSent, type SaleNow } from './compareSent';
import { sentRowWriter } from './sentLot';

const [first, second, third] = GOLDEN_LOTS as readonly [PlatformLot, PlatformLot, PlatformLot];
const photo = buildPhoto({ id: 'p1', lotId: first.id });
const NOW: SaleNow = {
  ...{ lots: [first, second, third], withdrawn: new Set(), sale: GOLDEN_SALE },
  photos: new Map([[first.id, [photo]]]),
};
const withFirst = (change: Partial<PlatformLot>): SaleNow => ({
  ...NOW,
  lots: [{ ...first, ...change }, second, third],
});

describe('a comparison that is made again', () => {
  /** The ids of the lots whose cells were written. */
  const written: string[] = [];
  const counting: Profile = {
    ...hiBid,
    columns: [
      ...hiBid.columns,
      { header: 'Id', from: { kind: 'computed', of: ({ id }) => (written.push(id), id), field: null }, fact: OURS },
    ],
  };
  const there = platformThatGets(counting);
  there.send(NOW);
  const state = there.state();
  const compare = createCompareSent(counting);
  const writtenFor = (now: SaleNow, has = state): readonly string[] => {
    compare(state, NOW);
    written.length = 0;
    compare(has, now);
    return [...written];
  };

  it('writes no lot anew while all is as it was, also when it has been read again', () => {
    expect(writtenFor(NOW)).toEqual([]);
    expect(writtenFor({ ...NOW, lots: NOW.lots.map((lot) => ({ ...lot })), sale: { ...NOW.sale } })).toEqual([]);
    expect(writtenFor({ ...NOW, photos: new Map([[first.id, [photo]]]) })).toEqual([]);
    expect(writtenFor({ ...NOW, lots: NOW.lots.toReversed() })).toEqual([]);
  });

  it('writes only the lot that has changed', () => {
    expect(writtenFor(withFirst({ title: 'Another jug' }))).toEqual([first.id]);
    expect(writtenFor({ ...NOW, photos: new Map() })).toEqual([first.id]);
    expect(writtenFor({ ...NOW, photos: new Map([[first.id, [photo, photo]]]) })).toEqual([first.id]);
    expect(
      writtenFor({
        ...NOW,
        photos: new Map([
          [second.id, [photo]],
          [first.id, [photo]],
        ]),
      }),
    ).toEqual([second.id]);
    expect(writtenFor(withFirst({ 'extras.origin': 'Delft' }))).toEqual([first.id]);
  });

  it('writes all of them for another sale', () => {
    expect(writtenFor({ ...NOW, sale: { ...NOW.sale, currency: 'JPY' } })).toEqual(NOW.lots.map(({ id }) => id));
  });

  it('writes no lot that is not looked at: a draft that nobody expects there', () => {
    const parts = platformThatGets(counting);
    parts.send(NOW, { scope: 'changed' });
    const draft = buildPlatformLot({ id: 'fresh', status: 'draft' });
    expect(writtenFor({ ...NOW, lots: [draft, ...NOW.lots] }, parts.state())).toEqual([]);
  });
});

it.each([
  ['all', ['draft', 'ready']],
  ['ready', ['ready']],
  // Nothing whole was sent so far.
  ['changed', ['ready']],
] as const)('takes for new, after a file of %s lots: %j', (scope, expected) => {
  const there = platformThatGets(hiBid);
  there.send(NOW, { scope });
  const fresh = (['draft', 'ready'] as const).map((status) => buildPlatformLot({ id: status, number: 900, status }));
  const { added } = there.compare({ ...NOW, lots: [...NOW.lots, ...fresh] });
  expect(added.map(({ lot }) => lot.id)).toEqual(expected);
});

it('says what of a lot is another one: its number, its cells or its pictures', () => {
  const there = platformThatGets(hiBid);
  there.send(NOW, { pictures: true });
  const saidOf = (now: SaleNow) => {
    const { isRenumbered, hasOtherCells, hasOtherPictures } = there.compare(now).changed[0] ?? {};
    return [isRenumbered, hasOtherCells, hasOtherPictures];
  };
  expect(saidOf(withFirst({ title: 'Another jug' }))).toEqual([false, true, false]);
  expect(saidOf(withFirst({ number: 900 }))).toEqual([true, true, false]);
  expect(saidOf({ ...NOW, photos: new Map() })).toEqual([false, false, true]);
});

it('counts of the pictures of a lot those that go out, as they look', () => {
  const photos = Array.from({ length: 22 }, (_, place) =>
    buildPhoto({
      id: `p${place}`,
      lotId: first.id,
      hash: String(place % 10).repeat(64),
      rotation: place === 1 ? 90 : 0,
    }),
  );
  const write = sentRowWriter(liveAuctioneers, GOLDEN_SALE);
  const row = write(first, photos);
  expect(row.pictureCount).toBe(20);
  expect(row.sentLot().pictures.slice(0, 3)).toEqual([
    '0000000000000000:0',
    '1111111111111111:90',
    '2222222222222222:0',
  ]);
  expect(row.picturesHash).toBe(write(first, photos.slice(0, 20)).picturesHash);
  const none = write({ ...first, number: null, suffix: '' }, photos);
  expect([none.pictureCount, none.number, none.sentLot().pictures]).toEqual([0, '', []]);
});
