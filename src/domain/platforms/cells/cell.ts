import type { Photo } from '../../photos/photo';
import type { PlatformLot, PlatformSale } from '../platformLot';
import type { Fix, ProblemDetail, ProblemPlace } from '../problem';
import type { Column, Profile } from '../profile';

/** Is called for each problem of a cell, as it is found. */
export type Report = (detail: ProblemDetail, place: ProblemPlace | null, fix: Fix | null) => void;

/** What a column may need beside the lot itself. */
export interface LotPictures {
  readonly photos: readonly Photo[];
  /** The names of the lot's pictures in the bundle, in their order. */
  readonly names: readonly string[];
}

/** Writes the cell of a lot, and reports what is wrong with it or had to be changed. */
export type WriteCell = (lot: PlatformLot, pictures: LotPictures, report: Report) => string;

/** What a column is compiled from. */
export interface ColumnContext {
  readonly column: Column;
  readonly profile: Profile;
  readonly sale: PlatformSale;
}
