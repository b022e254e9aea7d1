import { liveAuctioneers } from '../profiles/liveAuctioneers';
import { validate } from './validator';
import { buildPlatformLot, GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import type { Fix, Problem } from '../problem';
import { choicesOf, hasFix, planFixes } from './planFixes';

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

it('makes none of a lot that is gone, nor of the sale', () => {
  const lots = [buildPlatformLot({ id: 'one', number: 1, title: 'Łódź jug' })];
  const [problem] = problemsOf(lots);
  if (problem === undefined) throw new Error('A letter is replaced.');
  expect(planFixes([problem], lots, 'GBP')).toMatchObject([{ lotId: 'one', changes: { title: 'Lódz jug' } }]);
  expect(planFixes([problem], [], 'GBP')).toEqual([]);
  expect(planFixes([{ ...problem, lotId: null }], lots, 'GBP')).toEqual([]);
});

it('changes several named values of a lot in one edit, and the same one step by step', () => {
  const before = { endDate: 'Łódź, 21 December 2026', endTime: 'at six\no’clock in the evening' };
  const lot = buildPlatformLot({ id: 'one', extras: before });
  const problem = (extra: string, fix: Fix): Problem => ({
    ...{ lotId: 'one', photoId: null, header: null, place: { extra }, severity: 'changed', fix },
    detail: { rule: 'lineBreaks' },
  });
  const edits = planFixes(
    [
      problem('endDate', { kind: 'transliterate', encoding: 'windows-1252' }),
      problem('endTime', { kind: 'joinLines' }),
      problem('endDate', { kind: 'shorten', most: 8 }),
      problem('endTime', { kind: 'shorten', most: 14 }),
    ],
    [{ ...lot, 'extras.endDate': before.endDate, 'extras.endTime': before.endTime }],
    'GBP',
  );
  expect(edits).toEqual([
    {
      lotId: 'one',
      changes: { 'extras.endDate': 'Lódz, 21', 'extras.endTime': 'at six o’clock' },
      privateChanges: {},
      before: { 'extras.endDate': before.endDate, 'extras.endTime': before.endTime },
    },
  ]);
  // Of a value of which nothing would be left nothing is taken out: it is the person’s to empty it.
  const marks = problem('endDate', { kind: 'takeOut', marks: ['"'] });
  expect(planFixes([marks], [{ ...lot, extras: { endDate: '"' } }], 'GBP')).toEqual([]);
});

it('is offered for what a click can change in a lot, and for nothing else', () => {
  const problem: Problem = {
    ...{ lotId: 'one', photoId: null, header: null, place: { field: 'title' }, severity: 'changed' },
    ...{ detail: { rule: 'lineBreaks' }, fix: { kind: 'joinLines' } },
  };
  expect(hasFix(problem)).toBe(true);
  expect(hasFix({ ...problem, place: { extra: 'endDate' } })).toBe(true);
  expect(hasFix({ ...problem, fix: null })).toBe(false);
  expect(hasFix({ ...problem, place: null })).toBe(false);
  expect(hasFix({ ...problem, place: { field: 'number' } })).toBe(false);
  expect(choicesOf(problem)).toBeNull();
  expect(choicesOf({ ...problem, fix: null })).toBeNull();
});

describe('a lot without a starting price', () => {
  const withoutPrice = (estimateLow: number | null) =>
    buildPlatformLot({ id: 'one', startPrice: null, estimateLow, estimateHigh: 100_000 });
  const pricesOf = (estimateLow: number | null) => {
    const lots = [withoutPrice(estimateLow)];
    const [problem] = problemsOf(lots);
    if (problem === undefined) return [];
    expect(problem).toMatchObject({ header: 'StartPrice', severity: 'refused', detail: { rule: 'required' } });
    return choicesOf(problem)?.map((fix) => planFixes([{ ...problem, fix }], lots, 'GBP')[0]);
  };

  it('gets half of the low estimate, or all of it, as its person chooses', () => {
    const edit = { lotId: 'one', privateChanges: {}, before: { startPrice: null } };
    expect(pricesOf(25_000)).toEqual([
      { ...edit, changes: { startPrice: 12_500 } },
      { ...edit, changes: { startPrice: 25_000 } },
    ]);
  });

  it('gets whole units for a half, and never nothing', () => {
    const changesOf = (low: number) => pricesOf(low)?.map((edit) => edit?.changes.startPrice);
    expect(changesOf(12_500)).toEqual([6_300, 12_500]);
    expect(changesOf(80)).toEqual([80, 80]);
  });

  it('keeps a price that has come meanwhile, and gets none without a low estimate', () => {
    const lot = withoutPrice(25_000);
    expect(planFixes(problemsOf([lot]), [{ ...lot, startPrice: 100 }], 'GBP')).toEqual([]);
    expect(pricesOf(null)).toEqual([]);
    expect(pricesOf(0)).toEqual([]);
  });
});
