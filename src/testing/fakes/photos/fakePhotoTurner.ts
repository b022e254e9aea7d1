import type { PhotoTurner } from '../../../services/photos/PhotoTurner';

/** Writes the turn behind the bytes. */
export function createFakePhotoTurner(): PhotoTurner {
  return {
    turn: async (file, rotation) => (rotation === 0 ? file : new Blob([file, ` turned ${rotation}`])),
  };
}
