import fc from 'fast-check';
import { compareLots, keyForLot, type OrderedLot } from './lotOrder';

/** `3@a5`, `3A@a5`, `@a5`: the number and the key. */
function lotOf(text: string, place: number): OrderedLot {
  const [, number = '', suffix = '', order = ''] = /^(\d*)([A-Z]?)@(.+)$/.exec(text) ?? [];
  return { id: String(9 - place), number: number === '' ? null : Number(number), suffix, order };
}
const nameOf = ({ number, suffix, order }: OrderedLot): string => `${String(number ?? '')}${suffix}@${order}`;
const lotsOf = (...texts: string[]): OrderedLot[] => texts.map(lotOf);

describe('compareLots', () => {
  it.each([
    [
      ['4@a5', '3@a5'],
      ['3@a5', '4@a5'],
    ],
    [
      ['3B@a5', '3A@a5', '3@a5'],
      ['3@a5', '3A@a5', '3B@a5'],
    ],
    [
      ['@a5', '9@a5'],
      ['9@a5', '@a5'],
    ],
    [
      ['3@a6', '4@a5'],
      ['4@a5', '3@a6'],
    ],
  ])('sorts %j by key, and of the same key by number', (given, sorted) => {
    expect(
      lotsOf(...given)
        .sort(compareLots)
        .map(nameOf),
    ).toEqual(sorted);
  });

  it('sorts alike on every device, whatever it was given first', () => {
    const lot = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      number: fc.constantFrom(null, 1, 2),
      suffix: fc.constantFrom('', 'A'),
      order: fc.constantFrom('a0', 'a1'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(lot, { selector: ({ id }) => id }), fc.infiniteStream(fc.nat()), (lots, chance) => {
        const sorted = [...lots].sort(compareLots);
        const shuffled = lots.map((each) => [chance.next().value, each] as const).sort(([a], [b]) => a - b);
        expect(shuffled.map(([, each]) => each).sort(compareLots)).toEqual(sorted);
      }),
    );
  });
});

describe('keyForLot', () => {
  it.each([
    ['3A', ['3@a5', '4@a5', '5@a6'], 1, ['3@a5', '3A', '4@a5', '5@a6']],
    ['7', ['3@a5', '4@a5', '5@a6'], 1, ['3@a5', '4@a5', '7', '5@a6']],
    ['', ['3@a5', '4@a5'], 1, ['3@a5', '4@a5', '']],
    // Lower than both, and one of two that wait for their numbers: no number says that they stand between.
    ['1', ['3@a5', '4@a5', '5@a6'], 1, ['3@a5', '4@a5', '1', '5@a6']],
    ['', ['3@a5', '@a5', '5@a6'], 1, ['3@a5', '@a5', '', '5@a6']],
    ['9', ['3@a5', '4@a6'], 2, ['3@a5', '4@a6', '9']],
    ['3A', ['3@a5', '4@a6'], 1, ['3@a5', '3A', '4@a6']],
    ['1', [], 0, ['1']],
  ])('puts %s among %j at %i', (name, given, place, expected) => {
    const lots = lotsOf(...given);
    const fresh = lotOf(`${name}@x`, 9);
    const order = keyForLot(lots, place, fresh);
    const names = [...lots, { ...fresh, order }].sort(compareLots).map((each) => {
      return each.id === fresh.id ? name : nameOf(each);
    });
    expect(names).toEqual(expected);
  });
});
