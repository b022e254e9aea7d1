import { newId } from '../id';
import { allEntities, emptyBuckets, readEntity, removeEntity, writeEntity } from './buckets';

describe('buckets', () => {
  it('keep, replace, remove and list entities', () => {
    const buckets = emptyBuckets<number>();
    const ids = Array.from({ length: 500 }, (_, index) => `id${String(index)}`);
    ids.forEach((id, index) => writeEntity(buckets, id, index));
    writeEntity(buckets, 'id7', 700);
    removeEntity(buckets, 'id8');
    removeEntity(buckets, 'never there');
    expect([readEntity(buckets, 'id7'), readEntity(buckets, 'id8'), readEntity(buckets, '')]).toEqual([
      700,
      undefined,
      undefined,
    ]);
    expect(allEntities(buckets)).toHaveLength(499);
  });

  it('spread ids, so that an edit copies little', () => {
    const buckets = emptyBuckets<true>();
    for (let n = 0; n < 10_000; n += 1) writeEntity(buckets, newId(), true);
    expect(Math.max(...buckets.map((bucket) => Object.keys(bucket).length))).toBeLessThan(200);
  });
});
