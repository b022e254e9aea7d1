import fc from 'fast-check';
import { MAX_LOT_NUMBER, parseLotNumber } from './lotNumber';
import { numberOf, planNumbers } from './numbering';
import type { NumberingChoices } from './numberingChoices';
import { after, anyChoices, choose, sale, saleOfLots } from './numberingForTests';
import { SALE_STATUSES } from '../sales/sale';

describe('planNumbers', () => {
  it.each<[string, string[], Partial<NumberingChoices>, string[]]>([
    ['counts from the start', ['-', '7', '-'], { start: 5 }, ['5', '6', '7']],
    ['swaps and goes round', ['2', '3', '1'], {}, ['1', '2', '3']],
    ['keeps a step', ['-', '-', '-'], { start: 10, step: 10 }, ['10', '20', '30']],
    ['leaves every third number free', ['-', '-', '-', '-', '-'], { freeEvery: 3 }, ['1', '2', '4', '5', '7']],
    ['leaves a gap after each category', ['-:a', '-:A ', '-:b', '-:a'], { categoryGap: 3 }, ['1', '2', '6', '10']],
    ['meets the step again after a gap', ['-:a', '-:b'], { step: 10, categoryGap: 4 }, ['1', '11']],
    ['keeps letters behind their number', ['5', '5A', '9', '9B', '9C'], {}, ['1', '1A', '2', '2B', '2C']],
    ['makes letters ascend', ['5', '5B', '5A'], {}, ['1', '1B', '1C']],
    ['does not keep a letter that is behind another number', ['5', '9A'], {}, ['1', '2']],
    ['drops letters', ['5', '5A', '9'], { letters: 'drop' }, ['1', '2', '3']],
    ['passes over what published lots hold', ['9', '2!', '9A!', '-'], {}, ['1', '2', '9A', '3']],
    ['changes the chosen ones only', ['1', '2', '3', '-'], { lotIds: ['lot2', 'lot3'] }, ['1', '2', '3', '4']],
    ['passes over what the others hold', ['2', '7', '8'], { lotIds: ['lot1', 'lot2'] }, ['2', '1', '3']],
    [
      'goes on with letters',
      ['12', '-', '-', '13'],
      { start: 12, startLetter: 'A', lotIds: ['lot1', 'lot2'] },
      ['12', '12A', '12B', '13'],
    ],
    [
      'begins at the letter',
      ['12', '7', '-'],
      { start: 12, startLetter: 'C', lotIds: ['lot1', 'lot2'] },
      ['12', '12C', '12D'],
    ],
    [
      'passes over letters of others',
      ['12', '12B', '-', '-'],
      { start: 12, startLetter: 'A', lotIds: ['lot2', 'lot3'] },
      ['12', '12B', '12A', '12C'],
    ],
    [
      'keeps categories in their bands and the rest outside',
      ['-:Silver', '-', '-: silver', '-:Rugs', '-'],
      {
        start: 100,
        bands: [
          { category: 'silver', from: 100, to: 199 },
          { category: 'Rugs', from: 200, to: 200 },
        ],
      },
      ['100', '201', '101', '200', '202'],
    ],
  ])('%s', (_name, words, choices, expected) => {
    const lots = sale(...words);
    expect(after(lots, planNumbers(lots, choose(choices), 'open'))).toEqual(expected);
  });

  it('lists only what changes, with what it was, and counts the rest', () => {
    const lots = sale('1', '3', '-');
    expect(planNumbers(lots, choose(), 'open')).toEqual({
      changes: [
        { lotId: 'lot1', before: { number: 3, suffix: '' }, after: { number: 2, suffix: '' } },
        { lotId: 'lot2', before: null, after: { number: 3, suffix: '' } },
      ],
      unchanged: 1,
      skipped: [],
      passedOver: { held: [], kept: [] },
    });
  });

  it('leaves a lot that has no room with the number it has, and gives that to nobody else', () => {
    const lots = sale('-:Rugs', '1:Rugs', '-');
    const plan = planNumbers(lots, choose({ bands: [{ category: 'Rugs', from: 50, to: 50 }] }), 'open');
    expect(after(lots, plan)).toEqual(['50', '1', '2']);
    expect(plan.skipped).toEqual([{ lotId: 'lot1', reason: 'bandFull' }]);
  });

  it('says which letters it passes over, and when none is left', () => {
    const lots = sale('12', '12Y', '-', '-', '-');
    const choices = choose({ start: 12, startLetter: 'X', lotIds: ['lot2', 'lot3', 'lot4'] });
    const plan = planNumbers(lots, choices, 'open');
    expect(after(lots, plan)).toEqual(['12', '12Y', '12X', '12Z', '-']);
    expect(plan.passedOver).toEqual({ held: [], kept: ['12Y'] });
    expect(plan.skipped).toEqual([{ lotId: 'lot4', reason: 'lettersUsedUp' }]);
  });

  it('passes over no letter that it does not come to', () => {
    const lots = sale('12', '12Y', '-');
    const plan = planNumbers(lots, choose({ start: 12, startLetter: 'X', lotIds: ['lot2'] }), 'open');
    expect(after(lots, plan)).toEqual(['12', '12Y', '12X']);
    expect(plan.passedOver).toEqual({ held: [], kept: [] });
  });

  it('says when the numbers are used up, for numbers and for letters', () => {
    const high = sale('-', '-');
    const plan = planNumbers(high, choose({ start: MAX_LOT_NUMBER }), 'open');
    expect(after(high, plan)).toEqual(['99999', '-']);
    expect(plan.skipped).toEqual([{ lotId: 'lot1', reason: 'numbersUsedUp' }]);
    const full = sale('12Z', '-');
    expect(planNumbers(full, choose(), 'numbersLocked').skipped).toContainEqual({
      lotId: 'lot1',
      reason: 'lettersUsedUp',
    });
  });

  it('neither numbers what lies in the trash nor passes over its number', () => {
    const [first, ...rest] = sale('1', '-');
    if (first === undefined) throw new Error('No lot.');
    const plan = planNumbers([{ ...first, deletedAt: 1 }, ...rest], choose(), 'open');
    expect(plan.changes).toMatchObject([{ lotId: 'lot1', after: { number: 1 } }]);
    expect(plan.skipped).toEqual([]);
  });

  it.each<[string[], string[]]>([
    [
      ['12', '-', '-', '13'],
      ['12', '12A', '12B', '13'],
    ],
    [
      ['12', '-', '12A', '-'],
      ['12', '12B', '12A', '12C'],
    ],
    [
      ['12C', '-'],
      ['12C', '12D'],
    ],
    [
      ['-', '12!', '-'],
      ['-', '12', '12A'],
    ],
  ])('gives letters to what came in after the numbers were locked: %j', (words, expected) => {
    const lots = sale(...words);
    expect(after(lots, planNumbers(lots, choose({ start: 500 }), 'numbersLocked'))).toEqual(expected);
  });

  it('says that no number stands before the first lot of a locked sale', () => {
    expect(planNumbers(sale('-', '12'), choose(), 'published').skipped).toEqual([
      { lotId: 'lot0', reason: 'noNumberBefore' },
      { lotId: 'lot1', reason: 'locked' },
    ]);
  });
});

describe('whatever is chosen', () => {
  it('nobody holds the same number afterwards, and each lot is listed once: changed, unchanged or skipped', () => {
    fc.assert(
      fc.property(saleOfLots, anyChoices, fc.constantFrom(...SALE_STATUSES), (lots, choices, status) => {
        const plan = planNumbers(lots, choices, status);
        const present = lots.filter((lot) => lot.deletedAt === null);
        const numbers = after(present, plan).filter((number) => number !== '-');
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const number of numbers) expect(parseLotNumber(number)).not.toBeNull();
        const received = [...plan.changes, ...plan.skipped].map(({ lotId }) => lotId);
        expect(new Set(received).size).toBe(received.length);
        const wanted = present.filter(({ id }) => choices.lotIds?.includes(id) ?? true);
        expect(received.length + plan.unchanged).toBe(wanted.length);
        expect(wanted.map(({ id }) => id)).toEqual(expect.arrayContaining(received));
      }),
    );
  });

  it('published lots keep their numbers, and all lots do once the numbers are locked', () => {
    fc.assert(
      fc.property(saleOfLots, anyChoices, fc.constantFrom(...SALE_STATUSES), (lots, choices, status) => {
        for (const change of planNumbers(lots, choices, status).changes) {
          const lot = lots.find(({ id }) => id === change.lotId);
          expect(lot?.status).not.toBe('published');
          expect(change.before).toEqual(lot === undefined ? null : numberOf(lot));
          if (status === 'open') continue;
          expect(change.before).toBeNull();
          expect(change.after.suffix).not.toBe('');
        }
      }),
    );
  });

  it('the numbers ascend in sale order where nothing stands in the way', () => {
    fc.assert(
      fc.property(saleOfLots, anyChoices, (lots, choices) => {
        const free = lots.map((lot) => ({ ...lot, status: 'draft' as const, deletedAt: null }));
        const plan = planNumbers(
          free,
          { ...choices, startLetter: '', lotIds: null, bands: [], letters: 'drop' },
          'open',
        );
        const numbers = after(free, plan).map(Number);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        expect(numbers.every((number) => (number - choices.start) % choices.step === 0)).toBe(true);
      }),
    );
  });

  it('carrying a plan out leaves nothing to do for the same choices', () => {
    fc.assert(
      fc.property(saleOfLots, anyChoices, (lots, choices) => {
        const plan = planNumbers(lots, { ...choices, letters: 'drop' }, 'open');
        const changed = new Map(plan.changes.map((change) => [change.lotId, change.after]));
        const done = lots.map((lot) => ({ ...lot, ...changed.get(lot.id) }));
        // Lots that keep a number for want of another one stood in the way of some, and still do.
        fc.pre(plan.skipped.every(({ reason }) => reason === 'published'));
        expect(planNumbers(done, { ...choices, letters: 'drop' }, 'open').changes).toEqual([]);
      }),
    );
  });
});
