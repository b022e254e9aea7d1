/**
 * Stops in the middle of what goes on, `rounds` promises later: for tests of a moment that does not last. For everything
 * else `settle()` or `idle()` wait until it is over.
 */
export async function microtasks(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await Promise.resolve();
}
