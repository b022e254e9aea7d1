import { liveAuctioneers } from '../profiles/liveAuctioneers';
import { validate } from './validator';
import { buildPlatformLot, GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import { hasFix, planFixes } from './planFixes';

const problemsOf = (lots: Parameters<typeof validate>[0]) =>
  validate(lots, new Map(), GOLDEN_SALE, liveAuctioneers).filter(hasFix);

it('makes one edit of a lot, in which the second fix of a field goes on from the first', () => {
  const title = `Łódź ${'jug '.repeat(30)}`.trim();
  const lots = [
    buildPlatformLot({ id: 'one', number: 1, title, consignor: 'Łukasz' }),
    buildPlatformLot({ id: 'two' }),
  ];
  expect(planFixes(problemsOf(lots), lots, 'GBP')).toEqual([
    {
      lotId: 'one',
      changes: { title: `Lódz ${'jug '.repeat(23)}jug` },
      privateChanges: { consignor: 'Lukasz' },
      before: { title, consignor: 'Łukasz' },
    },
  ]);
});

it('makes none where nothing can be mended', () => {
  const lots = [buildPlatformLot({ id: 'one', title: '東京' })];
  expect(problemsOf(lots)).toEqual([]);
  expect(planFixes(validate(lots, new Map(), GOLDEN_SALE, liveAuctioneers), lots, 'GBP')).toEqual([]);
});
