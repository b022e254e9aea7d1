import type { DataCode, Unsubscribe } from '../failure';

/** A number, as the id of its claim (`12`, `12A`), and the lot for which it is held. */
export interface HeldNumber {
  readonly number: string;
  readonly lotId: string;
}

/** The document of a number: who has it holds the number. */
export interface NumberReservation extends HeldNumber {
  /** The person who claimed it. */
  readonly by: string;
  /** When it was taken along for a lot to come, in ms since 1970 by the server; null once a lot has asked for it. */
  readonly reservedAt: number | null;
}

export type ReservedEvent =
  /** All that was taken along in the sale, and nothing else. */
  | { readonly type: 'reserved'; readonly claims: readonly NumberReservation[] }
  | { readonly type: 'failed'; readonly code: DataCode };

/** How many numbers are taken along in one transaction. */
export const RESERVED_AT_ONCE = 25;

/** How many claims one batch may give back: each looks up its lot, besides the sale and the person; the rules allow 20. */
export const RELEASED_AT_ONCE = 17;

/**
 * The numbers of a sale and who holds them. A lot claims its own with the operation that gives it to the lot (LotsGateway).
 * Promises reject with GatewayFailure<DataCode>.
 */
export interface NumbersGateway {
  /** Holds numbers for lots that do not exist yet, at most RESERVED_AT_ONCE: all of them, or none (`taken`). */
  reserve(saleId: string, numbers: readonly HeldNumber[], uid: string): Promise<'reserved' | 'taken'>;
  /** Every claim of the sale as the server has it now. */
  list(saleId: string): Promise<readonly NumberReservation[]>;
  /** What was taken along, live. `failed` ends the stream. */
  listenReserved(saleId: string, listener: (event: ReservedEvent) => void): Unsubscribe;
  /**
   * Gives numbers back that are held for these lots. What is held for another lot by now, what its lot has, and what the
   * person may not touch stays as it is.
   */
  release(saleId: string, numbers: readonly HeldNumber[]): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly numbers: NumbersGateway;
  }
}
