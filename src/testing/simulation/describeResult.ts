import type { SimulationResult } from './simulate';

/** How much of what happened is shown. */
const LAST = 30;

/** What went wrong in a run, for the person who has to find out why; with the way to run it again. */
export function describeResult({ seed, operations, photosWait, step, problems, trace }: SimulationResult): string {
  const days = photosWait ? ' --photos-wait' : '';
  return [
    `Seed ${String(seed)} fails at operation ${String(step)} of ${String(operations)}:`,
    ...problems.map((problem) => `  ${problem}`),
    `The last ${String(LAST)} events (who, and what became of it):`,
    ...trace.slice(-LAST).map((line) => `  ${line}`),
    `Again: npm run soak -- --seed ${String(seed)} --operations ${String(operations)}${days}`,
    'When it is understood, pin it in src/testing/simulation/pinnedSeeds.ts.',
  ].join('\n');
}
