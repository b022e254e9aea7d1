import type { Lot } from '../lots/lot';
import { compareLotNumbers } from '../numbering/lotNumber';
import { numberOf } from '../numbering/numbering';
import { groupPhotos, type PhotoFile } from './photoName';

/** The photos that a lot gets, in their order. */
export interface FilledLot<File extends PhotoFile> {
  readonly lotId: string;
  readonly photos: readonly File[];
}

export interface FillPlan<File extends PhotoFile> {
  readonly filled: readonly FilledLot<File>[];
  /** For which there is no lot any more. */
  readonly left: readonly File[];
}

type FillableLot = Pick<Lot, 'id' | 'number' | 'suffix' | 'status'>;

/** The most photos that one lot can be given by counting. */
export const MOST_PER_LOT = 12;

/**
 * The lots without a photo that are to be photographed, in the order of their numbers; lots without a number come last, as
 * they stand in the sale. A withdrawn lot is not photographed: it would push each photo behind it onto the wrong lot.
 */
export function lotsToFill<Known extends FillableLot>(lots: readonly Known[], hasPhoto: (lot: Known) => boolean) {
  return lots
    .filter((lot) => lot.status !== 'withdrawn' && !hasPhoto(lot))
    .toSorted((a, b) => {
      const [one, other] = [numberOf(a), numberOf(b)];
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return compareLotNumbers(one, other);
    });
}

/** Gives lots their photos one after the other: so many each, in the natural order of the files' names. */
export function planFilling<File extends PhotoFile>(
  files: readonly File[],
  lotIds: readonly string[],
  perLot: number,
): FillPlan<File> {
  const inOrder = groupPhotos(files).flatMap(({ photos }) => photos);
  const filled = lotIds
    .map((lotId, place) => ({ lotId, photos: inOrder.slice(place * perLot, (place + 1) * perLot) }))
    .filter(({ photos }) => photos.length > 0);
  return { filled, left: inOrder.slice(lotIds.length * perLot) };
}

/** How many photos a lot most likely has: as many as come out even, else one. */
export function likelyPerLot(photos: number, lots: number): number {
  const each = photos / lots;
  return Number.isInteger(each) && each >= 1 && each <= MOST_PER_LOT ? each : 1;
}
