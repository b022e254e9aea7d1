import { extrasOf } from '../../../../domain/lots/extras';
import type { Lot, PrivateLotFields } from '../../../../domain/lots/lot';
import type { Photo } from '../../../../domain/photos/photo';
import type { PhotosByLot, PlatformLot } from '../../../../domain/platforms/platformLot';
import { allEntities, type Buckets } from '../../../../shared/buckets/buckets';
import { compareOrder } from '../../../../domain/values/order';

/**
 * Puts the lots that are wanted and what only editors read together. When neither part of a lot has changed, the lot
 * comes out as the same object.
 */
export function createOutgoing(
  isWanted: (lot: Lot) => boolean,
): (lots: readonly Lot[], privateOf: (lotId: string) => PrivateLotFields) => readonly PlatformLot[] {
  const made = new WeakMap<Lot, { readonly own: PrivateLotFields; readonly outgoing: PlatformLot }>();
  return (lots, privateOf) => {
    const all: PlatformLot[] = [];
    for (const lot of lots) {
      if (!isWanted(lot)) continue;
      const own = privateOf(lot.id);
      let known = made.get(lot);
      if (known?.own !== own) {
        const { mark: _mark, ...shared } = lot;
        known = { own, outgoing: { ...own, ...shared, extras: extrasOf(lot) } };
        made.set(lot, known);
      }
      all.push(known.outgoing);
    }
    return all;
  };
}

/** Sorts photos by their lots. A lot whose photos are the same as before has the same list. */
export function createPhotosByLot(): (buckets: Buckets<Photo>) => PhotosByLot {
  let before: PhotosByLot = new Map();
  return (buckets) => {
    const byLot = new Map<string, readonly Photo[]>();
    const found = new Map<string, Photo[]>();
    for (const photo of allEntities(buckets)) {
      const photos = found.get(photo.lotId);
      if (photos === undefined) found.set(photo.lotId, [photo]);
      else photos.push(photo);
    }
    for (const [lotId, photos] of found) {
      photos.sort(compareOrder);
      const known = before.get(lotId);
      const isSame = known?.length === photos.length && photos.every((photo, place) => photo === known[place]);
      byLot.set(lotId, isSame ? known : photos);
    }
    before = byLot;
    return byLot;
  };
}
