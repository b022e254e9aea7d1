import { LOT_TEXT_FIELDS } from '../../src/domain/lots/lot';
import { LOT_FIELDS } from '../../src/domain/lots/lotFields';
import { runCases } from '../support/cases';
import { remove, SERVER_TIME, set, update, type Data } from '../support/firestoreClient';
import { CANARY, deviceId, LOT, newLot, newPhoto, PHOTO, SALE } from '../support/fixture';
import { admin, as } from '../support/harness';
import { creationOf, lotChanged, lotMade, photoAdded, photoChanged, privateSaid } from '../support/recorded';

const sale = `sales/${SALE}`;
const lot = `${sale}/lots/${LOT}`;
const FRESH = deviceId('fresh');
const fresh = `${sale}/lots/${FRESH}`;
const PAST = new Date('2026-01-02T03:04:05Z');

/** The editor changes the fixture's lot, in a sale and from a state that the admin has set. */
async function change(fields: Data, before: Data = {}, saleStatus = 'open') {
  await admin.commit(update(sale, { status: saleStatus }), update(lot, before));
  return as('editor').commit(...lotChanged('editor', LOT, fields, { before }));
}

async function add(fields: Data, saleStatus: string) {
  await admin.commit(update(sale, { status: saleStatus }));
  return as('editor').commit(...lotMade('editor', FRESH, fields));
}

const ofPhoto = (fields: Data) => as('editor').commit(...photoChanged('editor', PHOTO, LOT, fields));
const made = (): Data => ({ ...newLot('owner'), lastOp: FRESH });
const opOf = (record: object) => /ops\/(\w{20})/.exec(JSON.stringify(record))?.[1];

/** A photo as it was written before there were captions and records. */
const { source: _source, caption: _caption, rotation: _rotation, lastOp: _lastOp, ...old } = newPhoto('editor', PHOTO);

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
    denied: () => change({ title: 'x', updatedBy: 'owner' }),
    allowed: () => change({ title: 'x' }),
  },
  {
    name: 'a lot changed at a time of the client',
    denied: () => change({ title: 'x', updatedAt: new Date() }),
    allowed: () => change({ title: 'x' }),
  },
  {
    name: 'a lot changed without saying by whom and when',
    denied: () => {
      const [, record = {}] = lotChanged('editor', LOT, { title: 'x' });
      return as('editor').commit(update(lot, { title: 'x', lastOp: opOf(record) }), record);
    },
    allowed: () => change({ title: 'x' }),
  },
  {
    name: 'another creator of a lot',
    denied: () => change({ createdBy: 'owner' }),
    allowed: () => change({ createdBy: 'editor' }),
  },
  {
    name: 'a lot whose id is what every object in a browser has',
    denied: () => as('editor').commit(...lotMade('editor', 'propertyIsEnumerable')),
    allowed: () => as('editor').commit(...lotMade('editor', 'propertyIsEnumerablf')),
  },
  {
    name: 'a lot created over an existing one',
    denied: () => as('owner').commit(set(lot, made()), creationOf('owner', LOT, made())),
    allowed: () => as('owner').commit(set(fresh, made()), creationOf('owner', FRESH, made())),
  },
  {
    name: 'a secret put into the lot, where viewers read',
    denied: () => change({ reserve: 5 }),
    allowed: () => as('editor').commit(...privateSaid('editor', LOT, { reserve: 5 }, CANARY)),
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
      ['withdrawn', 'draft'],
      ['sold', 'ready'],
      ['passed', 'draft'],
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
      return as('viewer').commit(...lotChanged('viewer', LOT, { status: to }, { before: { status: from } }));
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
      denied: () => change({ deletedAt: SERVER_TIME }, {}, status),
      allowed: () => change({ deletedAt: SERVER_TIME }, {}, 'open'),
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
    denied: () => ofPhoto({ hash: 'a'.repeat(64) }),
    allowed: () => ofPhoto({ order: 'b0' }),
  },
  {
    name: 'a photo of before there were captions, with more than a caption and a turn',
    denied: async () => {
      await admin.commit(set(`${sale}/photos/${PHOTO}`, { ...old, createdAt: PAST }));
      return ofPhoto({ caption: 'A mark.', rotation: 90, title: 'x' });
    },
    allowed: async () => {
      await admin.commit(set(`${sale}/photos/${PHOTO}`, { ...old, createdAt: PAST }));
      return ofPhoto({ caption: 'A mark.', rotation: 90 });
    },
  },
  {
    name: 'a photo turned by less than a quarter',
    denied: () => ofPhoto({ rotation: 45 }),
    allowed: () => ofPhoto({ rotation: 180 }),
  },
  {
    name: 'a caption of more than 500 characters',
    denied: () => ofPhoto({ caption: 'x'.repeat(501) }),
    allowed: () => ofPhoto({ caption: 'x'.repeat(500) }),
  },
  {
    name: 'a photo in the name of another',
    denied: () => as('editor').commit(...photoAdded('editor', deviceId('p'), { createdBy: 'owner' })),
    allowed: () => as('editor').commit(...photoAdded('editor', deviceId('p'))),
  },
  {
    name: 'a batch in which one write is wrong',
    denied: async () => {
      const verdict = await as('editor').commit(...lotMade('editor', FRESH), ...lotMade('owner', deviceId('wrong')));
      expect(await as('editor').get(fresh)).toBe('not-found');
      return verdict;
    },
    allowed: () => as('editor').commit(...lotMade('editor', FRESH), ...lotMade('editor', deviceId('right'))),
  },
]);

/**
 * Each lot of a batch looks up whether its record was there before, and the record of an edit what the lot held before.
 * What the batch itself writes costs nothing. The application saves one lot at a time.
 */
const ids = (count: number) => Array.from({ length: count }, (_, i) => deviceId(`many${i}x`));
async function makeMany(count: number) {
  return as('editor').commit(...ids(count).flatMap((lotId) => lotMade('editor', lotId)));
}
async function editMany(count: number) {
  expect(await makeMany(count)).toBe('allowed');
  return as('editor').commit(...ids(count).flatMap((lotId) => lotChanged('editor', lotId, { title: 'A stool' })));
}
runCases([
  { name: 'more than 17 lots made in one batch', denied: () => makeMany(18), allowed: () => makeMany(17) },
  { name: 'more than 8 lots edited in one batch', denied: () => editMany(9), allowed: () => editMany(8) },
]);

test('the longest creation and the longest edit of a lot are within what one request may evaluate', async () => {
  const all = {
    ...Object.fromEntries(LOT_TEXT_FIELDS.map((field) => [field, 'é'.repeat(LOT_FIELDS[field].longest)])),
    ...{ quantity: 3, lotType: 'choice' },
    ...{ estimateLow: 1, estimateHigh: 2, startPrice: 3, buyNow: 4, coverPhotoId: deviceId('cover') },
  };
  expect(await as('editor').commit(...lotMade('editor', FRESH, all))).toBe('allowed');
  expect(await change(all)).toBe('allowed');
});
