import type { Operation } from '../../domain/operations/operations';
import type { Unsubscribe } from '../failure';

/** What a person did at once: its operations in the order in which they were made. */
export interface KeptAct {
  readonly id: string;
  readonly saleId: string;
  readonly operations: readonly Operation[];
  /** The name of the file that was imported, or whose import was undone. */
  readonly importOf?: string;
}

export interface KeptStacks {
  /** What can be undone, latest last. */
  readonly done: readonly KeptAct[];
  /** What can be done again, latest last. */
  readonly undone: readonly KeptAct[];
  /** By the id of an act the title of the sale to which its lots went. */
  readonly wentTo: Readonly<Record<string, string>>;
}

/**
 * What can be undone in this tab, over a reload of the page. It ends with the tab, with the session of its person, and with
 * `forget`. Nothing here throws: a browser that keeps nothing has nothing to undo after a reload.
 */
export interface KeptActs {
  /**
   * What an earlier page of this tab has left for the person, once in the life of a page; null when there is nothing. A tab
   * that was duplicated begins with nothing: the acts belong to the tab in which they were done.
   */
  claim(uid: string): Promise<KeptStacks | null>;
  /**
   * Keeps the latest of them, as many as there is room for. An act that has not changed should be the same object as before.
   * `moment`: what takes long to write waits for the end of the page, so that a pause in the typing stays one.
   */
  keep(uid: string, stacks: KeptStacks, moment: 'pause' | 'end'): void;
  /** Calls the listener in each moment that may be the last one of the page. */
  whenLeft(listener: () => void): Unsubscribe;
}

declare module '../gateways' {
  interface Gateways {
    readonly keptActs: KeptActs;
  }
}
