import { defineMachine, type EventOf } from '../../../../shared/machine';

/** `keeping`: the device is still writing it down, so nothing is promised yet. */
export type SaveStatus = 'keeping' | 'onDevice' | 'sending' | 'sent' | 'needsAttention' | 'discarded';

/**
 * One operation on its way: first on this device, then with the server, or refused and kept for the person. While it is
 * being sent it is discarded when it has become pointless: the number is another lot's by now.
 */
export const saveMachine = defineMachine<{ readonly status: SaveStatus }>()({
  name: 'save',
  initial: 'keeping',
  on: {
    keeping: { kept: 'onDevice', sendStarted: 'sending' },
    onDevice: { sendStarted: 'sending' },
    sending: { sent: 'sent', refused: 'needsAttention', sendDelayed: ['onDevice', 'keeping'], discarded: 'discarded' },
    needsAttention: { retried: ['onDevice', 'keeping'], discarded: 'discarded' },
    sent: {},
    discarded: {},
  },
});

export type SaveEvent = EventOf<typeof saveMachine>;
