import type { Lot, PrivateLotFields } from '../../domain/lots/lot';
import type { Photo } from '../../domain/photos/photo';

/** All that a lot consists of, as the server has it. */
export interface LotRecord {
  readonly lot: Lot;
  readonly privately: PrivateLotFields;
  /** In their order. */
  readonly photos: readonly Photo[];
}

/** What a lot that is put behind all others of a sale goes by. */
export interface SaleEnd {
  /** The last place, lots in the trash counted; null in a sale without lots. */
  readonly order: string | null;
  /** The largest number, the trash not counted; 0 while there is none. */
  readonly number: number;
}

/**
 * Single questions to the server about sales that need not be open; nothing is listened to and no cache answers.
 * Promises reject with GatewayFailure<DataCode>.
 */
export interface SaleReader {
  /** Lots with what belongs to them, those in the trash too; what the server does not have is left out. For editors. */
  read(saleId: string, lotIds: readonly string[]): Promise<readonly LotRecord[]>;
  end(saleId: string): Promise<SaleEnd>;
  /** How many lots the sale has, without the trash. Costs one read for each thousand. */
  count(saleId: string): Promise<number>;
}

declare module '../gateways' {
  interface Gateways {
    readonly saleReader: SaleReader;
  }
}
