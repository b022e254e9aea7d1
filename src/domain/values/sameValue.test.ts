import { sameValue } from './sameValue';

describe('sameValue', () => {
  it.each([
    [1, 1, true],
    [NaN, NaN, true],
    [null, undefined, false],
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{}, 5, false],
    [{}, '', false],
    [{}, null, false],
    [[], null, false],
    [['a'], 'a', false],
    [0, -0, false],
    [{ a: undefined }, { b: undefined }, false],
  ])('%j and %j: %s', (left, right, same) => {
    expect(sameValue(left, right)).toBe(same);
    expect(sameValue(right, left)).toBe(same);
  });
});
