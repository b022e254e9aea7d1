import { describeResult } from './describeResult';
import { simulate, type SimulationOptions } from './simulate';

/** For one test of the simulation, in ms. */
export const LIMIT_MS = 120_000;

/** Plays a simulation. Throws what went wrong, with its trace. */
export async function expectToHold(options: SimulationOptions): Promise<void> {
  const result = await simulate(options);
  if (result.problems.length > 0) throw new Error(describeResult(result));
  expect(result.written).toBeGreaterThan(0);
}
