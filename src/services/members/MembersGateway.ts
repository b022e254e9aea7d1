import type { Role } from '../../domain/sales/sale';
import type { DataCode, Unsubscribe } from '../failure';

/** What a member tells the others of a sale. */
export interface MemberCard {
  /** '' when the person has given none. */
  readonly name: string;
  /** A proved address, or null. */
  readonly email: string | null;
}

export type MembersEvent =
  /** By uid. A member who has not been here since coming in may have none. */
  | { readonly type: 'cards'; readonly cards: Readonly<Record<string, MemberCard>> }
  | { readonly type: 'failed'; readonly code: DataCode };

/**
 * The people in a sale. Promises resolve when the server has it and reject with GatewayFailure<DataCode>; without a
 * network they reject too, and nothing is sent later. Roles come with the sale itself.
 */
export interface MembersGateway {
  /** Live, as the server has it, until unsubscribed. A `failed` event ends the stream. */
  listen(saleId: string, listener: (event: MembersEvent) => void): Unsubscribe;
  /** Whether `uid`, who asks, is in the sale as the server has it now. */
  isInside(saleId: string, uid: string): Promise<boolean>;
  writeCard(saleId: string, uid: string, card: MemberCard): Promise<void>;
  /** `failed-precondition` when the person is not in the sale or no owner would be left. */
  setRole(saleId: string, uid: string, role: Role): Promise<void>;
  /**
   * Takes somebody out of a sale, as its owner, and takes back the open invitations to the addresses under which the
   * person is known. No invitation from before brings the person in again. Again is fine.
   */
  remove(saleId: string, uid: string): Promise<void>;
  /** Takes `uid`, who asks, out of a sale. `failed-precondition` when no owner would be left. */
  leave(saleId: string, uid: string): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly members: MembersGateway;
  }
}
