import { parseLotNumber } from '../../numbering/lotNumber';
import { keyForLot, type OrderedLot } from '../../numbering/lotOrder';
import { placeFor } from '../../photos/intake';
import { newPlaces } from './newPlaces';

const lot = (id: string, number: string, order: string): OrderedLot => {
  const { number: counted = null, suffix = '' } = parseLotNumber(number) ?? {};
  return { id, order, number: counted, suffix };
};
const LOTS = [lot('a', '1', 'a0'), lot('b', '5', 'a1'), lot('c', '', 'a2'), lot('d', '3', 'a3'), lot('e', '9', 'a4')];

it.each(['0', '1', '1A', '2', '4', '5', '8', '10', ''])('puts lot %j where one that is made alone stands', (text) => {
  const number = parseLotNumber(text);
  const place = placeFor(LOTS, number);
  const alone = keyForLot(LOTS, place, { number: number?.number ?? null, suffix: number?.suffix ?? '' });
  expect(newPlaces(LOTS, [number])).toEqual([alone]);
});

it('puts many between two in the order of their numbers, and those without at the end in their own', () => {
  const wanted = ['7', '', '6', '6B', '6A', ''].map(parseLotNumber);
  const keys = newPlaces(LOTS, wanted);
  const sorted = keys.map((key, at) => ({ key, at })).sort((one, other) => (one.key < other.key ? -1 : 1));
  expect(sorted.map(({ at }) => at)).toEqual([2, 4, 3, 0, 1, 5]);
  const [seven = '', without = ''] = keys;
  expect([seven > 'a3', seven < 'a4', without > 'a4']).toEqual([true, true, true]);
});

it('finds room behind lots that have the same key', () => {
  const twins = [lot('a', '1', 'a0'), lot('b', '2', 'a0'), lot('c', '3', 'a1')];
  const [key = ''] = newPlaces(twins, [parseLotNumber('1A')]);
  expect(key > 'a0' && key < 'a1').toBe(true);
});

it('gives ten thousand places at once', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    lot(`l${at}`, String(2 * at + 2), `a${String(at).padStart(5, '0')}1`),
  );
  const wanted = Array.from({ length: 10_000 }, (_, at) => ({ number: 2 * at + 3, suffix: '' }));
  const keys = newPlaces(many, wanted);
  expect(new Set(keys).size).toBe(10_000);
});

it('finds an end behind a last lot whose key is none', () => {
  const last = lot('odd', '900', '~');
  const keys = newPlaces([...LOTS, last], [parseLotNumber('901'), null]);
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(key >= last.order).toBe(true);
});
