import { own } from '../values/own';
import type { SaleMaps } from './saleMaps';

/** A sale: the event whose lots share one series of numbers. Shapes follow docs/data-model.md. */
export const ROLES = ['owner', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const SALE_STATUSES = ['open', 'numbersLocked', 'published', 'closed'] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

export interface Sale extends SaleMaps {
  readonly id: string;
  readonly title: string;
  /** The day of the sale, `YYYY-MM-DD`; a calendar day, not a moment. */
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
}

/** What a person gives to open a sale, and what it takes along of an earlier one. */
export interface NewSale extends SaleMaps, Pick<Sale, 'platforms'> {
  readonly title: string;
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

export function canEdit(sale: Sale, uid: string): boolean {
  const role = roleOf(sale, uid);
  return role === 'owner' || role === 'editor';
}
