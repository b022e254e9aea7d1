import type { PhotosByLot, PlatformLot, PlatformSale } from '../../domain/platforms/platformLot';
import type { Sheet } from '../../domain/platforms/workList/sheet';
import type { WorkList } from '../../domain/platforms/workList/workList';

/** What a spreadsheet opens. */
export const LIST_FORMATS = ['xlsx', 'csv'] as const;
/** JSON is for programs: it has everything, and no columns to choose. */
export const WORK_LIST_FORMATS = [...LIST_FORMATS, 'json'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];
export type WorkListFormat = (typeof WORK_LIST_FORMATS)[number];

/** Everything that is known of the lots, in Lotsmith's own columns. `sheet`: a name, where the sale's own is no good. */
export interface OwnTable {
  readonly lots: readonly PlatformLot[];
  readonly photos: PhotosByLot;
  readonly sale: PlatformSale;
  readonly sheet: string;
}

export type WorkListOrder = { readonly locale: string } & (
  | { readonly kind: 'chosen'; readonly format: ListFormat; readonly list: WorkList }
  | { readonly kind: 'own'; readonly format: WorkListFormat; readonly table: OwnTable }
  /** The data file of a bundle. */
  | { readonly kind: 'bundle'; readonly format: 'xlsx'; readonly sheet: Sheet }
);

/** Makes lists of lots for spreadsheets, beside the page. */
export interface WorkLists {
  /** Rejects when the list could not be made. */
  write(order: WorkListOrder): Promise<Uint8Array<ArrayBuffer>>;
  /** Hands the file to the person. */
  save(name: string, bytes: Uint8Array<ArrayBuffer>): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly workLists: WorkLists;
  }
}
