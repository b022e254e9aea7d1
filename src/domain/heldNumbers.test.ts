import { blocksOf, HELD_FOR_MS, heldByNobody, USED_FOR_MS } from './heldNumbers';

const NOW = 1_800_000_000_000;
const claim = (number: string, by = 'ada', reservedAt: number | null = NOW, lotId = `lot of ${number}`) => ({
  number,
  lotId,
  by,
  reservedAt,
});
const nobodys = (
  claims: readonly ReturnType<typeof claim>[],
  lots: Record<string, { number: number | null; suffix?: string; deletedAt?: number }> = {},
): string[] =>
  heldByNobody(claims, {
    mayMakeLots: (uid) => uid !== 'gone',
    lotOf(lotId) {
      const lot = lots[lotId];
      return lot && { number: lot.number, suffix: lot.suffix ?? '', deletedAt: lot.deletedAt ?? null };
    },
  }).map(({ number }) => number);

describe('numbers that surely nobody will use', () => {
  it('are those of who may make no lots any more', () => {
    expect(nobodys([claim('5'), claim('6', 'gone')])).toEqual(['6']);
  });

  it('are those of a lot that is there with another number, and not those of one that has them', () => {
    const lots = {
      has: { number: 1 },
      other: { number: 9 },
      lettered: { number: 3, suffix: 'A' },
      none: { number: null },
      trashed: { number: 5, deletedAt: 1 },
    };
    const claims = Object.keys(lots).map((lotId, place) => claim(String(place + 1), 'ada', NOW, lotId));
    expect(nobodys(claims, lots)).toEqual(['2', '3', '4', '5']);
  });

  it('are those held for two weeks longer than the newest, whatever the clock here says', () => {
    const old = claim('5', 'ada', NOW - HELD_FOR_MS - 1);
    expect(nobodys([old])).toEqual([]);
    expect(nobodys([old, claim('6'), claim('7', 'ada', NOW - HELD_FOR_MS)])).toEqual(['5']);
  });

  it('are no claims of lots', () => {
    expect(nobodys([claim('5', 'gone', null), claim('6')])).toEqual([]);
  });

  it('are freed only after a device without a network has ceased to use them', () => {
    expect(USED_FOR_MS).toBeLessThan(HELD_FOR_MS);
  });
});

it('tells what one device began to hold together from all other, the oldest first', () => {
  const claims = [
    claim('30', 'ben', 7),
    claim('1', 'ada', 9),
    claim('2', 'ada', 9),
    claim('9', 'ada', 7),
    claim('3', 'x', null),
  ];
  expect(blocksOf(claims).map(({ by, since, claims: held }) => [by, since, held.map(({ number }) => number)])).toEqual([
    ['ben', 7, ['30']],
    ['ada', 7, ['9']],
    ['ada', 9, ['1', '2']],
  ]);
});
