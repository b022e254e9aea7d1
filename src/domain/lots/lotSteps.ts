import type { LotStatus } from './lot';

export type LotEvent =
  | 'markReady'
  | 'backToDraft'
  | 'publish'
  | 'sell'
  | 'pass'
  | 'withdraw'
  | 'reinstate'
  | 'takeBackResult';

/** The steps of a lot's life: from each state, the events that it knows and the state to which each leads. */
export const LOT_STEPS: Readonly<Record<LotStatus, Readonly<Partial<Record<LotEvent, LotStatus>>>>> = {
  draft: { markReady: 'ready' },
  ready: { backToDraft: 'draft', publish: 'published' },
  published: { sell: 'sold', pass: 'passed', withdraw: 'withdrawn' },
  withdrawn: { sell: 'sold', pass: 'passed', reinstate: 'published' },
  sold: { pass: 'passed', withdraw: 'withdrawn', takeBackResult: 'published' },
  passed: { sell: 'sold', withdraw: 'withdrawn', takeBackResult: 'published' },
};
