import type { Photo } from '../../domain/photos/photo';
import { dataFileOf } from '../../domain/platforms/file/dataFile';
import type { PhotosByLot, PlatformLot, PlatformSale } from '../../domain/platforms/platformLot';
import type { Profile } from '../../domain/platforms/profile';
import { rowsOf } from '../../domain/platforms/rows/rows';
import type { Bundle } from './reader/bundle';

/** The bundle of a sale. Its pictures are as large as they are to be written: no test needs their bytes. */
export function makeBundle(
  lots: readonly PlatformLot[],
  photos: PhotosByLot,
  sale: PlatformSale,
  profile: Profile,
): Bundle {
  const rows = rowsOf(lots, photos, sale, profile);
  const file = dataFileOf(rows, sale, profile);
  const bytesOf = new Map([...photos.values()].flat().map(({ id, bytes }: Photo) => [id, bytes]));
  const pictures = rows.pictures.map(({ photoId, name, width, height, mostBytes }) => ({
    name,
    width,
    height,
    bytes: Math.min(bytesOf.get(photoId) ?? 0, mostBytes ?? Infinity),
  }));
  return { fileName: file.name, bytes: file.bytes, pictures };
}
