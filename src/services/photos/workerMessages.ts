import type { PhotoRefusal } from '../../domain/photos/photo';
import type { PictureForm, PreparedPhoto } from './PhotoPreparer';

export type PhotoTask =
  | { readonly task: 'prepare' }
  | { readonly task: 'fingerprint' }
  | { readonly task: 'fit'; readonly form: PictureForm };

/** One file to a worker, one reply back; a worker has one file at a time. */
export type PrepareRequest = PhotoTask & { readonly file: Blob };

export type PrepareReply =
  | { readonly prepared: PreparedPhoto }
  | { readonly fingerprint: string }
  | { readonly fitted: Blob }
  /** `detail` is for the log only. */
  | { readonly refused: PhotoRefusal; readonly detail: string };
