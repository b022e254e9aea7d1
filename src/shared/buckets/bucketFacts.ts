import { createBucketList } from './bucketList';
import type { Buckets } from './buckets';

type Bucket<T> = Readonly<Record<string, T>>;

/**
 * Makes a reader of what is to be known of each bucket. It looks only into buckets that have changed since it was asked
 * last: with ten thousand entities, what is said of all of them costs after an edit a look at the eighty that share its
 * bucket.
 */
export function createBucketFacts<T, Fact>(
  find: (entities: readonly T[]) => Fact,
): (buckets: readonly Bucket<T>[]) => readonly Fact[] {
  let known: readonly { readonly bucket: Bucket<T>; readonly fact: Fact }[] = [];
  return (buckets) => {
    known = buckets.map((bucket, index) => {
      const before = known[index];
      return before?.bucket === bucket ? before : { bucket, fact: find(Object.values(bucket)) };
    });
    return known.map(({ fact }) => fact);
  };
}

/**
 * Makes a reader of the entities of a list of ids, which answers with the list of before while none of them has become
 * another one by `isOther` and none has come, gone or moved. It looks only into buckets that have changed.
 */
export function createSteadyList<T>(
  isOther: (now: T, before: T) => boolean,
): (buckets: Buckets<T>, ids: readonly string[]) => readonly T[] {
  const read = createBucketList<T>();
  let known: { readonly buckets: Buckets<T>; readonly ids: readonly string[]; readonly list: readonly T[] } | null =
    null;
  return (buckets, ids) => {
    const isSteady =
      known !== null &&
      known.ids === ids &&
      buckets.every((bucket, index) => isSame(bucket, known?.buckets[index] ?? {}, isOther));
    const list = known !== null && isSteady ? known.list : read(buckets, ids);
    known = { buckets, ids, list };
    return list;
  };
}

function isSame<T>(bucket: Bucket<T>, before: Bucket<T>, isOther: (now: T, before: T) => boolean): boolean {
  if (bucket === before) return true;
  const entities = Object.entries(bucket);
  return (
    entities.length === Object.keys(before).length &&
    entities.every(([id, entity]) => {
      const old = before[id];
      return entity === old || (old !== undefined && !isOther(entity, old));
    })
  );
}
