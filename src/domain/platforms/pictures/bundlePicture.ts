import type { Photo } from '../../photos/photo';
import type { PictureRules } from '../profile';

/** A picture of the bundle. */
export interface BundlePicture {
  readonly lotId: string;
  readonly photoId: string;
  readonly name: string;
  /** Pixels as they are to be written, upright and turned as the person wants. */
  readonly width: number;
  readonly height: number;
  /** Bytes at most; null: as many as it takes. */
  readonly mostBytes: number | null;
}

export function bundlePicture(photo: Photo, name: string, { longestSide, mostBytes }: PictureRules): BundlePicture {
  const isTurned = photo.rotation % 180 !== 0;
  const [width, height] = isTurned ? [photo.height, photo.width] : [photo.width, photo.height];
  const scale = Math.min(1, (longestSide.is ?? Infinity) / Math.max(width, height));
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return {
    lotId: photo.lotId,
    photoId: photo.id,
    name,
    width: scaled(width),
    height: scaled(height),
    mostBytes: mostBytes.is,
  };
}
