import { newId } from '../../../shared/id';
import { estimateCount, idRanges } from './idRanges';

describe('ranges of ids', () => {
  it.each([0, 1, 2, 7, 40])('%i of them follow one another without a gap', (count) => {
    const ranges = idRanges(count);
    expect(ranges).toHaveLength(Math.max(1, count));
    expect(ranges[0]?.start).toBeNull();
    expect(ranges.at(-1)?.end).toBeNull();
    for (const [place, { end }] of ranges.slice(0, -1).entries()) {
      expect(end).not.toBeNull();
      expect(ranges[place + 1]?.start).toBe(end);
      expect(String(ranges[place]?.start ?? '') < String(end)).toBe(true);
    }
  });

  it('have about as many ids each', () => {
    const ranges = idRanges(10);
    const counts = ranges.map(() => 0);
    for (let made = 0; made < 10_000; made += 1) {
      const id = newId();
      const at = ranges.findIndex(({ start, end }) => (start === null || id >= start) && (end === null || id < end));
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10_000);
    expect(Math.min(...counts)).toBeGreaterThan(700);
    expect(Math.max(...counts)).toBeLessThan(1_300);
  });
});

describe('an estimate from the smallest ids', () => {
  const smallest = (count: number, asked: number): readonly string[] =>
    Array.from({ length: count }, newId).sort().slice(0, asked);

  it.each([0, 1, 31])('is exact where there are fewer than were asked for: %i', (count) => {
    expect(estimateCount(smallest(count, 32), 32)).toBe(count);
  });

  it.each([32, 300, 3_000])('is near %i', (count) => {
    const tries = Array.from({ length: 30 }, () => estimateCount(smallest(count, 32), 32)).sort((a, b) => a - b);
    const middle = tries[15] ?? 0;
    expect(middle).toBeGreaterThan(count * 0.8);
    expect(middle).toBeLessThan(count * 1.2);
    expect(tries.at(-1)).toBeLessThan(count * 3);
  });

  it('takes ids of another form for many, and no end for none', () => {
    expect(estimateCount(['0', '00', '000'], 3)).toBeGreaterThan(1_000);
    expect(estimateCount(['zz', 'zzz'], 2)).toBe(2);
  });
});
