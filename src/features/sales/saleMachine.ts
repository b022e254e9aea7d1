import type { SaleStatus } from '../../domain/sales/sale';
import { defineMachine } from '../../shared/machine';

export type SaleEvent = 'lockNumbers' | 'unlockNumbers' | 'publish' | 'close';

/** The life of a sale. Locked numbers open again only while nobody outside has seen them. */
export const saleMachine = defineMachine<SaleStatus, SaleEvent>({
  name: 'sale',
  initial: 'open',
  on: {
    open: { lockNumbers: 'numbersLocked' },
    numbersLocked: { unlockNumbers: 'open', publish: 'published' },
    published: { close: 'closed' },
    closed: {},
  },
});
