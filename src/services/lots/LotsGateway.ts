import type { Lot, LotPrivate } from '../../domain/lots/lot';
import type { FieldConflicts } from '../../domain/operations/changes';
import type { Operation } from '../../domain/operations/operations';
import type { Photo } from '../../domain/photos/photo';
import type { DataCode, Unsubscribe } from '../failure';

/**
 * A document that is there and that this build cannot read: a newer build wrote it, or it is damaged. Nothing of it may be
 * taken for removed.
 */
export interface Unreadable {
  readonly id: string;
  /** The lot's number as it is printed, when at least that can be read; null for all others. */
  readonly number: string | null;
}

export type LotsEvent =
  | {
      readonly type: 'lots';
      /** Those in the trash too. */
      readonly changed: readonly Lot[];
      readonly removed: readonly string[];
      /** Those that could be read before among them; each until it is among `changed` or `removed`. */
      readonly unreadable?: readonly Unreadable[];
      /** True when the server itself has answered; false for an answer from the cache only. */
      readonly fromServer: boolean;
    }
  | {
      readonly type: 'photos';
      readonly changed: readonly Photo[];
      readonly removed: readonly string[];
      /** As of `lots`. */
      readonly unreadable?: readonly Unreadable[];
      readonly fromServer: boolean;
    }
  /** A large sale comes in parts: so many of about so many (0: not known) are here, and are shown when all are. */
  | { readonly type: 'progress'; readonly of: 'lots' | 'photos'; readonly come: number; readonly total: number }
  /**
   * This device's own copy of that time, in ms since the epoch, until the server answers: what it does not name then is gone.
   * Without what it has named already.
   */
  | {
      readonly type: 'copy';
      readonly savedAt: number;
      readonly lots: readonly Lot[];
      readonly photos: readonly Photo[];
    }
  | { readonly type: 'failed'; readonly code: DataCode };

export type LotPrivateEvent =
  | {
      readonly type: 'lotPrivate';
      readonly changed: readonly LotPrivate[];
      /** Lots about which nothing private is known any more. */
      readonly removed: readonly string[];
      readonly fromServer: boolean;
    }
  /** As of the lots: nothing is emitted before all parts are here. */
  | { readonly type: 'progress'; readonly come: number; readonly total: number }
  | { readonly type: 'failed'; readonly code: DataCode };

/** The lots and photos of a sale. Promises reject with GatewayFailure<DataCode>. */
export interface LotsGateway {
  /** Live changes of the sale's lots and photos; the first events carry everything. `failed` ends the stream. */
  listen(saleId: string, listener: (event: LotsEvent) => void): Unsubscribe;
  /**
   * The same of what only editors may read. A stream of its own: who loses that right, or gains it, goes on seeing the
   * lots without a break. `permission-denied` for everybody else.
   */
  listenPrivate(saleId: string, listener: (event: LotPrivateEvent) => void): Unsubscribe;
  /**
   * Writes the change and its operation document together; resolves when the server has it. An operation that the server
   * already has resolves too, with the same answer as the first time.
   *
   * Of an edit only those fields are written whose value on the server is still the `before` of the change, or its
   * `after` already; the operation document names these alone. It resolves with the others; `{}`: all is written. When no
   * field can be written, nothing is, and there is no operation document. `not-found`: the lot is gone.
   *
   * A lot's number is claimed with the change that gives it to the lot, and given back with the one that takes it away.
   * `already-exists`: another lot holds the number; nothing is written then.
   *
   * `onKnown` is called before it resolves when the server had the operation already: what listeners have received since may
   * be newer than it.
   */
  apply(operation: Operation, onKnown?: () => void): Promise<FieldConflicts>;
}

declare module '../gateways' {
  interface Gateways {
    readonly lots: LotsGateway;
  }
}
