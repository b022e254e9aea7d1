import { cellsHash, createHash, hashOf, picturesHash } from './lotHash';

/** These are stored with what was sent: with another sum of the same texts every lot would seem to be another one. */
it.each([
  [[], 'wvjl67o803'],
  [[''], 's1xj1cbhjr'],
  [['a'], '1hjv7bzv1qz'],
  [['ab', 'c'], 'f5xy76yv5w'],
  [['a', 'bc'], '1zt7arahypv'],
  [['Łódź', '東京 🫖'], '1ter90i494l'],
  [['Title', 'Jug', 'Lot', '12A'], '6rch0cuscn'],
] as const)('of %j is what it always was', (texts, sum) => {
  expect(hashOf(...texts)).toBe(sum);
  expect(picturesHash(texts)).toBe(sum);
});

it('is the same in whatever order the columns stand, and another one with any other text', () => {
  const sum = cellsHash({ Lot: '12A', Title: 'Jug' });
  expect(sum).toBe(hashOf('Lot', '12A', 'Title', 'Jug'));
  expect(cellsHash({ Title: 'Jug', Lot: '12A' })).toBe(sum);
  const others = [
    {},
    { Lot: '12A' },
    { Lot: '12A', Title: 'Jug ' },
    { Lot: 'Jug', Title: '12A' },
    { Lot: '12', AT: 'Jug' },
  ];
  expect(new Set([sum, ...others.map(cellsHash)]).size).toBe(others.length + 1);
});

it('says of many texts that are nearly the same that they are not', () => {
  const texts = Array.from({ length: 3_000 }, (_, number) => `Lot ${number}`);
  const sums = new Set(texts.flatMap((text) => [hashOf(text), hashOf(text, ''), hashOf('', text), hashOf(`${text} `)]));
  expect(sums.size).toBe(4 * texts.length);
});

it('can be made text by text', () => {
  const hash = createHash();
  hash.add('ab');
  hash.add('c');
  expect(hash.end()).toBe(hashOf('ab', 'c'));
});
