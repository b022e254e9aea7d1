import type { Verdict } from './firestoreClient';
import { reset } from './harness';

/** Something that must be refused, beside its nearest neighbour that must not: so a rule that refuses all fails too. */
export interface Case {
  readonly name: string;
  readonly denied: () => Promise<Verdict>;
  /** The same with the one difference that makes it right. */
  readonly allowed: () => Promise<Verdict>;
}

/** Runs both halves, each on a fresh fixture. The refusal must be of the rules: permission-denied and nothing else. */
export function runCases(cases: readonly Case[]): void {
  describe.each(cases)('$name', ({ denied, allowed }) => {
    beforeEach(reset);

    test('is refused', async () => {
      expect(await denied()).toBe('permission-denied');
    });

    test('its rightful twin is not', async () => {
      expect(await allowed()).toBe('allowed');
    });
  });
}
