import fc from 'fast-check';
import { createBucketList } from './bucketList';
import { type Buckets, emptyBuckets, readEntity, removeEntity, writeEntity } from './buckets';

interface Thing {
  readonly id: string;
  readonly value: number;
}

/** As a reducer would: buckets that do not change stay the same objects. */
function changed(buckets: Buckets<Thing>, work: (draft: Buckets<Thing>) => void): Buckets<Thing> {
  const draft = buckets.map((bucket) => ({ ...bucket }));
  work(draft);
  return draft.map((bucket, index) => {
    const old = buckets[index] ?? {};
    const same =
      Object.keys(old).length === Object.keys(bucket).length && Object.keys(old).every((id) => old[id] === bucket[id]);
    return same ? old : bucket;
  });
}

const ids = fc.constantFrom('a', 'b', 'c', 'lot1', 'lot2', 'lot3', 'x', 'y');

it('always answers what reading each would answer', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('write' as const), id: ids, value: fc.nat(5) }),
      fc.record({ kind: fc.constant('remove' as const), id: ids }),
      fc.record({ kind: fc.constant('list' as const), list: fc.uniqueArray(ids) }),
    ),
  );
  fc.assert(
    fc.property(steps, (all) => {
      const read = createBucketList<Thing>();
      let buckets = emptyBuckets<Thing>();
      let list: readonly string[] = ['a', 'lot1', 'x'];
      for (const step of all) {
        if (step.kind === 'list') list = step.list;
        else if (step.kind === 'remove') buckets = changed(buckets, (draft) => removeEntity(draft, step.id));
        else buckets = changed(buckets, (draft) => writeEntity(draft, step.id, { id: step.id, value: step.value }));
        const expected = list.map((id) => readEntity(buckets, id)).filter((thing) => thing !== undefined);
        expect(read(buckets, list)).toEqual(expected);
      }
    }),
  );
});

it('gives the same list again while nothing in it has changed', () => {
  const read = createBucketList<Thing>();
  const list = ['a', 'b'];
  const first = changed(emptyBuckets<Thing>(), (draft) => {
    for (const id of ['a', 'b', 'x']) writeEntity(draft, id, { id, value: 1 });
  });
  const before = read(first, list);
  expect(
    read(
      changed(first, (draft) => writeEntity(draft, 'x', { id: 'x', value: 2 })),
      list,
    ),
  ).toBe(before);
  const after = read(
    changed(first, (draft) => writeEntity(draft, 'b', { id: 'b', value: 2 })),
    list,
  );
  expect(after).not.toBe(before);
  expect(after[0]).toBe(before[0]);
});
