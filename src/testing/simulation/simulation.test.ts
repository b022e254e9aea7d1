import { expectToHold, LIMIT_MS } from './expectToHold';
import { hasOlderPages, keepsCopies, simulate } from './simulate';

/** Other ones than those that `npm run soak` begins with. */
const SEEDS = Array.from({ length: 10 }, (_, place) => 1_001 + place);

describe('three people with faults of every kind', () => {
  it.each(SEEDS)(
    'lose nothing, and see the same in the end: seed %i',
    (seed) => expectToHold({ seed, operations: 60, copies: keepsCopies(seed) }),
    LIMIT_MS,
  );

  it.each([2_001, 2_002, 2_003])(
    'go on with photos that still wait: seed %i',
    (seed) => expectToHold({ seed, operations: 80, copies: keepsCopies(seed), photosWait: true }),
    LIMIT_MS,
  );

  it.each([3_001, 3_002, 3_003, 3_004])(
    'keep what pages of an older build do not know: seed %i',
    (seed) => expectToHold({ seed, operations: 60, copies: keepsCopies(seed), olderPages: true }),
    LIMIT_MS,
  );
});

describe('a page that is loaded anew in the middle of an intake', () => {
  it.each([4_001, 4_002, 4_003, 4_004])(
    'brings every photo, or says that it is missing: seed %i',
    (seed) =>
      expectToHold({ seed, operations: 60, copies: keepsCopies(seed), olderPages: hasOlderPages(seed), reloads: true }),
    LIMIT_MS,
  );
});

describe('the simulation itself', () => {
  it(
    'is the same for the same seed',
    async () => {
      const [one, again] = [await simulate({ seed: 1, operations: 20 }), await simulate({ seed: 1, operations: 20 })];
      expect(again.trace).toEqual(one.trace);
      expect(one.trace.length).toBeGreaterThan(20);
    },
    LIMIT_MS,
  );

  it.each([
    ['serverForgets', /was written twice/],
    ['deviceForgets', /lost: /],
    ['choicesForgotten', /nobody says that it did not come/],
    ['olderOverwrites', /has lost what a newer build said/],
  ] as const)(
    'finds it when %s',
    async (sabotage, problem) => {
      const problems: string[] = [];
      for (let seed = 1; seed <= 10 && !problem.test(problems.join()); seed += 1) {
        problems.push(
          ...(
            await simulate({
              seed,
              operations: 60,
              sabotage,
              olderPages: sabotage === 'olderOverwrites',
              reloads: sabotage === 'choicesForgotten',
            })
          ).problems,
        );
      }
      expect(problems.join('\n')).toMatch(problem);
    },
    LIMIT_MS,
  );
});
