import { readFileSync } from 'node:fs';
import { lookups, readRules } from '../support/rulesSource';

const SALE = '/databases/$(database)/documents/sales/$(saleId)';
const ME = '/databases/$(database)/documents/users/$(me())';

const firestore = readRules(readFileSync('firestore.rules', 'utf8'));
const storage = readRules(readFileSync('storage.rules', 'utf8'));

const rows = (source: typeof firestore) =>
  source.blocks.flatMap(({ path, allows }) =>
    allows.map(({ methods, condition }) => ({ path, methods: methods.join(', '), condition })),
  );

describe('the reader of rules', () => {
  const sample = readRules(`service x { match /databases/{d}/documents {
    function f(a, b) { return get(/s/$(a)).data.x == b; }
    function g(id) { return f(id, 1) || exists(/t/$(id)); }
    match /m/{id} { allow get: if g(id) && f(id, 'a,(b'); allow list: if f(me(), 1); } } }`);

  test('follows functions and counts one document once', () => {
    const [first, second] = sample.blocks[0]?.allows ?? [];
    expect([...lookups(sample, first?.condition ?? '')].sort()).toEqual(['/s/$(id)', '/t/$(id)']);
    expect([...lookups(sample, second?.condition ?? '')]).toEqual(['/s/$(me())']);
  });
});

describe('documents looked up by firestore.rules', () => {
  const saved = rows(firestore).filter(({ path }) => /\/(lots|lotPrivate|photos|ops|opsPrivate)\//.test(path));
  const writes = (methods: string) => /create|update/.test(methods);

  test.each(saved.filter(({ methods }) => !writes(methods)))(
    '$path, $methods: the sale, the person, and nothing else',
    ({ condition }) => {
      expect([...lookups(firestore, condition)].sort()).toEqual([SALE, ME]);
    },
  );

  // A batch may look up 20 documents. The two are the same for all its writes; these are each save's own.
  test.each(saved.filter(({ path, methods }) => writes(methods) && !path.includes('/ops')))(
    '$path, $methods: besides these its record',
    ({ path, condition }) => {
      const records = path.includes('lotPrivate') ? 'opsPrivate' : 'ops';
      const record = `/databases/$(database)/documents/sales/$(saleId)/$('${records}')/$(request.resource.data.lastOp)`;
      expect([...lookups(firestore, condition)].sort()).toEqual([record, SALE, ME].sort());
    },
  );

  test.each(saved.filter(({ path, methods }) => writes(methods) && path.includes('/ops')))(
    '$path, $methods: besides these the lot or the photo of the record',
    ({ path, condition }) => {
      const lotId = '$(request.resource.data.lotId)';
      const photo = '$(request.resource.data.changes.photo';
      const named = path.includes('Private')
        ? [`lotPrivate/${lotId}`]
        : [`lots/${lotId}`, `$('lots')/${lotId}`, `photos/${photo}.before)`, `$('photos')/${photo}.after)`];
      const all = [
        SALE,
        ME,
        ...named.map((document) => `/databases/$(database)/documents/sales/$(saleId)/${document}`),
      ];
      expect([...lookups(firestore, condition)].sort()).toEqual(all.sort());
    },
  );

  // Somebody who comes into a sale and an owner who names its address are never the same request.
  test.each(rows(firestore))('$path, $methods: at most 3, in a sale itself 4, a record 6', ({ path, condition }) => {
    const most = path.endsWith('/ops/{opId}') ? 6 : path === '/sales/{saleId}' ? 4 : 3;
    expect(lookups(firestore, condition).size).toBeLessThanOrEqual(most);
  });

  test('claims of numbers look at the sale and the person; only giving one back looks at its lot too', () => {
    const claims = rows(firestore).filter(({ path }) => path.endsWith('/numbers/{number}'));
    const counts = claims.map(({ methods, condition }) => [methods, lookups(firestore, condition).size]);
    expect(counts).toEqual([
      ['read', 2],
      ['create', 2],
      ['update', 2],
      ['delete', 3],
    ]);
  });
});

describe('documents looked up by storage.rules', () => {
  test.each(rows(storage))('$path, $methods: at most 2, which is the most that Storage allows', ({ condition }) => {
    expect(lookups(storage, condition).size).toBeLessThanOrEqual(2);
  });

  test('writing into a catalogue takes exactly 2, a photo of a sale 2, a portrait 1', () => {
    const most = (path: string) =>
      Math.max(
        ...rows(storage)
          .filter((row) => row.path === path)
          .map((row) => lookups(storage, row.condition).size),
      );
    expect(most('/catalogues/{slug}/{photoId}/{file}')).toBe(2);
    expect(most('/sales/{saleId}/photos/{photoId}/{file}')).toBe(2);
    expect(most('/people/{uid}/portrait.jpg')).toBe(1);
  });
});
