import type { PhotoRefusal } from '../../domain/photos/photo';
import type { PreparedPhoto } from './PhotoPreparer';

/** One file to a worker, one reply back; a worker has one file at a time. */
export interface PrepareRequest {
  readonly file: Blob;
  readonly task: 'prepare' | 'fingerprint';
}

export type PrepareReply =
  | { readonly prepared: PreparedPhoto }
  | { readonly fingerprint: string }
  /** `detail` is for the log only. */
  | { readonly refused: PhotoRefusal; readonly detail: string };
