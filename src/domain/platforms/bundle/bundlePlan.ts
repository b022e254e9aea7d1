import type { Photo } from '../../photos/photo';
import { dataFileName } from '../file/dataFile';
import { pictureNames } from '../pictures/pictureNames';
import type { ExportedLots, PhotosByLot, PlatformLot, PlatformSale } from '../platformLot';
import type { Profile } from '../profile';

/** A photo on its way into the bundle. */
export interface PlannedPicture {
  readonly lot: PlatformLot;
  readonly photo: Photo;
  /** Its name when no photo of its lot is left out. */
  readonly name: string;
}

/** What a bundle is made of: the sale as it is when the person asks for it, whatever changes meanwhile. */
export interface BundlePlan {
  readonly profile: Profile;
  /** What is remembered of it is compared by this one; without it, by `profile`. */
  readonly sentAs?: Profile;
  readonly sale: PlatformSale;
  readonly which: ExportedLots;
  readonly lots: readonly PlatformLot[];
  readonly photos: PhotosByLot;
  readonly withPhotos: boolean;
  readonly pictures: readonly PlannedPicture[];
  /** The name of the ZIP file without its ending, or of the folder. */
  readonly name: string;
}

export function planBundle(request: Omit<BundlePlan, 'pictures' | 'name'>): BundlePlan {
  const { profile, sale, lots, photos, withPhotos } = request;
  const picturesOf = (lot: PlatformLot): readonly PlannedPicture[] => {
    const own = photos.get(lot.id) ?? [];
    const names = pictureNames(lot, own, profile.pictures);
    return own.flatMap((photo, index) => {
      const name = names[index];
      return name === undefined ? [] : [{ lot, photo, name }];
    });
  };
  return {
    ...request,
    pictures: withPhotos ? lots.flatMap(picturesOf) : [],
    name: dataFileName(sale, profile).replace(/\.[a-z]+$/, ''),
  };
}

/** The name of a picture before which `before` pictures of its lot are in the bundle: the platform counts without gaps. */
export const nameAfter = ({ lot, photo }: PlannedPicture, before: readonly Photo[], { pictures }: Profile): string =>
  pictureNames(lot, [...before, photo], pictures).at(-1) ?? '';

/** The photos of the lots when some could not go into the bundle: its data file must not name them. */
export function photosWithout(left: ReadonlySet<string>, { photos, profile }: BundlePlan): PhotosByLot {
  if (left.size === 0) return photos;
  const most = profile.pictures.most.is ?? Infinity;
  const without = (own: readonly Photo[]): readonly Photo[] =>
    own.some(({ id }) => left.has(id)) ? own.slice(0, most).filter(({ id }) => !left.has(id)) : own;
  return new Map([...photos].map(([lotId, own]) => [lotId, without(own)]));
}
