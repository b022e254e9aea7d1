import { matchingOffers, mostUsed } from './matchingWords';

const OFFERS = ['Furniture', 'French silver', 'Möbel & Fächer', 'Fürstenberg'];

it.each([
  ['', OFFERS],
  ['f', ['Furniture', 'French silver', 'Möbel & Fächer', 'Fürstenberg']],
  ['sil', ['French silver']],
  ['fr sil', ['French silver']],
  ['fur', ['Furniture', 'Fürstenberg']],
  ['FACH', ['Möbel & Fächer']],
  ['rench', []],
  ['Furniture', []],
  ['furniture', ['Furniture']],
])('finds by the beginning of any word: %p', (typed, found) => {
  expect(matchingOffers(OFFERS, typed, 10)).toEqual(found);
});

it('gives no more than is asked for', () => {
  expect(matchingOffers(OFFERS, '', 2)).toEqual(['Furniture', 'French silver']);
});

it('has the most used first, each once, as it is spelled most', () => {
  const counts = new Map([
    ['furniture', 2],
    ['Silver', 4],
    ['Furniture', 3],
    ['Glass', 4],
    [' ', 9],
  ]);
  expect(mostUsed(counts)).toEqual(['Furniture', 'Glass', 'Silver']);
});

it('compares ten thousand offers letter by letter without spelling them out again', () => {
  const offers = Array.from({ length: 10_000 }, (_, at) => `Émile Gallé ${String(at)}`);
  matchingOffers(offers, 'x', 8);
  const spelled = jest.spyOn(String.prototype, 'normalize');
  expect(matchingOffers(offers, 'gal 999', 8)).toHaveLength(8);
  expect(matchingOffers(offers, 'gal z', 8)).toEqual([]);
  expect(spelled.mock.calls.length).toBeLessThanOrEqual(2);
  spelled.mockRestore();
});
