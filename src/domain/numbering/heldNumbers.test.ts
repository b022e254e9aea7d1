import { goingBack, HELD_FOR_MS, takenRanges, unusedReservations, USED_FOR_MS } from './heldNumbers';

const NOW = 1_800_000_000_000;
const claim = (number: string, by = 'ada', reservedAt: number | null = NOW, lotId = `lot of ${number}`) => ({
  number,
  lotId,
  by,
  reservedAt,
});
const unused = (
  claims: readonly ReturnType<typeof claim>[],
  lots: Record<string, { number: number | null; suffix?: string; deletedAt?: number }> = {},
): string[] =>
  unusedReservations(claims, {
    mayMakeLots: (uid) => uid !== 'gone',
    lotOf(lotId) {
      const lot = lots[lotId];
      return lot && { number: lot.number, suffix: lot.suffix ?? '', deletedAt: lot.deletedAt ?? null };
    },
  }).map(({ number }) => number);

describe('claims that surely nobody uses', () => {
  it('are what a person took along who may make no lots any more', () => {
    expect(unused([claim('5'), claim('6', 'gone')])).toEqual(['6']);
  });

  it.each([
    ['taken along', NOW],
    ['claimed', null],
  ])('are those %s of a lot that is there with another number, and not those of one that has them', (_, at) => {
    const lots = {
      has: { number: 1 },
      other: { number: 9 },
      lettered: { number: 3, suffix: 'A' },
      none: { number: null },
      trashed: { number: 5, deletedAt: 1 },
    };
    const claims = Object.keys(lots).map((lotId, place) => claim(String(place + 1), 'ada', at, lotId));
    expect(unused(claims, lots)).toEqual(['2', '3', '4', '5']);
  });

  it('are those held for two weeks longer than the newest, whatever the clock here says', () => {
    const old = claim('5', 'ada', NOW - HELD_FOR_MS - 1);
    expect(unused([old])).toEqual([]);
    expect(unused([old, claim('6'), claim('7', 'ada', NOW - HELD_FOR_MS)])).toEqual(['5']);
  });

  it('are those that an older build left behind for a lot that was never made', () => {
    expect(unused([claim('5', 'ada', null), claim('6')])).toEqual(['5']);
  });

  it('are freed only after a device without a network has ceased to use them', () => {
    expect(USED_FOR_MS).toBeLessThan(HELD_FOR_MS);
  });
});

it('what one person took along in the same minute is one range, the oldest first', () => {
  const claims = [
    claim('30', 'ben', 7),
    claim('1', 'ada', 100_000),
    claim('2', 'ada', 150_000),
    claim('3', 'ada', 200_000),
    claim('9', 'ada', 7),
    claim('4', 'x', null),
  ];
  expect(
    takenRanges(claims).map(({ by, since, claims: held }) => [by, since, held.map(({ number }) => number)]),
  ).toEqual([
    ['ben', 7, ['30']],
    ['ada', 7, ['9']],
    ['ada', 100_000, ['1', '2', '3']],
  ]);
});

describe('what a device gives back by itself', () => {
  const back = (kept: { keptAt: number; isAsked?: true; isTaken?: true; saleId?: string }): boolean =>
    goingBack([{ saleId: 'here', ...kept }], { now: NOW, began: NOW - 60_000, isOver: (sale) => sale === 'over' })
      .length === 1;

  it('is what an older build held by itself before this page began, and not what an older page holds since', () => {
    expect(back({ keptAt: NOW - 60_001 })).toBe(true);
    expect(back({ keptAt: NOW - 59_000 })).toBe(false);
  });

  it('is what was asked for and never answered', () => {
    expect(back({ keptAt: NOW - 121_000, isAsked: true, isTaken: true })).toBe(true);
    expect(back({ keptAt: NOW - 119_000, isAsked: true, isTaken: true })).toBe(false);
  });

  it('is what a person took along, once the work is over, or after two weeks', () => {
    expect(back({ keptAt: NOW - 61_000, isTaken: true })).toBe(false);
    expect(back({ keptAt: NOW - 61_000, isTaken: true, saleId: 'over' })).toBe(true);
    expect(back({ keptAt: NOW - USED_FOR_MS - 1, isTaken: true })).toBe(true);
  });
});
