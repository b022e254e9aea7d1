import type { Unsubscribe } from '../failure';

/** Where somebody is in a sale. */
export interface Presence {
  /** The lot in the editor, or null. */
  readonly lotId: string | null;
  /** When that was said last, in ms since the epoch by the server's clock. */
  readonly at: number;
}

/** Who is here. It does not matter enough to report a failure: promises never reject. */
export interface PresenceGateway {
  /** Live, by uid, as the server has it, until unsubscribed. Those count too who have gone without a word. */
  listen(saleId: string, listener: (present: Readonly<Record<string, Presence>>) => void): Unsubscribe;
  /** Says that `uid` is in the sale now. */
  come(saleId: string, uid: string, lotId: string | null): Promise<void>;
  /** Says that `uid` is not there any more. Resolves when the word is on its way, which the end of the session does not stop. */
  go(saleId: string, uid: string): Promise<void>;
  /** Whether the page can be seen: nobody is here behind a hidden window. */
  isVisible(): boolean;
}

declare module '../gateways' {
  interface Gateways {
    readonly presence: PresenceGateway;
  }
}
