import type { PreparedPhoto } from '../photos/PhotoPreparer';
import type { PhotoSize } from '../../domain/photos/photo';

/**
 * The pictures of this page, by photo id: chosen files on their way to the server, and what was read back from it.
 * Bytes and object URLs live here and never in the store.
 */
export interface Pictures {
  /** Takes a chosen file in and returns the id it has from now on. */
  hold(file: File): string;
  /** Takes back what this device has kept of a chosen photo. */
  restore(photoId: string, kept: { readonly file: Blob | null; readonly prepared: PreparedPhoto | null }): void;
  /** The chosen file; undefined once released or when another page chose it. */
  file(photoId: string): Blob | undefined;
  holdPrepared(photoId: string, prepared: PreparedPhoto): void;
  prepared(photoId: string): PreparedPhoto | undefined;
  /** The bytes to upload are no longer needed; pictures that are shown stay. */
  release(photoId: string): void;
  /** A URL that can be shown at once, or null while there is none. */
  peek(photoId: string, size: PhotoSize): string | null;
  /**
   * What was shown in a session of this page that has ended: for looking back with the developer tools only. Null where
   * nothing is kept for that, as in production.
   */
  recall(photoId: string, size: PhotoSize): string | null;
  /** Reads a stored picture. The same picture is read once. Rejects as FilesGateway.load does. */
  load(photoId: string, path: string, size: PhotoSize): Promise<string>;
  /** Tells when `peek` may answer differently for a photo. */
  subscribe(listener: () => void): () => void;
  /** Forgets everything, at the end of a session. */
  clear(): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly pictures: Pictures;
  }
}
