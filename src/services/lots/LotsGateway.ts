import type { EditableLotFields, Lot, LotStatus } from '../../domain/lot';
import type { Photo } from '../../domain/photo';
import type { DataCode, Unsubscribe } from '../failure';

/** One field's old and new value, as the operation document keeps it. */
export interface FieldChange {
  readonly before: string | number | null;
  readonly after: string | number | null;
}

interface OperationBase {
  /** Made on the device; the create-only document `ops/{id}` makes a second arrival harmless. */
  readonly id: string;
  readonly saleId: string;
  readonly lotId: string;
  /** The person; an operation is only ever sent with this person's credentials. */
  readonly uid: string;
}

/** One save: a change and the record of it, written in one batch. Plain data, so it can wait in the outbox. */
export type Operation =
  | (OperationBase & {
      readonly kind: 'createLot';
      readonly number: number | null;
      readonly suffix: string;
      readonly order: string;
      readonly fields: Partial<EditableLotFields>;
    })
  | (OperationBase & {
      readonly kind: 'editLot';
      readonly changes: Readonly<Partial<Record<keyof EditableLotFields, FieldChange>>>;
    })
  | (OperationBase & { readonly kind: 'setLotStatus'; readonly before: LotStatus; readonly after: LotStatus })
  | (OperationBase & {
      readonly kind: 'addPhoto';
      readonly photo: Photo;
      /** True when the lot had no cover: the photo becomes it. */
      readonly cover: boolean;
    });

export type LotsEvent =
  | {
      readonly type: 'lots';
      readonly changed: readonly Lot[];
      readonly removed: readonly string[];
      /** True when the server itself has answered; false for an answer from the cache only. */
      readonly fromServer: boolean;
    }
  | {
      readonly type: 'photos';
      readonly changed: readonly Photo[];
      readonly removed: readonly string[];
      readonly fromServer: boolean;
    }
  | { readonly type: 'failed'; readonly code: DataCode };

/** The lots and photos of a sale. Promises reject with GatewayFailure<DataCode>. */
export interface LotsGateway {
  /** Live changes of the sale's lots and photos; the first events carry everything. `failed` ends the stream. */
  listen(saleId: string, listener: (event: LotsEvent) => void): Unsubscribe;
  /**
   * Claims a number (`12`, `12A`) for a lot. `taken`: another lot holds it. Claiming what the same lot already holds is
   * `claimed`. Never in one batch with the lot: the loser's whole lot would be refused.
   */
  claimNumber(saleId: string, number: string, lotId: string, uid: string): Promise<'claimed' | 'taken'>;
  /**
   * Writes the change and its operation document in one batch; resolves when the server has it. An operation that the
   * server already has resolves too.
   */
  apply(operation: Operation): Promise<void>;
}
