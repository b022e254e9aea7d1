import fc from 'fast-check';
import { compareOrder, keysBetween } from './order';

describe('keysBetween', () => {
  it('gives ascending keys strictly between the neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 59 }), (count, at) => {
        const keys = keysBetween(null, null, count);
        const before = keys[at] ?? null;
        const after = keys[at + 1] ?? null;
        const all = [before, ...keysBetween(before, after, 5), after].filter((key) => key !== null);
        expect(all).toEqual([...all].sort());
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it('survives two neighbours with the same key', () => {
    const [key = ''] = keysBetween(null, null, 1);
    const [next = ''] = keysBetween(key, key, 1);
    expect(next > key).toBe(true);
  });
});

describe('compareOrder', () => {
  it('breaks ties by id', () => {
    const sorted = [
      { id: 'b', order: 'a0' },
      { id: 'a', order: 'a1' },
      { id: 'a', order: 'a0' },
    ].sort(compareOrder);
    expect(sorted.map((lot) => lot.order + lot.id)).toEqual(['a0a', 'a0b', 'a1a']);
    expect(compareOrder({ id: 'a', order: 'a0' }, { id: 'a', order: 'a0' })).toBe(0);
  });
});
