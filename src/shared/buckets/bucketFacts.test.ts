import { createBucketFacts, createSteadyList } from './bucketFacts';
import { emptyBuckets, writeEntity } from './buckets';

interface Thing {
  readonly id: string;
  readonly title: string;
  readonly number: number;
}
const thing = (id: string, number = 1, title = ''): Thing => ({ id, number, title });

function write(buckets: ReturnType<typeof emptyBuckets<Thing>>, entity: Thing) {
  const next = emptyBuckets<Thing>();
  writeEntity(next, entity.id, entity);
  return buckets.map((bucket, index) =>
    Object.keys(next[index] ?? {}).length > 0 ? { ...bucket, ...next[index] } : bucket,
  );
}
const first = write(write(emptyBuckets<Thing>(), thing('a')), thing('b', 2));

it('looks only into the bucket that has changed, and knows what is in it now', () => {
  const find = jest.fn((things: readonly Thing[]) => things.length);
  const read = createBucketFacts(find);
  const sum = (facts: readonly number[]) => facts.reduce((a, b) => a + b, 0);
  expect(sum(read(first))).toBe(2);
  find.mockClear();
  expect(sum(read(write(first, thing('c'))))).toBe(3);
  expect(find).toHaveBeenCalledTimes(1);
});

it('keeps the list while nothing of it matters that has changed', () => {
  const read = createSteadyList<Thing>((now, before) => now.number !== before.number);
  const ids = ['a', 'b'];
  const list = read(first, ids);
  const titled = write(first, thing('a', 1, 'A vase'));
  expect(read(titled, ids)).toBe(list);
  const numbered = write(titled, thing('a', 3, 'A vase'));
  const now = read(numbered, ids);
  expect(now).not.toBe(list);
  expect(now).toContainEqual(thing('a', 3, 'A vase'));
  expect(read(numbered, ['b', 'a'])).not.toBe(now);
  const more = write(numbered, thing('c', 4));
  expect(read(more, ['a', 'b', 'c'])).toContainEqual(thing('c', 4));
});
