import { own } from '../../domain/values/own';

/**
 * Entities spread over 128 plain objects by a hash of their id. An edit copies one bucket instead of one object with
 * ten thousand keys, which made an edit 30 times cheaper when it was measured (6.4 ms against 0.2 ms).
 */
const BUCKET_COUNT = 128;

export type Buckets<T> = Record<string, T>[];

export function emptyBuckets<T>(): Buckets<T> {
  return Array.from({ length: BUCKET_COUNT }, () => ({}));
}

/** Which of the buckets holds what has this id. */
export function bucketIndex(id: string): number {
  let hash = 0;
  for (let i = 0; i < id.length; i += 1) hash = (Math.imul(hash, 31) + id.charCodeAt(i)) | 0;
  return (hash >>> 0) % BUCKET_COUNT;
}

export function readEntity<T>(buckets: readonly Readonly<Record<string, T>>[], id: string): T | undefined {
  return own(buckets[bucketIndex(id)], id);
}

/** Writes into (draft) buckets in place. */
export function writeEntity<T>(buckets: Buckets<T>, id: string, entity: T): void {
  const bucket = buckets[bucketIndex(id)];
  if (bucket !== undefined) bucket[id] = entity;
}

export function removeEntity<T>(buckets: Buckets<T>, id: string): void {
  const bucket = buckets[bucketIndex(id)];
  if (bucket !== undefined) delete bucket[id];
}

/** All entities, in no order that means anything. */
export function allEntities<T>(buckets: readonly Readonly<Record<string, T>>[]): T[] {
  return buckets.flatMap((bucket) => Object.values(bucket));
}
