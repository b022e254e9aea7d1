import type { PhotoRefusal, PhotoRotation, PhotoSize } from '../../domain/photos/photo';

export interface PreparedPhoto {
  /** Upright JPEGs without any metadata, one per size. */
  readonly files: Readonly<Record<PhotoSize, Blob>>;
  /** Pixels of the full size. */
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the full size, hex. */
  readonly hash: string;
}

/** What a stored photo has to become for somebody else; null: as it is. */
export interface PictureForm {
  /** Baked into the pixels, clockwise. */
  readonly rotation: PhotoRotation;
  /** Pixels at most. */
  readonly longestSide: number | null;
  readonly mostBytes: number | null;
}

/** Makes upload-ready photos of chosen files, and tells them apart, off the main thread. */
export interface PhotoPreparer {
  /** Why the file's header says that it is no usable photo, or null: it may be one. Reads a few bytes only. */
  inspect(file: Blob): Promise<PhotoRefusal | null>;
  /**
   * Rejects with GatewayFailure<PhotoRefusal | 'notLoaded'>; `notLoaded`: what prepares could not be fetched now, and the
   * file was not looked at. At most a few are worked on at once, in the order asked for.
   */
  prepare(file: Blob, signal?: AbortSignal): Promise<PreparedPhoto>;
  /**
   * SHA-256 of the file as it was chosen, hex: the same file has the same wherever it is chosen again. Rejects with
   * GatewayFailure<PhotoRefusal | 'notLoaded'>; `damaged`: it can no longer be read, or ends before its picture does.
   */
  fingerprint(file: Blob): Promise<string>;
  /**
   * A JPEG in this form, without any metadata; the very same bytes when they have the form already. Rejects with
   * GatewayFailure<PhotoRefusal | 'notLoaded'>.
   */
  fit(photo: Uint8Array<ArrayBuffer>, form: PictureForm): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the workers; pending promises reject with an AbortError. A later `prepare` starts them again. */
  close(): void;
}

export type PhotoRefusalCode = PhotoRefusal;

declare module '../gateways' {
  interface Gateways {
    /** Of the account's photo: the workspace has one of its own, which ends with its session. */
    readonly portraitPreparer: PhotoPreparer;
    readonly preparer: PhotoPreparer;
  }
}
