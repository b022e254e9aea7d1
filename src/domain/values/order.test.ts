import fc from 'fast-check';
import { compareOrder, isOrderKey, keysBetween } from './order';

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

describe('a neighbour whose key this application has not made', () => {
  it.each([
    ['of another letter', '~', null],
    ['too short for its first letter', 'b0', null],
    ['with a zero at its end', 'a0', 'a00'],
    ['before everything', null, '0'],
    ['so long that none behind it is allowed', 'z'.repeat(100), null],
    ['so long that none before it is allowed', 'a0', `a0${'0'.repeat(97)}1`],
  ])('%s: what is new stands beside it', (_name, before, after) => {
    const keys = keysBetween(before, after, 2);
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key.length).toBeLessThanOrEqual(100);
      if (before !== null) expect(key >= before).toBe(true);
      if (after !== null) expect(key <= after).toBe(true);
    }
  });

  it('leaves room for few and not for many where only some of the keys are short enough', () => {
    const after = `a0${'0'.repeat(96)}1`;
    expect(new Set(keysBetween('a0', after, 10)).size).toBe(10);
    const keys = keysBetween('a0', after, 70);
    expect(keys.filter((key) => key.length > 100)).toEqual([]);
  });

  it('survives any texts', () => {
    const order = fc.option(fc.string({ minLength: 1, maxLength: 100, unit: 'binary' }));
    fc.assert(
      fc.property(order, order, fc.integer({ min: 1, max: 5 }), (before, after, count) => {
        const keys = keysBetween(before, after, count);
        expect(keys).toHaveLength(count);
        expect(keys.filter((key) => key.length === 0 || key.length > 100)).toEqual([]);
      }),
    );
  });

  it('is not taken for a key', () => {
    expect(['a0', 'a0V', 'Zz', 'b00'].filter((key) => !isOrderKey(key))).toEqual([]);
    expect(['', '~', 'a', 'b0', 'a00', 'ä0'].filter(isOrderKey)).toEqual([]);
  });
});

it('finds a place for the thousandth that is put straight behind the one before', () => {
  const [first = '', after = ''] = keysBetween(null, null, 2);
  let before = first;
  for (let turn = 0; turn < 1000; turn += 1) [before = ''] = keysBetween(before, after, 1);
  expect(before < after && before.length <= 100).toBe(true);
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
