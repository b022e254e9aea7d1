import { runCases } from '../support/cases';
import { opening } from '../support/openingSale';
import { create, SERVER_TIME, set, update, type Data } from '../support/firestoreClient';
import {
  deviceId,
  documents,
  INVITATION,
  LOCKED_SALE,
  LOT,
  newCatalogue,
  newSale,
  OTHER_SALE,
  SALE,
  SLUG,
  withMarks,
  withRoles,
} from '../support/fixture';
import { admin, as } from '../support/harness';
import { lotMade } from '../support/recorded';
import { comingIn } from '../support/comingIn';

const sale = `sales/${SALE}`;
const fresh = `sales/${deviceId('fresh')}`;
const ALL = { owner: 'owner', editor: 'editor', viewer: 'viewer' };

const unproved = { email_verified: false };
/** A session of somebody with no address at all. */
const nameless = { email: null, email_verified: null, firebase: { sign_in_provider: 'anonymous', identities: {} } };

const listOf = (uid: string, limit?: number) => ({
  collection: 'sales',
  where: [['memberUids', 'ARRAY_CONTAINS', uid]] as const,
  ...(limit === undefined ? {} : { limit }),
});

async function inStatus(status: string) {
  await admin.commit(update(sale, { status }));
}

async function move(from: string, to: string, claims: object = {}) {
  await inStatus(from);
  return as('owner', claims).commit(update(sale, { status: to }));
}

/** A sale is published at an address, which its catalogue takes in the same batch. */
const claiming = (slug: string, saleId = LOCKED_SALE) => [
  create(`catalogues/${slug}`, newCatalogue(saleId)),
  update(`sales/${saleId}`, { slug, status: 'published' }),
];

/** Addresses of catalogues: one for each sale, taken when it is published. */
runCases([
  {
    name: 'an address that a sale names before it is published',
    denied: () =>
      as('owner').commit(
        create('catalogues/free', newCatalogue(LOCKED_SALE)),
        update(`sales/${LOCKED_SALE}`, { slug: 'free' }),
      ),
    allowed: () => as('owner').commit(...claiming('free')),
  },
  {
    name: 'an address that a sale names and no catalogue has taken',
    denied: () => as('owner').commit(update(`sales/${LOCKED_SALE}`, { slug: 'free', status: 'published' })),
    allowed: () => as('owner').commit(...claiming('free')),
  },
  {
    name: 'an address that the catalogue of another sale has',
    denied: () => as('owner').commit(update(`sales/${LOCKED_SALE}`, { slug: SLUG, status: 'published' })),
    allowed: async () => {
      await admin.commit(create('catalogues/free', newCatalogue(LOCKED_SALE)));
      return as('owner').commit(update(`sales/${LOCKED_SALE}`, { slug: 'free', status: 'published' }));
    },
  },
  {
    name: 'another address for a sale that is published, without its catalogue',
    denied: async () => {
      await as('owner').commit(...claiming('free'));
      return as('owner').commit(update(`sales/${LOCKED_SALE}`, { slug: 'other' }));
    },
    allowed: async () => {
      await as('owner').commit(...claiming('free'));
      return as('owner').commit(...claiming('other'));
    },
  },
]);

runCases([
  {
    name: 'an editor who makes himself owner',
    denied: () => as('editor').commit(update(sale, withRoles({ ...ALL, editor: 'owner' }))),
    allowed: () => as('owner').commit(update(sale, withRoles({ ...ALL, editor: 'owner' }))),
  },
  {
    name: 'a stranger who adds himself',
    denied: () => as('stranger').commit(update(sale, withRoles({ ...ALL, stranger: 'viewer' }))),
    allowed: () => as('owner').commit(update(sale, withRoles({ ...ALL, viewer: 'editor' }))),
  },
  {
    name: 'a viewer who removes somebody',
    denied: () => as('viewer').commit(update(sale, withRoles({ owner: 'owner', viewer: 'viewer' }))),
    allowed: () => as('owner').commit(update(sale, withMarks({ owner: 'owner', viewer: 'viewer' }, 'editor'))),
  },
  {
    name: 'the last owner who leaves',
    denied: () => as('owner').commit(update(sale, withRoles({ editor: 'editor', viewer: 'viewer' }))),
    allowed: () => as('owner').commit(update(sale, withRoles({ editor: 'owner', viewer: 'viewer' }))),
  },
  {
    name: 'the last owner who becomes an editor',
    denied: () => as('owner').commit(update(sale, withRoles({ ...ALL, owner: 'editor' }))),
    allowed: () => as('owner').commit(update(sale, withRoles({ ...ALL, owner: 'editor', viewer: 'owner' }))),
  },
  {
    name: 'an unknown role',
    denied: () => as('owner').commit(update(sale, withRoles({ ...ALL, viewer: 'admin' }))),
    allowed: () => as('owner').commit(update(sale, withRoles({ ...ALL, viewer: 'editor' }))),
  },
  {
    name: 'a member in the list who has no role',
    denied: () =>
      as('owner').commit(update(sale, { roles: { owner: 'owner', editor: 'editor' }, memberUids: Object.keys(ALL) })),
    allowed: () => as('owner').commit(update(sale, withMarks({ owner: 'owner', editor: 'editor' }, 'viewer'))),
  },
  {
    name: 'a role without a place in the list',
    denied: () => as('owner').commit(update(sale, { memberUids: ['owner', 'editor'] })),
    allowed: () => as('owner').commit(update(sale, { roles: { ...ALL, viewer: 'editor' } })),
  },
  {
    name: 'the list with one member twice and another missing',
    denied: () => as('owner').commit(update(sale, { roles: ALL, memberUids: ['owner', 'editor', 'editor'] })),
    allowed: () => as('owner').commit(update(sale, { roles: ALL, memberUids: ['viewer', 'editor', 'owner'] })),
  },
  {
    name: 'more than a hundred members',
    denied: () => comeInAfter(97),
    allowed: () => comeInAfter(96),
  },
  {
    name: 'an owner who puts somebody in unasked',
    denied: () => as('owner').commit(update(sale, withRoles({ ...ALL, stranger: 'viewer' }))),
    allowed: () => as('owner').commit(update(sale, withRoles({ ...ALL, viewer: 'editor' }))),
  },
  {
    name: 'an owner who puts in whom an invitation is for, before it was accepted',
    denied: () => as('owner').commit(update(sale, withRoles({ ...ALL, invited: 'editor' }))),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'an owner who takes back in whom an owner has removed',
    denied: async () => {
      await as('owner').commit(update(sale, withMarks({ owner: 'owner', editor: 'editor' }, 'viewer')));
      return as('owner').commit(update(sale, withRoles(ALL)));
    },
    allowed: () => as('owner').commit(update(sale, withMarks({ owner: 'owner', editor: 'editor' }, 'viewer'))),
  },
  {
    name: 'a sale that somebody with an unproved address publishes',
    denied: () => move('numbersLocked', 'published', unproved),
    allowed: () => move('numbersLocked', 'published'),
  },
  {
    name: 'a sale that somebody without an address publishes',
    denied: () => move('numbersLocked', 'published', nameless),
    allowed: () => move('open', 'numbersLocked', nameless),
  },
  {
    name: 'another creator',
    denied: () => as('owner').commit(update(sale, { createdBy: 'editor' })),
    allowed: () => as('owner').commit(update(sale, { createdBy: 'owner', title: 'Winter sale' })),
  },
  {
    name: 'another day of creation',
    denied: () => as('owner').commit(update(sale, { createdAt: new Date('2020-01-01') })),
    allowed: () => as('owner').commit(update(sale, { date: '2027-01-01' })),
  },
  {
    name: 'a change that leaves a field out',
    denied: () => as('owner').commit(set(sale, without({ ...documents()[sale] }, 'currency'))),
    allowed: () => as('owner').commit(set(sale, { ...documents()[sale], currency: 'GBP' })),
  },
  {
    name: 'a sale that is created for somebody else',
    denied: () => as('stranger').commit(...opening('stranger', fresh, newSale('owner'))),
    allowed: () => as('stranger').commit(...opening('stranger', fresh)),
  },
  {
    name: 'many sales in one commit',
    denied: () =>
      as('stranger').commit(
        ...Array.from({ length: 5 }, (_, i) => create(`sales/${deviceId(`many${i}`)}`, newSale('stranger'))),
        update('users/stranger', { lastSale: deviceId('many4') }),
      ),
    allowed: () => as('stranger').commit(...opening('stranger', `sales/${deviceId('many4')}`)),
  },
  {
    name: 'a sale that the settings of who opens it do not name',
    denied: () => as('stranger').commit(create(fresh, newSale('stranger'))),
    allowed: () =>
      as('stranger').commit(create(fresh, newSale('stranger')), set('users/stranger', { lastSale: deviceId('fresh') })),
  },
  {
    name: 'a sale with somebody in it from the first',
    denied: () =>
      as('stranger').commit(
        ...opening('stranger', fresh, { ...newSale('stranger'), ...withRoles({ stranger: 'owner', owner: 'viewer' }) }),
      ),
    allowed: () => as('stranger').commit(...opening('stranger', fresh)),
  },
  {
    name: "a sale put over somebody else's",
    denied: () => as('stranger').commit(...opening('stranger', sale, newSale('stranger'), true)),
    allowed: () => as('stranger').commit(...opening('stranger', fresh)),
  },
  {
    name: 'a sale under a name that no device makes',
    denied: () => as('stranger').commit(...opening('stranger', 'sales/short')),
    allowed: () => as('stranger').commit(...opening('stranger', `sales/${'aB3'.padEnd(20, 'x')}`)),
  },
  {
    name: 'a list that does not say whose sales',
    denied: () => as('viewer').query({ collection: 'sales', limit: 200 }),
    allowed: () => as('viewer').query(listOf('viewer', 200)),
  },
  {
    name: "a list of another person's sales",
    denied: () => as('viewer').query(listOf('owner', 200)),
    allowed: () => as('owner').query(listOf('owner', 200)),
  },
  {
    name: 'a list without an end',
    denied: () => as('viewer').query(listOf('viewer')),
    allowed: () => as('viewer').query(listOf('viewer', 1)),
  },
  {
    name: 'a list that is too long',
    denied: () => as('viewer').query(listOf('viewer', 201)),
    allowed: () => as('viewer').query(listOf('viewer', 200)),
  },
  {
    name: 'a list of open sales, which names nobody',
    denied: () => as('viewer').query({ collection: 'sales', where: [['status', 'EQUAL', 'open']], limit: 10 }),
    allowed: () =>
      as('viewer').query({ collection: 'sales', where: [['memberUids', 'ARRAY_CONTAINS', 'viewer']], limit: 10 }),
  },
  {
    name: "a count of another person's sales",
    denied: async () => (await as('viewer').aggregate(listOf('owner', 200))).verdict,
    allowed: async () => (await as('viewer').aggregate(listOf('viewer', 200))).verdict,
  },
  {
    name: 'a member of one sale who reads another',
    denied: () => as('owner').get(`sales/${OTHER_SALE}`),
    allowed: () => as('otherOwner').get(`sales/${OTHER_SALE}`),
  },
  ...(
    [
      ['open', 'published'],
      ['published', 'open'],
      ['closed', 'open'],
      ['published', 'numbersLocked'],
      ['closed', 'published'],
    ] as const
  ).map(([from, to]) => ({
    name: `a sale that goes from ${from} to ${to}`,
    denied: () => move(from, to),
    allowed: () =>
      move(from, { open: 'numbersLocked', numbersLocked: 'published', published: 'closed' }[from as 'open'] ?? from),
  })),
  {
    name: 'removal takes effect at once',
    denied: async () => {
      await as('owner').commit(update(sale, withMarks({ owner: 'owner', editor: 'editor' }, 'viewer')));
      return as('viewer').get(`${sale}/lots/${LOT}`);
    },
    allowed: () => as('viewer').get(`${sale}/lots/${LOT}`),
  },
  {
    name: 'a slug that somebody with an unproved address puts on a sale',
    denied: () => as('owner', unproved).commit(...claiming('free')),
    allowed: () => as('owner').commit(...claiming('free')),
  },
  {
    name: 'a slug that somebody without an address puts on a sale',
    denied: () => as('owner', nameless).commit(...claiming('free')),
    allowed: () => as('owner', nameless).commit(update(sale, { slug: SLUG, title: 'Winter sale' })),
  },
  {
    name: 'a role that is gained in the same batch',
    denied: () => as('stranger').commit(...opening('stranger', fresh), ...lotMade('stranger', deviceId('new'))),
    allowed: () => as('editor').commit(...opening('editor', fresh), ...lotMade('editor', deviceId('new'))),
  },
]);

/** A sale of a hundred members that keeps a hundred marks: a request may evaluate a thousand expressions, no more. */
const CROWD = { owner: 'owner', viewer: 'viewer', ...crowd(97) };
const MARKS = Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`gone${i}`, new Date(1_780_000_000_000 + i)]));
const locked = `sales/${LOCKED_SALE}`;
const fill = (roles: Data) => admin.commit(update(locked, { ...withRoles(roles), removed: MARKS }));

runCases([
  {
    name: 'the hundredth member of a sale with many marks, with the own mark left standing',
    denied: async () => {
      await fill(CROWD);
      await admin.commit(update(locked, { removed: { ...MARKS, invited: new Date(1_780_000_000_000) } }));
      await admin.commit(update(`invitations/${INVITATION}`, { saleId: LOCKED_SALE }));
      return as('invited').commit(...comingIn({ saleId: LOCKED_SALE, members: CROWD }));
    },
    allowed: async () => {
      await fill(CROWD);
      await admin.commit(update(locked, { removed: { ...MARKS, invited: new Date(1_780_000_000_000) } }));
      await admin.commit(update(`invitations/${INVITATION}`, { saleId: LOCKED_SALE }));
      return as('invited').commit(...comingIn({ saleId: LOCKED_SALE, members: CROWD, more: { removed: MARKS } }));
    },
  },
  {
    name: 'somebody taken out of a sale of many without a mark',
    denied: async () => {
      await fill({ ...CROWD, editor: 'editor' });
      return as('owner').commit(update(locked, withRoles(CROWD)));
    },
    allowed: async () => {
      await fill({ ...CROWD, editor: 'editor' });
      return as('owner').commit(update(locked, { ...withRoles(CROWD), removed: { ...MARKS, editor: SERVER_TIME } }));
    },
  },
  {
    name: 'a sale of many, left with the mark of another',
    denied: async () => {
      await fill({ ...CROWD, editor: 'editor' });
      return as('editor').commit(update(locked, { ...withRoles(CROWD), removed: { ...MARKS, stranger: SERVER_TIME } }));
    },
    allowed: async () => {
      await fill({ ...CROWD, editor: 'editor' });
      return as('editor').commit(update(locked, { ...withRoles(CROWD), removed: { ...MARKS, editor: SERVER_TIME } }));
    },
  },
  {
    name: 'a sale of many that is published without its address',
    denied: async () => {
      await fill({ ...CROWD, editor: 'editor' });
      return as('owner').commit(update(locked, { slug: 'free', status: 'published', title: 'Winter sale' }));
    },
    allowed: async () => {
      await fill({ ...CROWD, editor: 'editor' });
      return as('owner').commit(...claiming('free'));
    },
  },
]);

/** Somebody comes into a sale of three and so many others. */
async function comeInAfter(others: number) {
  const members = { ...ALL, ...crowd(others) };
  await admin.commit(update(sale, withRoles(members)));
  return as('invited').commit(...comingIn({ members }));
}

function crowd(count: number): Data {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`person${i}`, 'viewer']));
}

function without(data: Data, field: string): Data {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== field));
}
