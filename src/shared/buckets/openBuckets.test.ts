import { emptyBuckets, readEntity, writeEntity } from './buckets';
import { openBuckets } from './openBuckets';

interface Thing {
  readonly text: string;
}

function filled(): Record<string, Thing>[] {
  const buckets = emptyBuckets<Thing>();
  for (let i = 0; i < 300; i += 1) writeEntity(buckets, `id${String(i)}`, { text: 'old' });
  return buckets.map((bucket) => Object.freeze(bucket));
}

it('makes the given changes, and leaves the buckets as they were', () => {
  const before = filled();
  const open = openBuckets(before);
  open.write('id1', { text: 'new' });
  open.write('fresh', { text: 'fresh' });
  open.remove('id2');
  expect(['id1', 'id2', 'id3', 'fresh'].map((id) => open.read(id)?.text)).toEqual(['new', undefined, 'old', 'fresh']);
  const after = open.close();
  expect(['id1', 'id2', 'id3', 'fresh'].map((id) => readEntity(after, id)?.text)).toEqual([
    'new',
    undefined,
    'old',
    'fresh',
  ]);
  expect(['id1', 'id2', 'fresh'].map((id) => readEntity(before, id)?.text)).toEqual(['old', 'old', undefined]);
  expect(after.filter((bucket, index) => bucket !== before[index]).length).toBeLessThanOrEqual(3);
  expect(() => writeEntity(after, 'id1', { text: 'later' })).toThrow(TypeError);
});

it('gives the very buckets back when nothing became another', () => {
  const before = filled();
  const open = openBuckets(before);
  open.remove('unknown');
  expect(open.read('id1')?.text).toBe('old');
  expect(open.close()).toBe(before);
});
