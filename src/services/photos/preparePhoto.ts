import { PHOTO_EDGE } from '../../domain/photos/photo';
import type { ImageHeader } from './headers/imageHeader';
import { checkSize, inspect, refusal } from './inspectPhoto';
import type { PreparedPhoto } from './PhotoPreparer';
import { sha256 } from './sha256';

/** JPEG quality of all three sizes: the eye sees no difference above, the upload does. */
const QUALITY = 0.85;

/**
 * Checks, decodes and re-encodes one photo. Only pixels survive: no metadata, no trailing data, no second format hidden
 * in the first. Runs in a worker. Rejects with GatewayFailure<PhotoRefusal>.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const header = await inspect(file);
  const full = drawAndClose(await decode(file, header));
  const view = draw(full, PHOTO_EDGE.view);
  const thumb = draw(view, PHOTO_EDGE.thumb);
  const { width, height } = full;
  const fullFile = encode(full);
  const [hash, ...files] = await Promise.all([
    fullFile.then(async (file) => sha256(await file.arrayBuffer())),
    fullFile,
    encode(view),
    encode(thumb),
  ]);
  for (const canvas of [full, view, thumb]) canvas.width = canvas.height = 0; // Some browsers keep the memory otherwise.
  return { files: { full: files[0], view: files[1], thumb: files[2] }, width, height, hash };
}

async function decode(file: Blob, { type }: ImageHeader): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    throw refusal(type === 'heic' ? 'heicNotSupported' : 'damaged', error);
  }
}

/** A bitmap of 12 megapixels is 49 MB: it goes before the encoding begins. */
function drawAndClose(bitmap: ImageBitmap): OffscreenCanvas {
  try {
    checkSize(bitmap); // Decoders may disagree with the header.
    return draw(bitmap, PHOTO_EDGE.full);
  } finally {
    bitmap.close();
  }
}

/** On white paper, the longer side at most `edge` pixels; never enlarged. */
function draw(source: ImageBitmap | OffscreenCanvas, edge: number): OffscreenCanvas {
  const scale = Math.min(1, edge / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('The browser gave no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

function encode(canvas: OffscreenCanvas): Promise<Blob> {
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
