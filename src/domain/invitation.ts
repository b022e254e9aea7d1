import type { Role } from './sale';

/** Nobody is invited to own a sale: an owner makes one of a member. */
export type InvitedRole = Exclude<Role, 'owner'>;

export interface InvitationDraft {
  readonly saleId: string;
  readonly saleTitle: string;
  readonly role: InvitedRole;
  /** Lower case. */
  readonly email: string;
  /** Who invites, as they call themselves; '' when they have no name. */
  readonly byName: string;
  /** The proved address of who invites. */
  readonly byEmail: string;
}

export interface Invitation extends InvitationDraft {
  readonly id: string;
  readonly state: 'open' | 'accepted' | 'declined';
}

/** For whom an invitation is, as far as others may know. */
export interface AddressHint {
  readonly first: string;
  readonly domain: string;
}

/** What others may know of an address, which must be in lower case. */
export function hintOf(email: string): AddressHint {
  return { first: email.slice(0, 1), domain: email.split('@')[1] ?? '' };
}

/** `b…@example.com` */
export function hintText({ first, domain }: AddressHint): string {
  return `${first}…@${domain}`;
}

const ADDRESS = /^[^@\s]+@[^@\s]+$/;

/** An address as invitations keep it, or null when it is none. */
export function readAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  return ADDRESS.test(address) && address.length <= 254 ? address : null;
}
