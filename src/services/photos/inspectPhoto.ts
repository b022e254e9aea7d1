import { PHOTO_LIMITS, PHOTO_REFUSALS, type PhotoRefusal } from '../../domain/photos/photo';
import { codeOf, GatewayFailure } from '../failure';
import type { PixelSize } from './headers/byteReader';
import { readImageHeader, type ImageHeader } from './headers/imageHeader';

/** Everything that can be known without decoding. Rejects with GatewayFailure<PhotoRefusal>. */
export async function inspect(file: Blob): Promise<ImageHeader> {
  if (file.size === 0) throw refusal('damaged');
  if (file.size > PHOTO_LIMITS.maxBytes) throw refusal('tooLarge');
  const header = await readImageHeader(file).catch((error: unknown) => {
    throw refusal('damaged', error); // The file changed or went away after it was chosen.
  });
  if (header === null) throw refusal('notAnImage');
  if (header.size === null) throw refusal(header.type === 'heic' ? 'heicNotSupported' : 'damaged');
  checkSize(header.size);
  return header;
}

export function checkSize({ width, height }: PixelSize): void {
  if (width === 0 || height === 0) throw refusal('damaged');
  if (width * height > PHOTO_LIMITS.maxPixels) throw refusal('tooLarge');
  if (Math.min(width, height) < PHOTO_LIMITS.minEdge) throw refusal('tooSmall');
}

/** Why a file cannot become a photo, as far as its header tells; null when it may. Reads a few bytes, decodes nothing. */
export async function refusalOf(file: Blob): Promise<PhotoRefusal | null> {
  return inspect(file).then(
    () => null,
    (error: unknown) => codeOf(error, PHOTO_REFUSALS, 'damaged'),
  );
}

export function refusal(code: PhotoRefusal, cause?: unknown): GatewayFailure<PhotoRefusal> {
  return new GatewayFailure(code, cause);
}
