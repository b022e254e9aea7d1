import type { LotStatus } from '../../../../domain/lots/lot';
import { defineMachine } from '../../../../shared/machine';

export type LotEvent =
  | 'markReady'
  | 'backToDraft'
  | 'publish'
  | 'sell'
  | 'pass'
  | 'withdraw'
  | 'reinstate'
  | 'takeBackResult';

/**
 * The life of a lot. Ready needs what domain/readiness.ts lists; a published lot keeps its number. A result can be
 * corrected, and taken back, until the sale is closed.
 */
export const lotMachine = defineMachine<LotStatus, LotEvent>({
  name: 'lot',
  initial: 'draft',
  on: {
    draft: { markReady: 'ready' },
    ready: { backToDraft: 'draft', publish: 'published' },
    published: { sell: 'sold', pass: 'passed', withdraw: 'withdrawn' },
    withdrawn: { sell: 'sold', pass: 'passed', reinstate: 'published' },
    sold: { pass: 'passed', withdraw: 'withdrawn', takeBackResult: 'published' },
    passed: { sell: 'sold', withdraw: 'withdrawn', takeBackResult: 'published' },
  },
});
