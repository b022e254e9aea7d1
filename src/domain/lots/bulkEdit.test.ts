import fc from 'fast-check';
import { adjustPrice, replaceAllIn } from './bulkEdit';
import { fold, holdsAll, searchTerms } from './lotSearch';
import { LARGEST_PRICE } from '../values/money';

describe('find and replace', () => {
  it.each([
    ['A vase, a bowl', 'a ', '– ', false, '– vase, – bowl', 2],
    ['A vase, a bowl', 'a ', '– ', true, 'A vase, – bowl', 1],
    ['10.5 x 20.5 cm', '.5', ',5', true, '10,5 x 20,5 cm', 2],
    ['cost', 'st', '$&$1', true, 'co$&$1', 1],
    ['anything', '', 'x', false, 'anything', 0],
  ])('%p: %p → %p', (text, find, replace, matchCase, after, count) => {
    expect(replaceAllIn(text, find, replace, matchCase)).toEqual({ text: after, count });
  });
});

describe('adjusting a price', () => {
  it.each([
    [10_000, 10, 'EUR', 11_000],
    [12_000, 10, 'EUR', 13_000],
    [150_000, 15, 'EUR', 170_000],
    [150_000, -10, 'EUR', 140_000],
    [4_000, 10, 'EUR', 4_500],
    [1_500, 10, 'EUR', 1_700],
    [1_200, 10, 'JPY', 1_300],
    [0, 50, 'EUR', 0],
    [500, -99, 'EUR', 100],
    [50, -99, 'EUR', 50],
  ])('%d by %d %% in %s is %d', (minor, percent, currency, after) => {
    expect(adjustPrice(minor, percent, currency)).toBe(after);
  });

  it('stays a price, and keeps the order of two', () => {
    const prices = fc.integer({ min: 0, max: LARGEST_PRICE });
    fc.assert(
      fc.property(prices, prices, fc.integer({ min: -100, max: 300 }), (a, b, percent) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((price) => adjustPrice(price, percent, 'EUR'));
        expect(Number.isInteger(low) && Number.isInteger(high)).toBe(true);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(LARGEST_PRICE);
        expect(low).toBeLessThanOrEqual(high ?? 0);
      }),
    );
  });
});

describe('searching', () => {
  it('finds every word, without capitals and accents', () => {
    expect(holdsAll(fold('Café-Stuhl, THONET'), searchTerms(' thonet  cafe '))).toBe(true);
    expect(holdsAll(fold('Café-Stuhl'), searchTerms('thonet cafe'))).toBe(false);
    expect(holdsAll('anything', searchTerms('  '))).toBe(true);
  });
});
