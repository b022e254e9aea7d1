import type { NewSentExport } from '../../domain/platforms/sent/sentExport';

/** An export that the person has, and the server does not know of. */
export interface WaitingExport {
  readonly saleId: string;
  readonly exported: NewSentExport;
}

/** Exports of this browser that the server does not know of, per person. It tells nobody whose they are. */
export interface WaitingExports {
  /** All of a person's, also those of an earlier page. */
  list(uid: string): Promise<readonly WaitingExport[]>;
  /** Says whether it outlives this page: a browser may keep nothing. */
  keep(uid: string, waiting: WaitingExport): Promise<boolean>;
  /** The server knows of it. */
  drop(uid: string, exportId: string): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly waitingExports: WaitingExports;
  }
}
