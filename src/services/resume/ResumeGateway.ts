import type { Unsubscribe } from '../failure';

/** Moments at which a sleeping application should look again: the window got the focus, or the network came back. */
export type ResumeReason = 'focus' | 'online';

export interface ResumeGateway {
  subscribe(listener: (reason: ResumeReason) => void): Unsubscribe;
}

declare module '../gateways' {
  interface Gateways {
    readonly resume: ResumeGateway;
  }
}
