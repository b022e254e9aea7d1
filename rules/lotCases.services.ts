import { runCases } from './cases';
import { create, remove, set, update, type Data } from './firestoreClient';
import { CANARY, changedBy, deviceId, LOT, newLot, newLotPrivate, newOp, newPhoto, PHOTO, SALE } from './fixture';
import { admin, as } from './harness';

const sale = `sales/${SALE}`;
const lot = `${sale}/lots/${LOT}`;
const fresh = `${sale}/lots/${deviceId('fresh')}`;
const PAST = new Date('2026-01-02T03:04:05Z');

/** The editor changes the fixture's lot, in a sale and from a state that the admin has set. */
async function change(fields: Data, before: Data = {}, saleStatus = 'open') {
  await admin.commit(update(sale, { status: saleStatus }), update(lot, before));
  return as('editor').commit(update(lot, { ...fields, ...changedBy('editor') }));
}

async function add(fields: Data, saleStatus: string) {
  await admin.commit(update(sale, { status: saleStatus }));
  return as('editor').commit(create(fresh, { ...newLot('editor'), ...fields }));
}

/** A photo as it was written before there were captions. */
const { caption: _caption, rotation: _rotation, ...old } = newPhoto('editor', PHOTO);

const missing = [
  { number: null },
  { title: '' },
  { description: '' },
  { estimateLow: null },
  { estimateHigh: null },
  { coverPhotoId: null },
  { deletedAt: PAST },
];

runCases([
  {
    name: 'a lot changed in the name of another',
    denied: () => as('editor').commit(update(lot, { title: 'x', ...changedBy('owner') })),
    allowed: () => as('editor').commit(update(lot, { title: 'x', ...changedBy('editor') })),
  },
  {
    name: 'a lot changed at a time of the client',
    denied: () => as('editor').commit(update(lot, { title: 'x', updatedBy: 'editor', updatedAt: new Date() })),
    allowed: () => as('editor').commit(update(lot, { title: 'x', ...changedBy('editor') })),
  },
  {
    name: 'a lot changed without saying by whom and when',
    denied: () => as('editor').commit(update(lot, { title: 'x' })),
    allowed: () => as('editor').commit(update(lot, { title: 'x', ...changedBy('editor') })),
  },
  {
    name: 'another creator of a lot',
    denied: () => change({ createdBy: 'owner' }),
    allowed: () => change({ createdBy: 'editor' }),
  },
  {
    name: 'a lot whose id is what every object in a browser has',
    denied: () => as('editor').commit(create(`${sale}/lots/propertyIsEnumerable`, newLot('editor'))),
    allowed: () => as('editor').commit(create(`${sale}/lots/propertyIsEnumerablf`, newLot('editor'))),
  },
  {
    name: 'a lot created over an existing one',
    denied: () => as('owner').commit(set(lot, newLot('owner'))),
    allowed: () => as('owner').commit(set(fresh, newLot('owner'))),
  },
  {
    name: 'a secret put into the lot, where viewers read',
    denied: () => change({ reserve: 5 }),
    allowed: () => as('editor').commit(set(`${sale}/lotPrivate/${LOT}`, newLotPrivate('editor'))),
  },
  ...missing.flatMap((without) => [
    {
      name: `ready with ${JSON.stringify(without)}`,
      denied: () => change({ status: 'ready' }, without),
      allowed: () => change({ status: 'ready' }),
    },
    {
      name: `published with ${JSON.stringify(without)}`,
      denied: () => change({ status: 'published' }, { status: 'ready', ...without }, 'published'),
      allowed: () => change({ status: 'published' }, { status: 'ready' }, 'published'),
    },
  ]),
  ...(['title', 'description'] as const).map((field) => ({
    name: `a published lot that loses its ${field}`,
    denied: () => change({ [field]: '' }, { status: 'published' }, 'published'),
    allowed: () => change({ [field]: '' }, { status: 'ready' }, 'published'),
  })),
  {
    name: 'a lot published in a sale that is not',
    denied: () => change({ status: 'published' }, { status: 'ready' }, 'numbersLocked'),
    allowed: () => change({ status: 'published' }, { status: 'ready' }, 'published'),
  },
  ...(
    [
      ['draft', 'published'],
      ['draft', 'sold'],
      ['ready', 'sold'],
      ['ready', 'withdrawn'],
      ['published', 'ready'],
      ['published', 'draft'],
      ['withdrawn', 'sold'],
      ['withdrawn', 'draft'],
      ['sold', 'published'],
      ['sold', 'passed'],
      ['passed', 'withdrawn'],
    ] as const
  ).map(([from, to]) => ({
    name: `a lot that goes from ${from} to ${to}`,
    denied: () => change({ status: to }, { status: from }, 'published'),
    allowed: () => change({ category: 'Furniture' }, { status: from }, 'published'),
  })),
  ...(
    [
      ['draft', 'ready'],
      ['ready', 'draft'],
      ['ready', 'published'],
      ['published', 'sold'],
      ['published', 'passed'],
      ['published', 'withdrawn'],
      ['withdrawn', 'published'],
    ] as const
  ).map(([from, to]) => ({
    name: `the step from ${from} to ${to} taken by a viewer`,
    denied: async () => {
      await admin.commit(update(sale, { status: 'published' }), update(lot, { status: from }));
      return as('viewer').commit(update(lot, { status: to, ...changedBy('viewer') }));
    },
    allowed: () => change({ status: to }, { status: from }, 'published'),
  })),
  ...['numbersLocked', 'published', 'closed'].flatMap((status) => [
    {
      name: `another number in a sale that is ${status}`,
      denied: () => change({ number: 13 }, {}, status),
      allowed: () => change({ title: 'A stool' }, {}, status),
    },
    {
      name: `another letter in a sale that is ${status}`,
      denied: () => change({ suffix: 'A' }, {}, status),
      allowed: () => change({ suffix: 'A' }, {}, 'open'),
    },
    {
      name: `a new lot without a letter in a sale that is ${status}`,
      denied: () => add({ number: 13 }, status),
      allowed: () => add({ number: 12, suffix: 'A' }, status),
    },
    {
      name: `a new lot without a number in a sale that is ${status}`,
      denied: () => add({ number: null }, status),
      allowed: () => add({ number: null }, 'open'),
    },
    {
      name: `a lot put in without a letter in a sale that is ${status}`,
      denied: () => change({ number: 13 }, { number: null }, status),
      allowed: () => change({ number: 12, suffix: 'A' }, { number: null }, status),
    },
    {
      name: `a lot in the bin in a sale that is ${status}`,
      denied: () => change({ deletedAt: changedBy('editor')['updatedAt'] }, {}, status),
      allowed: () => change({ deletedAt: changedBy('editor')['updatedAt'] }, {}, 'open'),
    },
    {
      name: `a lot deleted in a sale that is ${status}`,
      denied: async () => {
        await admin.commit(update(sale, { status }));
        return as('owner').commit(remove(lot));
      },
      allowed: () => as('owner').commit(remove(lot)),
    },
  ]),
  {
    name: 'a lot in the bin since a time of the client',
    denied: () => change({ deletedAt: PAST }),
    allowed: () => change({ deletedAt: null }, { deletedAt: PAST }),
  },
  {
    name: 'a published lot with another number, though the sale were open',
    denied: () => change({ number: 13 }, { status: 'published' }),
    allowed: () => change({ number: 13 }, { status: 'ready' }),
  },
  {
    name: 'the sum of the reserves for a viewer',
    denied: async () => {
      const { verdict, answer } = await as('viewer').aggregate({ parent: sale, collection: 'lotPrivate' }, 'reserve');
      expect(answer).not.toContain(String(CANARY.reserve));
      return verdict;
    },
    allowed: async () => {
      const { verdict, answer } = await as('editor').aggregate({ parent: sale, collection: 'lotPrivate' }, 'reserve');
      expect(answer).toContain(String(CANARY.reserve));
      return verdict;
    },
  },
  {
    name: 'guessing the reserve with a filter',
    denied: () =>
      as('viewer').query({ parent: sale, collection: 'lotPrivate', where: [['reserve', 'EQUAL', CANARY.reserve]] }),
    allowed: () =>
      as('editor').query({ parent: sale, collection: 'lotPrivate', where: [['reserve', 'EQUAL', CANARY.reserve]] }),
  },
  ...['lots', 'lotPrivate', 'photos', 'ops', 'opsPrivate'].map((collection) => ({
    name: `${collection} of all sales at once`,
    denied: () => as('owner').query({ collection, allDescendants: true, limit: 1 }),
    allowed: () => as('owner').query({ parent: sale, collection, limit: 1 }),
  })),
  {
    name: 'another file for a photo',
    denied: () => as('editor').commit(update(`${sale}/photos/${PHOTO}`, { hash: 'a'.repeat(64) })),
    allowed: () => as('editor').commit(update(`${sale}/photos/${PHOTO}`, { order: 'b0' })),
  },
  {
    name: 'a photo of before there were captions, with more than a caption and a turn',
    denied: async () => {
      await admin.commit(set(`${sale}/photos/${PHOTO}`, { ...old, createdAt: PAST }));
      return as('editor').commit(update(`${sale}/photos/${PHOTO}`, { caption: 'A mark.', rotation: 90, title: 'x' }));
    },
    allowed: async () => {
      await admin.commit(set(`${sale}/photos/${PHOTO}`, { ...old, createdAt: PAST }));
      return as('editor').commit(update(`${sale}/photos/${PHOTO}`, { caption: 'A mark.', rotation: 90 }));
    },
  },
  {
    name: 'a photo turned by less than a quarter',
    denied: () => as('editor').commit(update(`${sale}/photos/${PHOTO}`, { rotation: 45 })),
    allowed: () => as('editor').commit(update(`${sale}/photos/${PHOTO}`, { rotation: 180 })),
  },
  {
    name: 'a caption of more than 500 characters',
    denied: () => as('editor').commit(update(`${sale}/photos/${PHOTO}`, { caption: 'x'.repeat(501) })),
    allowed: () => as('editor').commit(update(`${sale}/photos/${PHOTO}`, { caption: 'x'.repeat(500) })),
  },
  {
    name: 'a photo in the name of another',
    denied: () => as('editor').commit(create(`${sale}/photos/${deviceId('p')}`, newPhoto('owner', deviceId('p')))),
    allowed: () => as('editor').commit(create(`${sale}/photos/${deviceId('p')}`, newPhoto('editor', deviceId('p')))),
  },
  {
    name: 'a batch in which one write is wrong',
    denied: async () => {
      const wrong = create(`${sale}/ops/${deviceId('new')}`, newOp('owner'));
      const verdict = await as('editor').commit(create(fresh, newLot('editor')), wrong);
      expect(await as('editor').get(fresh)).toBe('not-found');
      return verdict;
    },
    allowed: () =>
      as('editor').commit(create(fresh, newLot('editor')), create(`${sale}/ops/${deviceId('new')}`, newOp('editor'))),
  },
]);

test('two hundred lots with their operations go in one batch', async () => {
  const writes = Array.from({ length: 200 }, (_, i) => [
    create(`${sale}/lots/${deviceId(`many${i}x`)}`, newLot('editor')),
    create(`${sale}/ops/${deviceId(`many${i}x`)}`, newOp('editor')),
  ]).flat();
  expect(await as('editor').commit(...writes)).toBe('allowed');
}, 30_000);
