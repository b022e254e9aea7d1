import { inMemory, text } from './headers/byteReader';
import { readHeader } from './headers/imageHeader';
import { jpegSegments, type JpegSegment } from './headers/jpegSegments';
import type { PictureForm } from './PhotoPreparer';

/** Whether a photo is a JPEG in this form already, with nothing in it but the picture. Reads its head only. */
export async function hasForm(
  photo: Uint8Array<ArrayBuffer>,
  { rotation, longestSide, mostBytes }: PictureForm,
): Promise<boolean> {
  if (rotation !== 0 || (mostBytes !== null && photo.length > mostBytes)) return false;
  const reader = inMemory(photo);
  const header = await readHeader(reader);
  if (header?.type !== 'jpeg' || header.size === null) return false;
  if (longestSide !== null && Math.max(header.size.width, header.size.height) > longestSide) return false;
  for await (const segment of jpegSegments(reader)) if (isMetadata(segment)) return false;
  return true;
}

const COMMENT = 0xfe;

/** What says something of the camera, the place or the person. The colour space stays: without it the colours are others. */
function isMetadata({ marker, head }: JpegSegment): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const name = text(head, 4, 11);
  const isNeeded = name.startsWith('JFIF\0') || name === 'ICC_PROFILE' || name.startsWith('Adobe');
  return !isNeeded;
}
