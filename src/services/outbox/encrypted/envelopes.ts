import { isKnownOperation } from '../../../domain/operations/knownOperation';
import type { Operation } from '../../../domain/operations/operations';
import type { ChosenRecord, OperationRecord, PhotoRecord } from '../device/outboxDatabase';
import type { Envelope } from './encryption';

/** A record of the outbox that is to be encrypted, or was decrypted. */
export type PackedRecord =
  | { readonly store: 'operations'; readonly record: OperationRecord }
  | { readonly store: 'photos'; readonly record: PhotoRecord }
  | { readonly store: 'chosen'; readonly record: ChosenRecord };

type PhotoFields = Omit<PhotoRecord, 'file' | 'prepared'>;
interface PreparedFields {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}
type Content =
  | { readonly store: 'operations'; readonly operation: Operation; readonly refused: string | null }
  | { readonly store: 'photos'; readonly photo: PhotoFields; readonly prepared: PreparedFields | null }
  | { readonly store: 'chosen'; readonly record: ChosenRecord };

/** JSON has no bytes: they go beside it. */
export function pack(packed: PackedRecord): Envelope {
  if (packed.store === 'operations') {
    const { operation, refused } = packed.record;
    return { content: { store: 'operations', operation, refused } satisfies Content, blobs: [] };
  }
  if (packed.store === 'chosen') return { content: packed satisfies Content, blobs: [] };
  const { file, prepared, ...photo } = packed.record;
  if (prepared === null) {
    const content: Content = { store: 'photos', photo, prepared: null };
    return { content, blobs: file === null ? [] : [file] };
  }
  const { files, width, height, hash } = prepared;
  const content: Content = { store: 'photos', photo, prepared: { width, height, hash } };
  return { content, blobs: [files.full, files.view, files.thumb] };
}

/**
 * The record of a parcel made here; what was encrypted with its person's key needs no second look. Null: a newer build has
 * made it, and this one would lose a part of it.
 */
export function unpack({ content, blobs }: Envelope, isKnown = isKnownOperation): PackedRecord | null {
  const packed = content as Content;
  // The page in which it was chosen is gone when another page opens it.
  if (packed.store === 'chosen') return { store: 'chosen', record: { ...packed.record, page: '' } };
  if (packed.store !== 'operations' && packed.store !== 'photos') return null;
  if (packed.store === 'operations') {
    const { operation, refused = null } = packed;
    if (!isKnown(operation)) return null;
    return { store: 'operations', record: { operation, operationId: operation.id, uid: operation.uid, refused } };
  }
  const [full, view, thumb] = blobs;
  if (packed.prepared !== null && full !== undefined && view !== undefined && thumb !== undefined) {
    const prepared = { ...packed.prepared, files: { full, view, thumb } };
    return { store: 'photos', record: { ...packed.photo, file: null, prepared } };
  }
  return { store: 'photos', record: { ...packed.photo, file: full ?? null, prepared: null } };
}
