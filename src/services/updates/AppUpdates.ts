import type { Unsubscribe } from '../failure';

/** The application as it is installed in this browser, and newer builds of it. */
export interface AppUpdates {
  /** Installs the application for starting without a network; tells when a newer build waits to take its place. */
  follow(listener: () => void): Unsubscribe;
  /** Looks for a newer build now. */
  check(): void;
  /** Lets the newer build take over and reloads this page with it. */
  apply(): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly updates: AppUpdates;
  }
}
