import fc from 'fast-check';
import { formatLotNumber, parseLotNumber, type LotNumber } from './lotNumber';
import { numberOf, type NumberedLot, type NumberingPlan } from './numbering';
import { NUMBERING_DEFAULTS, type NumberingChoices } from './numberingChoices';

/** `12A`, `-` for none, `!` behind it for published, `:x` behind it for its category. */
export function sale(...words: string[]): NumberedLot[] {
  return words.map((word, place) => {
    const [name = '', category = ''] = word.split(':');
    const number: LotNumber | null = parseLotNumber(name.replace('!', ''));
    return {
      id: `lot${place}`,
      number: number?.number ?? null,
      suffix: number?.suffix ?? '',
      category,
      status: name.endsWith('!') ? 'published' : 'draft',
      deletedAt: null,
    };
  });
}

export const choose = (choices: Partial<NumberingChoices> = {}): NumberingChoices => ({
  ...NUMBERING_DEFAULTS,
  ...choices,
});

/** The numbers of all lots after the plan, in sale order. */
export function after(lots: readonly NumberedLot[], plan: NumberingPlan): string[] {
  const changed = new Map(plan.changes.map((change) => [change.lotId, change.after]));
  return lots.map((lot) => {
    const number = changed.get(lot.id) ?? numberOf(lot);
    return number === null ? '-' : formatLotNumber(number);
  });
}

/** Lots as a sale has them: no number twice. */
export const saleOfLots: fc.Arbitrary<NumberedLot[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('', '', 'A', 'B', 'Z')), {
    selector: ([number, suffix]) => `${number}${suffix}`,
    maxLength: 30,
  })
  .chain((numbers) =>
    fc.tuple(
      ...numbers.map(([number, suffix], place) =>
        fc.record({
          id: fc.constant(`lot${place}`),
          number: fc.constant(number),
          suffix: fc.constant(suffix),
          category: fc.constantFrom('Rugs', 'Silver', ''),
          status: fc.constantFrom('draft' as const, 'ready' as const, 'ready' as const, 'published' as const),
          deletedAt: fc.constantFrom(null, null, null, 5),
        }),
      ),
      ...Array.from({ length: 5 }, (_, place) =>
        fc.record({
          id: fc.constant(`new${place}`),
          number: fc.constant(null),
          suffix: fc.constant(''),
          category: fc.constantFrom('Rugs', 'Silver', ''),
          status: fc.constant('draft' as const),
          deletedAt: fc.constant(null),
        }),
      ),
    ),
  )
  .chain((lots) => fc.shuffledSubarray<NumberedLot>(lots, { minLength: lots.length }));

export const anyChoices: fc.Arbitrary<NumberingChoices> = fc.record({
  lotIds: fc.option(fc.subarray(['lot0', 'lot1', 'lot2', 'lot5', 'lot8', 'new0', 'new3'])),
  start: fc.integer({ min: 1, max: 60 }),
  startLetter: fc.constantFrom('', '', '', 'A', 'C'),
  step: fc.integer({ min: 1, max: 12 }),
  freeEvery: fc.constantFrom(0, 0, 2, 5),
  categoryGap: fc.integer({ min: 0, max: 10 }),
  bands: fc.constantFrom(
    [],
    [{ category: 'Rugs', from: 3, to: 8 }],
    [
      { category: 'silver', from: 20, to: 22 },
      { category: 'Rugs', from: 23, to: 40 },
    ],
  ),
  letters: fc.constantFrom('keep' as const, 'drop' as const),
});
