import type { Extras } from '../lots/extras';
import type { Lot, PrivateLotFields } from '../lots/lot';
import type { LotFieldName } from '../lots/lotFields';
import type { Photo } from '../photos/photo';
import type { Sale } from '../sales/sale';

/** A lot with all that an export may need: what everyone reads, what editors read, and the named values. */
export interface PlatformLot extends Omit<Lot, 'mark'>, PrivateLotFields {
  readonly extras: Extras;
}

/** What an export needs of a sale. */
export interface PlatformSale extends Pick<Sale, 'id' | 'title' | 'date' | 'place' | 'currency'> {
  /** For each platform by its id: the sale's categories as that platform calls them. Others go as they are. */
  readonly categories: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How fields are called that go into the description of a platform without a column for them; none: no name is set. */
  readonly fieldNames: Readonly<Partial<Record<LotFieldName, string>>>;
}

/** The photos of each lot by its id, in their order. */
export type PhotosByLot = ReadonlyMap<string, readonly Photo[]>;

/**
 * Which lots go out; `changed`: what the platform does not have yet, or otherwise; `selection`: those whose numbers the person types.
 * Withdrawn lots and those in the trash never do.
 */
export const EXPORTED_LOTS = ['all', 'ready', 'changed', 'selection'] as const;
export type ExportedLots = (typeof EXPORTED_LOTS)[number];
