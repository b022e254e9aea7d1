import type { LotStatus } from '../../domain/lot';
import { defineMachine } from '../../shared/machine';

export type LotEvent = 'markReady' | 'backToDraft' | 'publish' | 'sell' | 'pass' | 'withdraw' | 'reinstate';

/** The life of a lot. Ready needs what domain/readiness.ts lists; a published lot keeps its number. */
export const lotMachine = defineMachine<LotStatus, LotEvent>({
  name: 'lot',
  initial: 'draft',
  on: {
    draft: { markReady: 'ready' },
    ready: { backToDraft: 'draft', publish: 'published' },
    published: { sell: 'sold', pass: 'passed', withdraw: 'withdrawn' },
    withdrawn: { reinstate: 'published' },
    sold: {},
    passed: {},
  },
});
