import { own } from '../values/own';
import type { SaleMaps } from './saleMaps';

/** A sale: the event whose lots share one series of numbers. Shapes follow docs/data-model.md. */
export const ROLES = ['owner', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const SALE_STATUSES = ['open', 'numbersLocked', 'published', 'closed'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

/** Archived: in a part of the list of its own. Deleted: kept for a while, seen by its owners only. */
export const AWAY_KINDS = ['archived', 'deleted'] as const;
export type AwayKind = (typeof AWAY_KINDS)[number];

/** An owner has put the sale away for everybody in it. */
export interface SaleAway {
  readonly kind: AwayKind;
  /** Ms since 1970; null while the server has not said it. */
  readonly at: number | null;
}

export interface Sale extends SaleMaps {
  readonly id: string;
  readonly title: string;
  /** The day of the sale, `YYYY-MM-DD`; a calendar day, not a moment. `''` while it is not settled. */
  readonly date: string;
  readonly place: string | null;
  /** ISO 4217, three capitals. All prices of the sale are whole numbers of its minor unit. */
  readonly currency: string;
  readonly status: SaleStatus;
  /** The last part of the address of its catalogue; a copy that was kept before there were catalogues has none. */
  readonly slug?: string | null;
  readonly roles: Readonly<Record<string, Role>>;
  /** Ids of the platforms that it goes to; a newer build may know some that this one does not. An older copy has none. */
  readonly platforms?: readonly string[];
  readonly createdBy: string;
  /** Missing or null: in use. */
  readonly away?: SaleAway | null;
}

/** What a person gives to open a sale, and what it takes along of an earlier one. */
export interface NewSale extends SaleMaps, Pick<Sale, 'platforms'> {
  readonly title: string;
  /** `''`: not settled yet. */
  readonly date: string;
  readonly currency: string;
  /** None unless given. */
  readonly place?: string | null;
}

/** What of a sale its owner may change at any time. */
export interface SaleDetails {
  readonly title: string;
  readonly date: string;
  readonly place: string | null;
  /** Only while no lot has a price: amounts would keep their figures. */
  readonly currency: string;
}

/** What an owner adds to the platforms of a sale, and takes away; the others stay, also those of a newer build. */
export interface PlatformsChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export function roleOf(sale: Sale, uid: string): Role | null {
  return own(sale.roles, uid) ?? null;
}

export const awayOf = ({ away }: Pick<Sale, 'away'>): SaleAway | null => away ?? null;
export const isDeleted = (sale: Pick<Sale, 'away'>): boolean => awayOf(sale)?.kind === 'deleted';

/** So long everything of a deleted sale is kept, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Until when an owner can bring a deleted sale back, ms since 1970. `now`: when the server has not said yet. */
export const keptUntil = ({ at }: SaleAway, now: number): number => (at ?? now) + KEPT_MS;

/** `uid`: null for nobody. */
export const isOwnedBy = (sale: Sale, uid: string | null): boolean => uid !== null && roleOf(sale, uid) === 'owner';

export function canEdit(sale: Sale, uid: string): boolean {
  const role = roleOf(sale, uid);
  return role === 'owner' || role === 'editor';
}
