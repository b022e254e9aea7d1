import type { Sale } from '../../domain/sales/sale';
import { defineMachine, type EventOf } from '../../shared/machine';

/** The life of a sale. Locked numbers open again only while nobody outside has seen them. */
export const saleMachine = defineMachine<Pick<Sale, 'status'>>()({
  name: 'sale',
  initial: 'open',
  on: {
    open: { lockNumbers: 'numbersLocked' },
    numbersLocked: { unlockNumbers: 'open', publish: 'published' },
    published: { close: 'closed' },
    closed: {},
  },
});

export type SaleEvent = EventOf<typeof saleMachine>;
