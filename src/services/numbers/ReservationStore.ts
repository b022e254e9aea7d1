import type { HeldNumber } from './NumbersGateway';

/** A number that the server holds for a lot which this device may make. */
export interface KeptNumber extends HeldNumber {
  readonly saleId: string;
  /** When the device got it, in ms since 1970 by its own clock. */
  readonly keptAt: number;
  /** It is only being asked for: no lot may take it, and it goes back with all others. */
  readonly isAsked?: true;
  /** A person took it along. Missing: an older build held it by itself, and it goes back at the next start. */
  readonly isTaken?: true;
}

/**
 * The numbers that people took along on this device, per person and sale. It tells nobody whose they are. Every promise rejects
 * when the browser keeps nothing.
 */
export interface ReservationStore {
  /** All of a person's on this device, those of a sale together, smallest first. */
  list(uid: string): Promise<readonly KeptNumber[]>;
  keep(uid: string, numbers: readonly KeptNumber[]): Promise<void>;
  /** Takes numbers of a sale out, for use or for giving back: those that were still there. No other page gets them too. */
  take(uid: string, saleId: string, numbers: readonly string[]): Promise<readonly KeptNumber[]>;
}

/** Smallest number first, sale by sale. */
export function sortKept(numbers: readonly KeptNumber[]): readonly KeptNumber[] {
  return [...numbers].sort(
    (a, b) => a.saleId.localeCompare(b.saleId) || Number.parseInt(a.number, 10) - Number.parseInt(b.number, 10),
  );
}

declare module '../gateways' {
  interface Gateways {
    readonly reservationStore: ReservationStore;
  }
}
