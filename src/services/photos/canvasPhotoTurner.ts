import { GatewayFailure } from '../failure';
import type { PhotoRefusalCode } from './PhotoPreparer';
import type { PhotoTurner } from './PhotoTurner';

/** As of the stored files: turning costs one more encoding, which nobody shall see. */
const QUALITY = 0.9;

/** On a canvas of the page; our own files are small enough (at most 3840 pixels wide). */
export function createCanvasPhotoTurner(): PhotoTurner {
  return {
    async turn(file, rotation) {
      if (rotation === 0) return file;
      const picture = await createImageBitmap(file).catch((error: unknown) => {
        throw new GatewayFailure<PhotoRefusalCode>('damaged', error);
      });
      const { width, height } = picture;
      const canvas = rotation === 180 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(height, width);
      const context = canvas.getContext('2d', { alpha: false });
      if (context === null) throw new Error('The browser gave no canvas to draw on');
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((rotation * Math.PI) / 180);
      context.drawImage(picture, -width / 2, -height / 2);
      picture.close();
      const turned = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
      canvas.width = canvas.height = 0; // Some browsers keep the memory otherwise.
      return turned;
    },
  };
}
