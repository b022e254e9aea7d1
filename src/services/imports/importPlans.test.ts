import 'fake-indexeddb/auto';
import type { Operation } from '../../domain/operations/operations';
import { createFakeImportPlans } from '../../testing/fakes/imports/fakeImportPlans';
import { createIdbImportPlans } from './idbImportPlans';
import type { ImportPlans, KeptImport } from './ImportPlans';

const operation = (id: string): Operation => ({
  id,
  uid: 'anna',
  saleId: 's',
  lotId: `lot-${id}`,
  kind: 'createLot',
  number: 1,
  suffix: '',
  order: 'a0',
  fields: { title: 'Secret vase' },
  group: 'import1',
});
const KEPT: KeptImport = {
  id: 'import1',
  saleId: 's',
  name: 'lots.csv',
  created: 3,
  updated: 0,
  parts: 2,
  left: [
    ['Lot', 'Why'],
    ['x', 'This is no number.'],
  ],
  carried: [],
  isNoted: false,
};
const PARTS = [[operation('a'), operation('b')], [operation('c')]];

let counter = 0;
const name = (): string => `imports-${String((counter += 1))}`;
const makers: readonly (readonly [string, () => ImportPlans])[] = [
  ['fake', createFakeImportPlans],
  ['IndexedDB', () => createIdbImportPlans(undefined, name())],
];

describe.each(makers)('%s plans of imports', (_name, create) => {
  it('keep an import with its parts, for its person alone', async () => {
    const plans = create();
    await plans.keep('anna', KEPT, PARTS);
    expect(await plans.list('anna')).toEqual([KEPT]);
    expect(await plans.part('anna', 'import1', 0)).toEqual(PARTS[0]);
    expect(await plans.part('anna', 'import1', 1)).toEqual(PARTS[1]);
    expect(await plans.part('anna', 'import1', 2)).toEqual([]);
    expect(await plans.list('ben')).toEqual([]);
  });

  it('keep only the rows that were left out once all is made, until nobody wants them', async () => {
    const plans = create();
    await plans.keep('anna', KEPT, PARTS);
    await plans.made('anna', 'import1');
    expect(await plans.list('anna')).toEqual([{ ...KEPT, parts: 0 }]);
    expect(await plans.part('anna', 'import1', 0)).toEqual([]);
    await plans.noted('anna', 'import1');
    await plans.forgetLeft('anna', 'import1');
    expect(await plans.list('anna')).toEqual([]);
  });

  it('forget an import as if it had never been confirmed, and no other one', async () => {
    const plans = create();
    await plans.keep('anna', KEPT, PARTS);
    await plans.keepPicture('anna', 'import1', 0, new Blob(['front']));
    await plans.keep('anna', { ...KEPT, id: 'other' }, PARTS);
    await plans.forget('anna', 'import1');
    expect([await plans.list('anna'), await plans.part('anna', 'import1', 0)]).toEqual([
      [{ ...KEPT, id: 'other' }],
      [],
    ]);
    expect(await plans.picture('anna', 'import1', 0)).toBeNull();
    expect(await plans.part('anna', 'other', 1)).toEqual(PARTS[1]);
  });

  it('keep pictures until the photos have come, also when all lots are made', async () => {
    const plans = create();
    const lot = {
      lotId: 'lot-a',
      wasThere: true,
      status: 'draft',
      cover: null,
      photos: [],
      pictures: { photo1: 1 },
    } as const;
    await plans.keep('anna', { ...KEPT, carried: [lot] }, PARTS);
    await plans.keepPicture('anna', 'import1', 0, new Blob(['front'], { type: 'image/png' }));
    await plans.keepPicture('anna', 'import1', 1, new Blob(['back']));
    await plans.made('anna', 'import1');
    expect(await plans.list('anna')).toEqual([{ ...KEPT, parts: 0, carried: [lot] }]);
    const [front, back] = [await plans.picture('anna', 'import1', 0), await plans.picture('anna', 'import1', 1)];
    expect([await front?.text(), front?.type, await back?.text()]).toEqual(['front', 'image/png', 'back']);
    expect(await plans.picture('anna', 'import1', 2)).toBeNull();
    const other = { ...lot, lotId: 'lot-b', wasThere: false };
    await plans.carried('anna', 'import1', [other]);
    expect(await plans.list('anna')).toEqual([{ ...KEPT, parts: 0, carried: [other] }]);
    expect(await (await plans.picture('anna', 'import1', 0))?.text()).toBe('front');
    await plans.carried('anna', 'import1', []);
    expect(await plans.picture('anna', 'import1', 0)).toBeNull();
    expect(await plans.list('anna')).toEqual([{ ...KEPT, parts: 0 }]);
  });

  it('keep the photos that are still to come, with all that is known of them', async () => {
    const plans = create();
    const file = { path: 'sales/other/photos/p', width: 4, height: 3, bytes: 1, hash: 'ab', source: 'cd' };
    const photo = { id: 'p', lotId: '', order: 'a0', ...file, caption: 'The back', rotation: 90 } as const;
    const lot = {
      lotId: 'lot-a',
      wasThere: false,
      status: 'ready',
      cover: 'p',
      photos: [photo],
      pictures: {},
    } as const;
    await plans.keep('anna', { ...KEPT, carried: [lot] }, PARTS);
    expect(await plans.list('anna')).toEqual([{ ...KEPT, carried: [lot] }]);
  });

  it('keep what is still to be made, to come or to be noted when nobody wants the left rows any more', async () => {
    const plans = create();
    await plans.keep('anna', KEPT, PARTS);
    await plans.keepPicture('anna', 'import1', 0, new Blob(['front']));
    await plans.forgetLeft('anna', 'import1');
    expect(await plans.list('anna')).toEqual([{ ...KEPT, left: [] }]);
    expect(await (await plans.picture('anna', 'import1', 0))?.text()).toBe('front');
    expect(await plans.part('anna', 'import1', 1)).toEqual(PARTS[1]);
    await plans.made('anna', 'import1');
    await plans.noted('anna', 'import1');
    expect([await plans.list('anna'), await plans.picture('anna', 'import1', 0)]).toEqual([[], null]);
  });

  it('may be claimed by one only', async () => {
    const plans = create();
    expect([await plans.claim('import1'), await plans.claim('import1'), await plans.claim('other')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('may be claimed again once it is released', async () => {
    const plans = create();
    await plans.claim('import1');
    plans.release('import1');
    plans.release('never claimed');
    expect([await plans.claim('import1'), await plans.claim('import1')]).toEqual([true, false]);
  });
});

it('stands in the database so that nobody can read it there', async () => {
  const database = name();
  await createIdbImportPlans(undefined, database).keep('anna', KEPT, PARTS);
  const found = await new Promise<unknown>((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.addEventListener('error', () => reject(new Error('It does not open.')));
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('plans').objectStore('plans').getAll();
      all.addEventListener('success', () => resolve(all.result));
    });
  });
  const [first] = found as { readonly data: ArrayBuffer }[];
  expect(found).toHaveLength(3);
  expect(new TextDecoder().decode(first?.data)).not.toContain('lots.csv');
});

/** A browser's locks; `held` by any page. They come a moment after they were asked for. */
function makeLocks(held: Set<string>): LockManager {
  return {
    request: async (lock: string, _options: unknown, work: (given: object | null) => Promise<void> | undefined) => {
      await Promise.resolve();
      if (held.has(lock)) return work(null);
      held.add(lock);
      await work({});
      held.delete(lock);
      return undefined;
    },
  } as unknown as LockManager;
}

it('goes on after the page ends, and leaves an import to the page that has claimed it', async () => {
  const database = name();
  const held = new Set<string>();
  const locks = makeLocks(held);
  const [first, second] = [createIdbImportPlans(locks, database), createIdbImportPlans(locks, database)];
  await first.keep('anna', KEPT, PARTS);
  expect([await first.claim('import1'), await second.claim('import1')]).toEqual([true, false]);
  expect(await second.list('anna')).toEqual([KEPT]);
  // The first page ends, and its locks with it.
  held.clear();
  expect([await second.claim('import1'), await second.claim('import1')]).toEqual([true, false]);
});

it('is free for every page once it is released, even before the browser has given the lock', async () => {
  const database = name();
  const locks = makeLocks(new Set());
  const [first, second] = [createIdbImportPlans(locks, database), createIdbImportPlans(locks, database)];
  await first.claim('import1');
  expect(await second.claim('import1')).toBe(false);
  first.release('import1');
  expect(await second.claim('import1')).toBe(true);

  const claiming = first.claim('import2');
  first.release('import2');
  await claiming;
  expect(await second.claim('import2')).toBe(true);
});

it('is claimed by the page that has asked again before the browser answered the first time', async () => {
  const locks = makeLocks(new Set());
  const plans = createIdbImportPlans(locks, name());
  const first = plans.claim('import1');
  plans.release('import1');
  const again = plans.claim('import1');
  await first;
  // While the browser has not got the first lock back, the second one is refused, and may be asked for once more.
  const isClaimed = (await again) || (await plans.claim('import1'));
  expect([isClaimed, await plans.claim('import1')]).toEqual([true, false]);
});

it('can be claimed again when the browser could not say whether it is free', async () => {
  let isBroken = true;
  const locks = {
    request: (_lock: string, _options: unknown, work: (given: object | null) => Promise<void> | undefined) =>
      isBroken ? Promise.reject(new Error('No locks.')) : Promise.resolve(work({})),
  } as unknown as LockManager;
  const plans = createIdbImportPlans(locks, name());
  await expect(plans.claim('import1')).rejects.toThrow('No locks.');
  isBroken = false;
  expect(await plans.claim('import1')).toBe(true);
});
