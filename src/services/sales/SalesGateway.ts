import type { AwayKind, NewSale, PlatformsChange, Sale, SaleDetails, SaleStatus } from '../../domain/sales/sale';
import type { SaleMapsChange } from '../../domain/sales/saleMaps';
import type { DataCode, Unsubscribe } from '../failure';

/** A sale that is there and that this build cannot read: a newer build wrote it, or it is damaged. */
export interface UnreadableSale {
  readonly id: string;
  readonly title: string | null;
}

export type SalesEvent =
  | { readonly type: 'sales'; readonly sales: readonly Sale[]; readonly unreadable?: readonly UnreadableSale[] }
  | { readonly type: 'failed'; readonly code: DataCode };

/** The sales of a person. Promises reject with GatewayFailure<DataCode>. */
export interface SalesGateway {
  /** Live list of the sales in which `uid` has a role, until unsubscribed. A `failed` event ends the stream. */
  listen(uid: string, listener: (event: SalesEvent) => void): Unsubscribe;
  /** Resolves when the server has the sale. `id` is made by the caller, so a retry writes the same document. */
  create(id: string, sale: NewSale, uid: string): Promise<void>;
  /** Resolves when the server has it; without a network it rejects, and nothing is sent later. */
  change(id: string, changes: Partial<SaleDetails>): Promise<void>;
  /** As `change`; what a colleague has chosen meanwhile stays. */
  changePlatforms(id: string, change: PlatformsChange): Promise<void>;
  /** As `change`: entries of the maps of a sale; those that are not named stay. */
  changeMaps(id: string, change: SaleMapsChange): Promise<void>;
  /** As `change`: puts the sale away for everybody in it, as its owner; null brings it back. */
  putAway(id: string, kind: AwayKind | null): Promise<void>;
  /** As `change`; `failed-precondition` when the sale is not in the state `from` any more. In the state `to`: done. */
  move(id: string, from: SaleStatus, to: SaleStatus): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly sales: SalesGateway;
  }
}
