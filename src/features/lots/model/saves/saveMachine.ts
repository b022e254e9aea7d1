import { defineMachine } from '../../../../shared/machine';

/** `keeping`: the device is still writing it down, so nothing is promised yet. */
export type SaveStatus = 'keeping' | 'onDevice' | 'sending' | 'sent' | 'needsAttention' | 'discarded';
export type SaveEvent = 'kept' | 'sendStarted' | 'sendDelayed' | 'sent' | 'refused' | 'retried' | 'discarded';

/**
 * One operation on its way: first on this device, then with the server, or refused and kept for the person. While it is
 * being sent it is discarded when it has become pointless: the number is another lot's by now.
 */
export const saveMachine = defineMachine<SaveStatus, SaveEvent>({
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
