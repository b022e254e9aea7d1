/** Codes of the document database (Cloud Firestore), its own names without the `firestore/` prefix. */
export const DATA_CODES = [
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'unauthenticated',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
] as const;
export type DataCode = (typeof DATA_CODES)[number];

/** Codes of the file storage that the application tells apart; everything else is `unknown`. */
export const FILE_CODES = [
  'unauthenticated',
  'unauthorized',
  'object-not-found',
  'canceled',
  'retry-limit-exceeded',
  'quota-exceeded',
  'unknown',
] as const;
export type FileCode = (typeof FILE_CODES)[number];

/** Why a photo did not arrive, beside the codes of the storage; `address-not-proved`: it is too large for that. */
export const UPLOAD_CODES = [...FILE_CODES, 'stalled', 'address-not-proved'] as const;
export type UploadCode = (typeof UPLOAD_CODES)[number];
