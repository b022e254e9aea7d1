import { fold, holdsAll, searchTerms } from './lotSearch';

describe('a search', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['vase', ['vase']],
    ['  Blue   Vase ', ['blue', 'vase']],
    ['Blue\t\nvase', ['blue', 'vase']],
    ['Émile Gallé', ['emile', 'galle']],
  ])('%j is for %j', (query, terms) => {
    expect(searchTerms(query)).toEqual(terms);
  });

  it('finds words without their capitals and accents, also those of several marks', () => {
    expect(fold('CAFÉ')).toBe('cafe');
    expect(fold('Việt')).toBe('viet');
    expect(fold('e\u0301\u0323')).toBe('e');
    expect(fold('Plain 12')).toBe('plain 12');
    expect(fold('ПЁТР')).toBe('петр');
    // Small letters, not capitals: those of German would make two letters of one.
    expect(fold('Straße')).toBe('straße');
  });

  it('wants every word somewhere', () => {
    expect(holdsAll('a blue vase', ['vase', 'blue'])).toBe(true);
    expect(holdsAll('a blue vase', ['vase', 'red'])).toBe(false);
    expect(holdsAll('', [])).toBe(true);
  });
});
