import fc from 'fast-check';
import { formatLotNumber, type LotNumber } from './lotNumber';
import { type NumberStep, planNumberSteps } from './numberSteps';

const plain = (number: number): LotNumber => ({ number, suffix: '' });
const nameOf = (number: LotNumber | null): string | null => (number === null ? null : formatLotNumber(number));
const holders = (has: Readonly<Record<string, LotNumber | null>>) => (number: string) =>
  Object.keys(has).find((lotId) => nameOf(has[lotId] ?? null) === number);
const wish = (lotId: string, before: number | null, after: number | null): NumberStep => ({
  lotId,
  before: before === null ? null : plain(before),
  after: after === null ? null : plain(after),
});

describe('planNumberSteps', () => {
  it('lets go of a number before another lot takes it', () => {
    const has = { a: plain(1), b: plain(2), c: plain(3) };
    const plan = planNumberSteps([wish('a', 1, 2), wish('b', 2, 3), wish('c', 3, 4)], holders(has));
    expect(plan).toEqual({ kind: 'steps', steps: [wish('c', 3, 4), wish('b', 2, 3), wish('a', 1, 2)] });
  });

  it('exchanges two numbers by way of none', () => {
    const plan = planNumberSteps([wish('a', 12, 13), wish('b', 13, 12)], holders({ a: plain(12), b: plain(13) }));
    expect(plan).toEqual({ kind: 'steps', steps: [wish('a', 12, null), wish('b', 13, 12), wish('a', null, 13)] });
  });

  it('does nothing for a lot that keeps its number', () => {
    expect(planNumberSteps([wish('a', 12, 12)], holders({ a: plain(12) }))).toEqual({ kind: 'steps', steps: [] });
  });

  it('names what others hold, and what two want', () => {
    const has = { a: plain(1), b: plain(2), c: plain(3) };
    expect(planNumberSteps([wish('a', 1, 3), wish('b', 2, 9)], holders(has))).toEqual({
      kind: 'taken',
      numbers: ['3'],
    });
    expect(planNumberSteps([wish('a', 1, 9), wish('b', 2, 9)], holders(has))).toEqual({ kind: 'twice', number: '9' });
  });

  it('never lets two lots have the same number, whatever they exchange, and ends where it should', () => {
    const size = 8;
    const numbers = fc.shuffledSubarray(
      Array.from({ length: size * 2 }, (_, index) => index + 1),
      { minLength: size, maxLength: size },
    );
    const some = fc.array(fc.boolean(), { minLength: size, maxLength: size });
    fc.assert(
      fc.property(numbers, numbers, some, some, (before, after, had, gets) => {
        const wishes = before.map((number, index) =>
          wish(
            `lot${index}`,
            had[index] === true ? number : null,
            gets[index] === true ? (after[index] ?? null) : null,
          ),
        );
        const has = new Map(wishes.map((each) => [each.lotId, nameOf(each.before)]));
        const plan = planNumberSteps(wishes, (name) => [...has].find(([, number]) => number === name)?.[0]);
        if (plan.kind !== 'steps') throw new Error(plan.kind);
        for (const step of plan.steps) {
          expect(has.get(step.lotId)).toBe(nameOf(step.before));
          const wanted = nameOf(step.after);
          expect(wanted !== null && [...has.values()].includes(wanted)).toBe(false);
          has.set(step.lotId, wanted);
        }
        expect([...has.values()]).toEqual(wishes.map((each) => nameOf(each.after)));
      }),
    );
  });
});
