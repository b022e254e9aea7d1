import type { PhotoRotation } from '../../domain/photos/photo';

/** Bakes a turn into the pixels of a stored photo, for downloads and exports of the file itself. */
export interface PhotoTurner {
  /** A JPEG, turned clockwise; the same file for 0. Rejects with GatewayFailure<'damaged'>. */
  turn(file: Blob, rotation: PhotoRotation): Promise<Blob>;
}

declare module '../gateways' {
  interface Gateways {
    readonly turner: PhotoTurner;
  }
}
