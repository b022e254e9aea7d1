import { type Buckets, readEntity } from './buckets';

interface Known<T> {
  readonly buckets: Buckets<T>;
  readonly ids: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly list: readonly T[];
}

/**
 * Makes a reader of all entities of a list of ids. It remembers its last answer and puts in only what is in buckets that
 * have changed since: with ten thousand entities an edit costs a copy of a list instead of ten thousand look-ups, and an
 * edit of something that is not in the list costs nothing. Ids without an entity are left out.
 */
export function createBucketList<T>(): (buckets: Buckets<T>, ids: readonly string[]) => readonly T[] {
  let known: Known<T> | null = null;
  return (buckets, ids) => {
    const list = known !== null && known.ids === ids ? patched(known, buckets) : null;
    if (known !== null && list !== null) known = { ...known, buckets, list };
    else known = readAll(buckets, ids);
    return known.list;
  };
}

function readAll<T>(buckets: Buckets<T>, ids: readonly string[]): Known<T> {
  const list = ids.map((id) => readEntity(buckets, id)).filter((entity) => entity !== undefined);
  return { buckets, ids, places: new Map(ids.map((id, place) => [id, place])), list };
}

/** Null when places have moved: an id of the list has no entity, or its entity went or came. */
function patched<T>({ buckets: before, ids, places, list }: Known<T>, buckets: Buckets<T>): readonly T[] | null {
  if (list.length !== ids.length) return null;
  let next: T[] | null = null;
  for (const [index, bucket] of buckets.entries()) {
    const old = before[index];
    if (bucket === old) continue;
    for (const id of Object.keys(old ?? {})) if (!(id in bucket) && places.has(id)) return null;
    for (const [id, entity] of Object.entries(bucket)) {
      const place = places.get(id);
      if (place === undefined || list[place] === entity) continue;
      next ??= [...list];
      next[place] = entity;
    }
  }
  return next ?? list;
}
