import type { Operation } from '../../domain/operations/operations';
import type { KeptPhoto } from './PhotoOutbox';

export interface OutboxEntry {
  readonly operation: Operation;
  /** Order of writing on this device; ascending. */
  readonly sequence: number;
  /** Set when the server refused it: the entry stays until the person has dealt with it. */
  readonly refused: string | null;
}

/**
 * Work that this device has and the server may not have yet, in our own IndexedDB. `put` resolves only when the
 * transaction is complete, so that "Saved on this device" is true when it is shown.
 */
export interface Outbox {
  put(operation: Operation): Promise<void>;
  /**
   * Many in one transaction, in the order given: all of them or none. The photos with which lots begin come with them, so
   * that no lot is here without its picture.
   */
  putAll(operations: readonly Operation[], photos?: readonly KeptPhoto[]): Promise<void>;
  /** The server has it. */
  remove(operationId: string): Promise<void>;
  /** The server refused it, with the reason's code. */
  refuse(operationId: string, code: string): Promise<void>;
  /** All entries of a person, oldest first. */
  list(uid: string): Promise<readonly OutboxEntry[]>;
  /**
   * Takes over what pages of this browser have left that live no more, oldest first: from now on it is this page's, and no
   * other one gets it. Nothing of a page that still works on it.
   */
  adopt(uid: string): Promise<readonly OutboxEntry[]>;
  /** Resolves when a page has ended that lived at the last `adopt`, however it ended: there may be something to take over. */
  otherPageEnds(): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly outbox: Outbox;
  }
}
