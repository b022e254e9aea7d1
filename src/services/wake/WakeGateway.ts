import type { Unsubscribe } from '../failure';

/** Moments at which a sleeping application should look again: the window got the focus, or the network came back. */
export type WakeReason = 'focus' | 'online';

export interface WakeGateway {
  subscribe(listener: (reason: WakeReason) => void): Unsubscribe;
}
