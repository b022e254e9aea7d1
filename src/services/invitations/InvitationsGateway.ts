import type {
  AddressHint,
  Invitation,
  InvitationDraft,
  InvitationEnd,
  UnreadInvitation,
} from '../../domain/sales/invitation';
import type { DataCode, Unsubscribe } from '../failure';
import type { MemberCard } from '../members/MembersGateway';

export type InvitationsEvent =
  | {
      readonly type: 'invitations';
      readonly invitations: readonly Invitation[];
      /** Those of the same list that this build cannot read, without those that were accepted. */
      readonly unread: readonly UnreadInvitation[];
    }
  | { readonly type: 'failed'; readonly code: DataCode };

/** What a person finds behind a link. */
export type InvitationFound =
  | { readonly kind: 'found'; readonly invitation: Invitation }
  /** It is for an address that the signed-in account has not, or has not proved. */
  | { readonly kind: 'otherAddress'; readonly hint: AddressHint }
  /** It was never there, or was taken back. */
  | { readonly kind: 'gone' };

/** Invitations into sales. Promises resolve when the server has it and reject with GatewayFailure<DataCode>. */
export interface InvitationsGateway {
  /** Live list of a sale's invitations, for its owners, until unsubscribed. A `failed` event ends the stream. */
  listen(saleId: string, listener: (event: InvitationsEvent) => void): Unsubscribe;
  /**
   * Live list of the open invitations to the person's own address, in lower case, which must be proved; until
   * unsubscribed. A `failed` event ends the stream.
   */
  listenOwn(email: string, listener: (event: InvitationsEvent) => void): Unsubscribe;
  /**
   * `id` is made by the caller, so that a retry writes the same invitation. `replaced`: an earlier one that is taken back
   * together with it.
   */
  create(id: string, draft: InvitationDraft, uid: string, replaced?: string): Promise<void>;
  /** Takes an invitation back. Again is fine. */
  revoke(id: string): Promise<void>;
  find(id: string): Promise<InvitationFound>;
  /** Why an open invitation brings its invited person, who asks, in no more; null while it does. */
  whyEnded(id: string): Promise<InvitationEnd | null>;
  /** Comes into the sale, with a card for its members. Again is fine while one is in it. */
  accept(invitation: Invitation, uid: string, card: MemberCard): Promise<void>;
  decline(id: string): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly invitations: InvitationsGateway;
  }
}
