import { own } from '../domain/values/own';

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

/**
 * Writes many, and removes those that are null: each bucket is copied once, past its draft (`currentOf` gives what a draft
 * stands for), and frozen, so that nothing more can be written into it in the same reducer. Writing ten thousand through
 * drafts one by one took five times as long when it was measured.
 */
export function writeEntities<T>(
  buckets: Buckets<T>,
  entities: Iterable<readonly [id: string, entity: T | null]>,
  currentOf: <Draft extends object>(draft: Draft) => Draft,
): void {
  const copies = new Map<number, Record<string, T>>();
  for (const [id, entity] of entities) {
    const index = bucketIndex(id);
    let copy = copies.get(index);
    if (copy === undefined) {
      copy = { ...currentOf(buckets[index] ?? {}) };
      copies.set(index, copy);
    }
    if (entity === null) delete copy[id];
    else copy[id] = entity;
  }
  for (const [index, copy] of copies) buckets[index] = Object.freeze(copy);
}

export function removeEntity<T>(buckets: Buckets<T>, id: string): void {
  const bucket = buckets[bucketIndex(id)];
  if (bucket !== undefined) delete bucket[id];
}

/** All entities, in no order that means anything. */
export function allEntities<T>(buckets: readonly Readonly<Record<string, T>>[]): T[] {
  return buckets.flatMap((bucket) => Object.values(bucket));
}
