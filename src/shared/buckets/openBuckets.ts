import { bucketIndex, type Buckets } from './buckets';
import { own } from '../../domain/values/own';

/** A record that one reducer changes: copied before the first change, so that the state keeps the one it has. */
export interface OpenRecord<T> {
  read(key: string): T | undefined;
  write(key: string, value: T): void;
  remove(key: string): void;
  /** What it holds at this moment. */
  now(): Readonly<Record<string, T>>;
  /** The changed copy, or the very record when nothing was changed. */
  close(): Record<string, T>;
}

/** The same for buckets: those into which nothing is written stay the very ones. */
export interface OpenBuckets<T> {
  read(id: string): T | undefined;
  write(id: string, entity: T): void;
  remove(id: string): void;
  now(): readonly Readonly<Record<string, T>>[];
  close(): Buckets<T>;
}

export function openRecord<T>(record: Record<string, T>): OpenRecord<T> {
  let now = record;
  const copied = (): Record<string, T> => {
    if (now === record) now = { ...record };
    return now;
  };
  return {
    read: (key) => own(now, key),
    write(key, value) {
      copied()[key] = Object.freeze(value);
    },
    remove(key) {
      if (Object.hasOwn(now, key)) delete copied()[key];
    },
    now: () => now,
    close() {
      if (now !== record) Object.freeze(now);
      return now;
    },
  };
}

/**
 * A bucket that is changed is copied once, however many of its entities are. Immer's drafts of 128 buckets, and its look
 * through all of them afterwards for what is to be frozen, took half the time of a save when it was measured.
 */
export function openBuckets<T>(buckets: Buckets<T>): OpenBuckets<T> {
  const opened = new Map<number, OpenRecord<T>>();
  const open = (id: string): OpenRecord<T> => {
    const index = bucketIndex(id);
    const known = opened.get(index);
    if (known !== undefined) return known;
    const bucket = openRecord(buckets[index] ?? {});
    opened.set(index, bucket);
    return bucket;
  };
  return {
    read(id) {
      const index = bucketIndex(id);
      return own(opened.get(index)?.now() ?? buckets[index], id);
    },
    write: (id, entity) => open(id).write(id, entity),
    remove: (id) => open(id).remove(id),
    now: () => buckets.map((bucket, index) => opened.get(index)?.now() ?? bucket),
    close() {
      const closed = [...opened].map(([index, bucket]) => [index, bucket.close()] as const);
      if (closed.every(([index, bucket]) => bucket === buckets[index])) return buckets;
      const next = [...buckets];
      for (const [index, bucket] of closed) next[index] = bucket;
      Object.freeze(next);
      return next;
    },
  };
}
