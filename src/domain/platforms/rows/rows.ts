import type { LotPictures, Report } from '../cells/cell';
import { compileColumns } from '../cells/compile';
import { checkPictures } from '../pictures/checkPictures';
import { pictureNames } from '../pictures/pictureNames';
import { bundlePicture, type BundlePicture } from '../pictures/bundlePicture';
import type { PhotosByLot, PlatformLot, PlatformSale } from '../platformLot';
import { SEVERITY_OF, type Problem } from '../problem';
import type { Profile } from '../profile';

/** What a platform gets, before it is bytes. */
export interface Rows {
  readonly header: readonly string[];
  /** One row for each lot, in the order of the lots. */
  readonly cells: readonly (readonly string[])[];
  readonly pictures: readonly BundlePicture[];
  /** What had to be written in another way, lot by lot: nothing is changed silently. */
  readonly changes: readonly Problem[];
}

/** The lots as the platform takes them. Never fails: what a platform would refuse is written as it is. */
export function rowsOf(lots: readonly PlatformLot[], photos: PhotosByLot, sale: PlatformSale, profile: Profile): Rows {
  const columns = compileColumns(profile, sale);
  const changes: Problem[] = [];
  const pictures: BundlePicture[] = [];
  const cells = lots.map((lot) => {
    const ownPhotos = photos.get(lot.id) ?? [];
    const own: LotPictures = { photos: ownPhotos, names: pictureNames(lot, ownPhotos, profile.pictures) };
    own.names.forEach((name, index) => {
      const photo = ownPhotos[index];
      if (photo !== undefined) pictures.push(bundlePicture(photo, name, profile.pictures));
    });
    const row = columns.map(({ header, write }) => {
      const report: Report = (detail, place, fix) => {
        const severity = SEVERITY_OF[detail.rule];
        if (severity === 'changed')
          changes.push({ lotId: lot.id, photoId: null, header, place, detail, severity, fix });
      };
      return write(lot, own, report);
    });
    checkPictures(ownPhotos, profile.pictures, (detail, photoId) => {
      const severity = SEVERITY_OF[detail.rule];
      const whole = { lotId: lot.id, photoId, header: null, place: null, detail, severity, fix: null };
      if (severity === 'changed') changes.push(whole);
    });
    return row;
  });
  return { header: columns.map(({ header }) => header), cells, pictures, changes };
}
