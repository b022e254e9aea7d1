import type { AuthUser } from '../auth/AuthGateway';
import type { Unsubscribe } from '../failure';

/** The tabs of this browser among each other, about the account of who is signed in. */
export interface AccountTabs {
  /** Sends the account as this tab has received it from the service. */
  publish(user: AuthUser): void;
  /** Receives what the other tabs publish. */
  subscribe(listener: (user: AuthUser) => void): Unsubscribe;
}

declare module '../gateways' {
  interface Gateways {
    readonly tabs: AccountTabs;
  }
}
