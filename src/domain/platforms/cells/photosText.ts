import { PLAIN_PHOTO, type Photo } from '../../photos/photo';

/** The photos of a lot as one cell of our own format; what a photo has not is left out. Its lot is that of the row. */
export function photosText(photos: readonly Photo[]): string {
  if (photos.length === 0) return '';
  return JSON.stringify(photos.map(photoRecord));
}

/** In a fixed order of parts, so that the same photos are the same bytes. */
export const photoRecord = (photo: Photo): object => ({
  id: photo.id,
  order: photo.order,
  path: photo.path,
  width: photo.width,
  height: photo.height,
  bytes: photo.bytes,
  hash: photo.hash,
  ...(photo.source === PLAIN_PHOTO.source ? {} : { source: photo.source }),
  ...(photo.caption === PLAIN_PHOTO.caption ? {} : { caption: photo.caption }),
  ...(photo.rotation === PLAIN_PHOTO.rotation ? {} : { rotation: photo.rotation }),
});
