import { emptyBuckets, readEntity, writeEntity } from '../../shared/buckets/buckets';
import { openBuckets, openRecord } from '../../shared/buckets/openBuckets';
import { own } from './own';

const INHERITED = ['__proto__', 'constructor', 'hasOwnProperty', 'propertyIsEnumerable', 'toString', 'valueOf'];

describe('looking up what was never stored', () => {
  it.each(INHERITED)('finds nothing under %s', (key) => {
    expect(own({}, key)).toBeUndefined();
    expect(own(undefined, key)).toBeUndefined();
    expect(readEntity(emptyBuckets(), key)).toBeUndefined();
    expect(openRecord({}).read(key)).toBeUndefined();
    expect(openBuckets(emptyBuckets()).read(key)).toBeUndefined();
  });

  it('finds an own key, also under such a name', () => {
    const buckets = emptyBuckets<number>();
    writeEntity(buckets, 'constructor', 1);
    writeEntity(buckets, 'lot1', 2);
    expect(readEntity(buckets, 'constructor')).toBe(1);
    expect(readEntity(buckets, 'lot1')).toBe(2);
    expect(openBuckets(buckets).read('lot1')).toBe(2);
    expect(own({ constructor: 3 }, 'constructor')).toBe(3);
  });

  it('removes nothing that was never stored', () => {
    const record = {};
    const open = openRecord(record);
    open.remove('toString');
    expect(open.close()).toBe(record);
  });
});
