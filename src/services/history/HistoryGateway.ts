import type { Unsubscribe } from '../failure';

/** Where the person is: path and query of this origin, nothing else. */
export interface Location {
  readonly path: string;
  /** With its question mark, or ''. */
  readonly search: string;
  /** With its hash sign, or ''. */
  readonly hash: string;
}

/** The browser's history, so that the location is part of the state and replay never touches the browser. */
export interface HistoryGateway {
  current(): Location;
  /** Called after every move: a link, the back button, a push. */
  subscribe(listener: (place: Location) => void): Unsubscribe;
  push(to: string): void;
  replace(to: string): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly history: HistoryGateway;
  }
}
