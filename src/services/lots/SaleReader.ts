import type { Lot, PrivateLotFields } from '../../domain/lots/lot';
import type { Photo } from '../../domain/photos/photo';

/** All that a lot consists of, as the server has it. */
export interface LotRecord {
  readonly lot: Lot;
  readonly privately: PrivateLotFields;
  /** In their order. */
  readonly photos: readonly Photo[];
}

/** What the list of sales shows of one. */
export interface SaleOverview {
  /** How many lots it has, without the trash. */
  readonly lots: number;
  /** How many of them are ready and not yet published. */
  readonly ready: number;
  /** Photos of the first lots, at most four. */
  readonly covers: readonly Pick<Photo, 'id' | 'path' | 'rotation'>[];
  /** The names that members have given, by uid; a member may have none here. */
  readonly names: Readonly<Record<string, string>>;
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
  /**
   * Costs two reads for each thousand lots and at most ten for the pictures; with `withPeople`, one more for each member, at
   * most twelve. Nothing is listened to.
   */
  overview(saleId: string, withPeople: boolean): Promise<SaleOverview>;
}

declare module '../gateways' {
  interface Gateways {
    readonly saleReader: SaleReader;
  }
}
