import type { SentOutcome } from '../../../../domain/platforms/sent/sentExport';
import { defineMachine, type EventOf } from '../../../../shared/machine';

/** What became of a bundle: nobody has said it, it was uploaded, or it never was. The wrong button can be mended. */
export const outcomeMachine = defineMachine<{ readonly status: 'unsaid' | SentOutcome }>()({
  name: 'outcome',
  initial: 'unsaid',
  on: {
    unsaid: { confirmed: 'uploaded', forgot: 'forgotten' },
    uploaded: { forgot: 'forgotten' },
    forgotten: { confirmed: 'uploaded' },
  },
});

export type OutcomeEvent = EventOf<typeof outcomeMachine>;
