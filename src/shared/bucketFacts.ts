type Bucket<T> = Readonly<Record<string, T>>;

/**
 * Makes a reader of what is to be known of each bucket. A bucket never changes, so each is looked through once: with ten
 * thousand entities, what is said of all of them costs after an edit a look at the eighty that share its bucket.
 */
export function createBucketFacts<T, Fact>(
  find: (entities: readonly T[]) => Fact,
): (buckets: readonly Bucket<T>[]) => readonly Fact[] {
  const known = new WeakMap<Bucket<T>, { readonly fact: Fact }>();
  return (buckets) =>
    buckets.map((bucket) => {
      const found = known.get(bucket) ?? { fact: find(Object.values(bucket)) };
      known.set(bucket, found);
      return found.fact;
    });
}

/**
 * Makes a reader of a list of entities that stays the list of before while none of them has become another one by `isOther`
 * and none has come, gone or moved. `ids` are those of the list; it looks only into buckets that have changed.
 */
export function createSteadyList<T>(
  isOther: (now: T, before: T) => boolean,
): (buckets: readonly Bucket<T>[], ids: readonly string[], list: readonly T[]) => readonly T[] {
  let known: { buckets: readonly Bucket<T>[]; ids: readonly string[]; list: readonly T[] } | null = null;
  const holds = (buckets: readonly Bucket<T>[], before: readonly Bucket<T>[]): boolean =>
    buckets.every((bucket, index) => {
      const was = before[index] ?? {};
      if (bucket === was) return true;
      const ids = Object.keys(bucket);
      return (
        ids.length === Object.keys(was).length &&
        ids.every((id) => {
          const [entity, old] = [bucket[id], was[id]];
          return entity === old || (entity !== undefined && old !== undefined && !isOther(entity, old));
        })
      );
    });
  return (buckets, ids, list) => {
    const steady = known !== null && known.ids === ids && holds(buckets, known.buckets) ? known.list : list;
    known = { buckets, ids, list: steady };
    return steady;
  };
}
