import fc from 'fast-check';
import { formatLotNumber } from './lotNumber';
import { takenNumbers } from './newNumber';
import { type NumberedLot, planNumbers } from './numbering';
import type { NumberingChoices } from './numberingChoices';
import { after, anyChoices, choose, sale, saleOfLots } from './numberingForTests';

describe('a plan says which numbers it passes over', () => {
  const held = new Set(['100', '101', '103', '150', '7']);
  const passedOver = (lots: NumberedLot[], choices: Partial<NumberingChoices>) =>
    planNumbers(lots, choose(choices), 'open', held).passedOver;

  it('and only those to which the series came', () => {
    const lots = sale('-', '-');
    expect(after(lots, planNumbers(lots, choose({ start: 100 }), 'open', held))).toEqual(['102', '104']);
    expect(passedOver(lots, { start: 100 })).toEqual({ held: ['100', '101', '103'], kept: [] });
    expect(passedOver(lots, { start: 98, step: 2 })).toEqual({ held: ['100'], kept: [] });
  });

  it('apart by whether a lot has them', () => {
    const lots = sale('-', '102!', '-');
    expect(passedOver(lots, { start: 100 })).toEqual({ held: ['100', '101', '103'], kept: ['102'] });
  });

  it('and leaves what is held for a lot that shows it to that lot', () => {
    expect(passedOver(sale('100', '101'), { start: 100 })).toEqual({ held: [], kept: [] });
  });

  it('in its own range only, where a category has numbers of its own', () => {
    const bands = [{ category: 'Rugs', from: 100, to: 101 }];
    expect(passedOver(sale('-', '-'), { start: 100, bands })).toEqual({ held: ['103'], kept: [] });
    // Also when its lot then gets none, and keeps what it has.
    expect(passedOver(sale('-:Rugs'), { start: 1, bands })).toEqual({ held: ['100', '101'], kept: [] });
    expect(passedOver(sale('5:Rugs'), { start: 1, bands })).toEqual({ held: ['100', '101'], kept: [] });
  });
});

it('no lot gets what is held for another one, and freeing what is listed makes way as if nothing were held', () => {
  const anyHeld = fc.uniqueArray(fc.integer({ min: 1, max: 80 })).map((numbers) => new Set(numbers.map(String)));
  fc.assert(
    fc.property(saleOfLots, anyChoices, anyHeld, (lots, choices, held) => {
      const shown = takenNumbers(lots.filter((lot) => lot.deletedAt === null));
      const plan = planNumbers(lots, choices, 'open', held);
      for (const { after: number } of plan.changes) {
        const name = formatLotNumber(number);
        expect(held.has(name) && !shown.has(name)).toBe(false);
      }
      const received = new Set(plan.passedOver.held);
      const left = new Set([...held].filter((name) => !received.has(name)));
      // Where a gap follows what a lot got, another number can stand in the way of the next one.
      fc.pre(choices.categoryGap === 0);
      expect(planNumbers(lots, choices, 'open', left)).toEqual(planNumbers(lots, choices, 'open'));
    }),
  );
});
