import type { ExportedLots, PhotosByLot, PlatformLot, PlatformSale } from '../platformLot';
import type { Rows } from '../rows/rows';

/** A bundle that the person has, as its lots were when it was begun. */
export interface OutgoingBundle {
  readonly saleId: string;
  readonly platformId: string;
  readonly which: ExportedLots;
  readonly fileName: string;
  readonly withPhotos: boolean;
  readonly lots: readonly PlatformLot[];
  /** With photos: those that are in it. Without: those that its data file names. */
  readonly photos: PhotosByLot;
  /** What is in the data file: a row for each of the lots, in their order. */
  readonly rows: Rows;
  /** How fields are called in the data file. */
  readonly fieldNames: PlatformSale['fieldNames'];
}
