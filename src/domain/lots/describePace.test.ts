import { paceOf } from './describePace';

const minutes = (...times: number[]): number[] => times.map((time) => time * 60_000);

describe('the pace of describing', () => {
  it('is lots an hour while somebody works, rounded down', () => {
    expect(paceOf(minutes(0, 2, 4, 6, 8))).toBe(30);
    expect(paceOf(minutes(0, 3, 5, 9, 14))).toBe(17);
  });

  it('leaves out pauses', () => {
    expect(paceOf(minutes(0, 2, 4, 64, 66, 68))).toBe(30);
  });

  it('says nothing of a few lots, or of many within a moment', () => {
    expect(paceOf(minutes(0, 2, 4, 6))).toBeNull();
    expect(paceOf(minutes(0, 0, 0, 0, 0, 0, 0.5))).toBeNull();
    expect(paceOf([])).toBeNull();
    expect(paceOf(minutes(0, 0.5, 1, 1.5, 1.99))).toBeNull();
    expect(paceOf(minutes(0, 0.5, 1, 1.5, 2))).toBe(120);
  });
});
