import type { Photo } from '../../../domain/photos/photo';
import type { PhotosByLot, PlatformLot } from '../../../domain/platforms/platformLot';
import type { ChangedLot } from '../../../domain/platforms/validate/validator';

/** What goes out. Lots and lists of photos that have not changed are the same objects as before. */
export interface Outgoing {
  readonly lots: readonly PlatformLot[];
  readonly photos: PhotosByLot;
}

const NO_PHOTOS: readonly Photo[] = [];

/** Remembers what a check has seen, and says what has become other since. */
export function rememberOutgoing(): (now: Outgoing) => readonly ChangedLot[] {
  const seen = new Map<string, ChangedLot>();
  return ({ lots, photos }) => {
    const changed: ChangedLot[] = [];
    for (const lot of lots) {
      const pictures = photos.get(lot.id) ?? NO_PHOTOS;
      const before = seen.get(lot.id);
      if (before?.lot === lot && before.photos === pictures) continue;
      const now = { id: lot.id, lot, photos: pictures };
      seen.set(lot.id, now);
      changed.push(now);
    }
    // With every edit of a large sale: nothing is looked for where nothing can have gone.
    if (seen.size > lots.length) {
      const left = new Set(lots.map(({ id }) => id));
      for (const id of seen.keys()) {
        if (left.has(id)) continue;
        seen.delete(id);
        changed.push({ id, lot: null, photos: NO_PHOTOS });
      }
    }
    return changed;
  };
}
