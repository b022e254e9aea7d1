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
  /** The uid of who invites. */
  readonly createdBy: string;
  /** `expired`: by this device's clock. Whether an invitation still brings somebody in, the server decides. */
  readonly state: 'open' | 'expired' | 'accepted' | 'declined';
}

/** One that is there, though only a newer build can say what it is. Null is what cannot be read either. */
export interface UnreadInvitation {
  readonly id: string;
  readonly email: string | null;
  readonly saleTitle: string | null;
  /** False also when nobody can say when it was made. */
  readonly isExpired: boolean;
}

/**
 * Why nobody comes in by an invitation that was never answered. `age`: it is older than 30 days; `inviter`: who sent it
 * owns the sale no more; `removal`: the invited person has left the sale, or was removed, since it was sent.
 */
export type InvitationEnd = 'age' | 'inviter' | 'removal';

const LASTS_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether an invitation of `createdAt` has ended, both in ms since 1970. */
export function isExpired(createdAt: number, now: number): boolean {
  return now >= createdAt + LASTS_MS;
}

/** Why an invitation has ended as far as an owner of its sale can see; null while it is good or once it was answered. */
export function endOf({ state, createdBy }: Invitation, roles: Readonly<Record<string, Role>>): InvitationEnd | null {
  if (state === 'expired') return 'age';
  return state === 'open' && roles[createdBy] !== 'owner' ? 'inviter' : null;
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
