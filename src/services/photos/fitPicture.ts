import { checkSize, inspect, refusal } from './inspectPhoto';
import type { PictureForm } from './PhotoPreparer';

/** The first as of the stored files, so that nobody sees the second encoding; the others while it has too many bytes. */
const QUALITIES = [0.9, 0.8, 0.7] as const;
/** Then with fewer pixels. */
const SHRINK = 0.8;
const SMALLEST_SIDE = 64;

/**
 * A stored photo as somebody else takes it: turned, made smaller, without metadata. Runs in a worker. Rejects with
 * GatewayFailure<PhotoRefusal>.
 */
export async function fitPicture(file: Blob, { rotation, longestSide, mostBytes }: PictureForm): Promise<Blob> {
  await inspect(file);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw refusal('damaged', error);
  });
  try {
    checkSize(picture);
    let longest = Math.min(Math.max(picture.width, picture.height), longestSide ?? Infinity);
    for (;;) {
      const canvas = draw(picture, rotation, longest);
      for (const quality of QUALITIES) {
        const encoded = await canvas.convertToBlob({ type: 'image/jpeg', quality });
        if (mostBytes === null || encoded.size <= mostBytes) return encoded;
      }
      canvas.width = canvas.height = 0; // Some browsers keep the memory otherwise.
      longest = Math.round(longest * SHRINK);
      if (longest < SMALLEST_SIDE) throw refusal('tooLarge');
    }
  } finally {
    picture.close();
  }
}

/** Turned clockwise, on white paper, the longer side at most `longest` pixels. */
function draw(picture: ImageBitmap, rotation: PictureForm['rotation'], longest: number): OffscreenCanvas {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  if (width === undefined || height === undefined) throw new Error('A picture has two sides');
  const canvas = rotation % 180 === 0 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(height, width);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('The browser gave no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}
