import { isToCheck } from '../../../domain/lots/readiness';
import { pictureNames } from '../../../domain/platforms/pictures/pictureNames';
import type { PhotosByLot, PlatformLot } from '../../../domain/platforms/platformLot';
import type { Profile } from '../../../domain/platforms/profile';

/** What goes into a bundle, and what of the photos stays here without being a problem of a lot. */
export interface BundleContents {
  readonly lots: number;
  readonly photos: number;
  /** Photos of lots without a number: no platform could say where they belong. */
  readonly unnumbered: number;
  /** Captions for which the platform has no column. */
  readonly captions: number;
  /** Lots that still have something to be checked. */
  readonly toCheck: number;
}

const hasCaptions = ({ columns }: Profile): boolean =>
  columns.some(({ from }) => from.kind === 'photos' || from.kind === 'caption');

export function bundleContents(lots: readonly PlatformLot[], photos: PhotosByLot, profile: Profile): BundleContents {
  const contents = { lots: lots.length, photos: 0, unnumbered: 0, captions: 0, toCheck: 0 };
  const keepsCaptions = hasCaptions(profile);
  for (const lot of lots) {
    const own = photos.get(lot.id) ?? [];
    const named = pictureNames(lot, own, profile.pictures).length;
    contents.photos += named;
    if (named === 0) contents.unnumbered += own.length;
    if (isToCheck(lot)) contents.toCheck += 1;
    if (!keepsCaptions) contents.captions += own.filter(({ caption }) => caption !== '').length;
  }
  return contents;
}
