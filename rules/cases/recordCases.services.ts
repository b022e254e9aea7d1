import { INVITED_EMAIL } from '../support/actors';
import { runCases } from '../support/cases';
import { acceptance, card, comingIn, place } from '../support/comingIn';
import { create, remove, SERVER_TIME, set, update, type Data } from '../support/firestoreClient';
import {
  CANARY,
  changedBy,
  deviceId,
  FREE_SLUG,
  INVITATION,
  LOT,
  newCatalogue,
  newChunk,
  newInvitation,
  newLot,
  newOp,
  newPrivateOp,
  OP,
  OTHER_SALE,
  PUBLISHED_SALE,
  SALE,
  SLUG,
} from '../support/fixture';
import { admin, as } from '../support/harness';
import { changesOf, lotChanged } from '../support/recorded';

const sale = `sales/${SALE}`;
const lot = `${sale}/lots/${LOT}`;
const claim = (number: string) => `${sale}/numbers/${number}`;
const heldBy = (lotId: string, by = 'editor'): Data => ({ lotId, by });
const invitation = `invitations/${INVITATION}`;
const invitationsTo = (email: string, limit?: number) => ({
  collection: 'invitations',
  where: [['email', 'EQUAL', email]] as const,
  ...(limit === undefined ? {} : { limit }),
});

async function claimIn(status: string, number: string) {
  await admin.commit(update(sale, { status }));
  return as('editor').commit(create(claim(number), heldBy(LOT)));
}

const trashed = () => lotChanged('editor', LOT, { deletedAt: SERVER_TIME });

/** A second lot, which holds 98. */
const withLot98 = () =>
  admin.commit(
    set(`${sale}/lots/${deviceId('lot98')}`, { ...newLot('editor'), number: 98 }),
    set(claim('98'), heldBy(deviceId('lot98'))),
  );

/** Numbers, one by one. */
runCases([
  {
    name: 'a claim that is turned to another lot',
    denied: () => as('editor').commit(set(claim('12'), heldBy(deviceId('other')))),
    allowed: () => as('editor').commit(set(claim('12'), heldBy(LOT))),
  },
  {
    name: 'a claim that another takes over for the same lot',
    denied: () => as('owner').commit(set(claim('12'), heldBy(LOT, 'owner'))),
    allowed: () => as('owner').commit(set(claim('13'), heldBy(LOT, 'owner'))),
  },
  {
    name: 'a claim that another repeats',
    denied: () => as('owner').commit(set(claim('12'), heldBy(LOT, 'editor'))),
    allowed: () => as('editor').commit(set(claim('12'), heldBy(LOT, 'editor'))),
  },
  {
    name: 'giving back a number that its lot still has',
    denied: () => as('editor').commit(remove(claim('12'))),
    allowed: () => as('editor').commit(...lotChanged('editor', LOT, { number: 14 }), remove(claim('12'))),
  },
  {
    name: 'giving back the number of a lot that stays',
    denied: () => as('owner').commit(remove(claim('12'))),
    allowed: () => as('owner').commit(remove(lot), remove(claim('12'))),
  },
  {
    name: 'giving back, with a lot that goes into the trash, the number of another one',
    denied: async () => {
      await withLot98();
      return as('editor').commit(...trashed(), remove(claim('12')), remove(claim('98')));
    },
    allowed: () => as('editor').commit(...trashed(), remove(claim('12'))),
  },
  {
    name: 'giving back, as a viewer, a number that nobody holds',
    denied: () => as('viewer').commit(remove(claim('97'))),
    allowed: () => as('editor').commit(remove(claim('97'))),
  },
  {
    name: 'exchanging two numbers by turning the claims round, without giving them back',
    denied: async () => {
      await withLot98();
      return as('editor').commit(set(claim('12'), heldBy(deviceId('lot98'))), set(claim('98'), heldBy(LOT)));
    },
    allowed: () => as('editor').commit(set(claim('12'), heldBy(LOT))),
  },
  ...['0', '012', '100000', '12a', '12AA', 'A12', '12 ', '-1', '1.5'].map((number) => ({
    name: `a claim of "${number}"`,
    denied: () => as('editor').commit(create(claim(number), heldBy(LOT))),
    allowed: () => as('editor').commit(create(claim('99999Z'), heldBy(LOT))),
  })),
  ...['numbersLocked', 'published', 'closed'].map((status) => ({
    name: `a claim without a letter in a sale that is ${status}`,
    denied: () => claimIn(status, '13'),
    allowed: () => claimIn(status, '12A'),
  })),
]);

/** The history: create-only, so that an operation that arrives twice is refused with its whole batch. */
const save = (lastOp: string, fields: Data = {}): object[] => [
  update(lot, { title: 'A stool', lastOp, ...changedBy('editor') }),
  set(`${sale}/ops/${lastOp}`, {
    ...newOp('editor', changesOf({ title: 'A stool' }, { title: 'A chair' })),
    ...fields,
  }),
];
const again = deviceId('again');
runCases([
  {
    name: 'an operation that arrives twice',
    denied: async () => {
      expect(await as('editor').commit(...save(again))).toBe('allowed');
      return as('editor').commit(...save(again));
    },
    allowed: () => as('editor').commit(...save(again)),
  },
  {
    name: 'an operation rewritten by its own author',
    denied: () => as('editor').commit(...save(OP)),
    allowed: () => as('editor').commit(...save(again)),
  },
  {
    name: 'an operation in the name of another',
    denied: () => as('editor').commit(...save(again, { by: 'owner' })),
    allowed: () => as('editor').commit(...save(again, { by: 'editor' })),
  },
  {
    name: 'a private value in the history that viewers read',
    denied: () => as('editor').commit(...save(again, { changes: newPrivateOp('editor')['changes'] })),
    allowed: () => as('editor').commit(...secret('opsPrivate')),
  },
  {
    name: 'what only editors see, recorded in the history that viewers read under its own kind',
    denied: () => as('editor').commit(...secret('ops')),
    allowed: () => as('editor').commit(...secret('opsPrivate')),
  },
  {
    name: 'what everybody may see, hidden in the private history',
    denied: () => as('editor').commit(...secret('opsPrivate', { kind: 'trashLot' })),
    allowed: () => as('editor').commit(...secret('opsPrivate')),
  },
  {
    name: 'asking, as a stranger, whether an operation has landed',
    denied: () => as('stranger').get(`${sale}/ops/${deviceId('gone')}`),
    allowed: async () =>
      (await as('editor').get(`${sale}/ops/${deviceId('gone')}`)) === 'not-found' ? 'allowed' : '?',
  },
]);

/** A reserve with its record in one of the two histories. */
function secret(records: 'ops' | 'opsPrivate', fields: Data = {}): object[] {
  const op = { ...newPrivateOp('editor'), changes: changesOf({ reserve: 5 }, CANARY), ...fields };
  return [
    update(`${sale}/lotPrivate/${LOT}`, { reserve: 5, lastOp: again, ...changedBy('editor') }),
    create(`${sale}/${records}/${again}`, op),
  ];
}

/** Invitations. */
runCases([
  {
    name: 'accepting for somebody else',
    denied: () => as('invited').commit(update(invitation, acceptance('stranger')), card(), place()),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'accepting at a time of the client',
    denied: () =>
      as('invited').commit(update(invitation, { acceptedBy: 'invited', acceptedAt: new Date() }), card(), place()),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'a better role with the acceptance',
    denied: () =>
      as('invited').commit(update(invitation, { ...acceptance(), role: 'viewer' }), card(), place({ role: 'viewer' })),
    allowed: () => as('invited').commit(update(invitation, { ...acceptance(), role: 'editor' }), card(), place()),
  },
  {
    name: 'declining twice',
    denied: async () => {
      expect(await as('invited').commit(update(invitation, { declinedAt: SERVER_TIME }))).toBe('allowed');
      return as('invited').commit(update(invitation, { declinedAt: SERVER_TIME }));
    },
    allowed: () => as('invited').commit(update(invitation, { declinedAt: SERVER_TIME })),
  },
  {
    name: 'declining at a time of the client',
    denied: () => as('invited').commit(update(invitation, { declinedAt: new Date() })),
    allowed: () => as('invited').commit(update(invitation, { declinedAt: SERVER_TIME })),
  },
  {
    name: 'an invitation to own',
    denied: () =>
      as('owner').commit(create(`invitations/${deviceId('n')}`, { ...newInvitation('owner'), role: 'owner' })),
    allowed: () =>
      as('owner').commit(create(`invitations/${deviceId('n')}`, { ...newInvitation('owner'), role: 'viewer' })),
  },
  {
    name: "an invitation to somebody else's sale",
    denied: () => as('otherOwner').commit(create(`invitations/${deviceId('n')}`, newInvitation('otherOwner'))),
    allowed: () =>
      as('otherOwner').commit(
        create(`invitations/${deviceId('n')}`, { ...newInvitation('otherOwner'), saleId: OTHER_SALE }),
      ),
  },
  {
    name: 'an invitation that its owner changes',
    denied: () => as('owner').commit(update(invitation, { role: 'viewer' })),
    allowed: () => as('owner').commit(remove(invitation)),
  },
  {
    name: "a list of another person's invitations",
    denied: () => as('stranger').query(invitationsTo(INVITED_EMAIL, 10)),
    allowed: () => as('stranger').query(invitationsTo('stranger@example.com', 10)),
  },
  {
    name: 'a list of invitations without an end',
    denied: () => as('invited').query(invitationsTo(INVITED_EMAIL)),
    allowed: () => as('invited').query(invitationsTo(INVITED_EMAIL, 200)),
  },
]);

const free = `catalogues/${FREE_SLUG}`;
/** A header that shows visitors nothing. */
const hidden = (more: Data = {}): Data => ({ ...newCatalogue(), chunkCount: 0, ...more });

/** The header of a published sale that names this address. */
async function claimed(slug: string) {
  await admin.commit(update(`sales/${PUBLISHED_SALE}`, { slug }));
  return as('owner').commit(create(`catalogues/${slug}`, newCatalogue(PUBLISHED_SALE)));
}

/** The fixture's sale names its address in this state. */
async function shownIn(status: string, slug: string | null = SLUG) {
  await admin.commit(update(sale, { status, slug }));
  return as('owner').commit(set(`catalogues/${SLUG}`, { ...newCatalogue(), version: 2 }));
}

/** Catalogues. */
runCases([
  {
    name: 'many addresses, taken at once by a sale that names none',
    denied: () =>
      as('otherOwner').commit(
        ...Array.from({ length: 100 }, (_, i) => create(`catalogues/free-${i}`, newCatalogue(OTHER_SALE))),
      ),
    allowed: () => as('owner').commit(create(free, newCatalogue(PUBLISHED_SALE))),
  },
  {
    name: 'a second address, taken by a published sale that names another one',
    denied: () =>
      as('owner').commit(
        create(free, newCatalogue(PUBLISHED_SALE)),
        create('catalogues/free', newCatalogue(PUBLISHED_SALE)),
      ),
    allowed: () => as('owner').commit(create(free, newCatalogue(PUBLISHED_SALE))),
  },
  ...['open', 'numbersLocked'].map((status) => ({
    name: `an address taken by a sale that is ${status}`,
    denied: async () => {
      await admin.commit(update(`sales/${PUBLISHED_SALE}`, { status }));
      return as('owner').commit(create(free, newCatalogue(PUBLISHED_SALE)));
    },
    allowed: async () => {
      await admin.commit(update(`sales/${PUBLISHED_SALE}`, { status: 'closed' }));
      return as('owner').commit(create(free, newCatalogue(PUBLISHED_SALE)));
    },
  })),
  ...['open', 'numbersLocked'].map((status) => ({
    name: `a catalogue that a sale shows while it is ${status}`,
    denied: () => shownIn(status),
    allowed: () => shownIn('published'),
  })),
  {
    name: 'a catalogue shown at an address that its sale no longer names',
    denied: () => shownIn('published', null),
    allowed: () => shownIn('closed'),
  },
  {
    name: 'a slug taken over by another sale',
    denied: () => as('otherOwner').commit(set(`catalogues/${SLUG}`, newCatalogue(OTHER_SALE))),
    allowed: async () => {
      await admin.commit(update(`sales/${OTHER_SALE}`, { status: 'published', slug: 'free' }));
      return as('otherOwner').commit(set('catalogues/free', newCatalogue(OTHER_SALE)));
    },
  },
  {
    name: 'a slug turned to another sale by somebody who owns both',
    denied: async () => {
      await admin.commit(update(`sales/${OTHER_SALE}`, { roles: { owner: 'owner' }, memberUids: ['owner'] }));
      return as('owner').commit(set(`catalogues/${SLUG}`, hidden({ saleId: OTHER_SALE })));
    },
    allowed: () => as('owner').commit(set(`catalogues/${SLUG}`, hidden())),
  },
  {
    name: 'an older version over a newer one',
    denied: async () => {
      await as('owner').commit(set(`catalogues/${SLUG}`, hidden({ version: 5 })));
      return as('owner').commit(set(`catalogues/${SLUG}`, hidden({ version: 4 })));
    },
    allowed: () => as('owner').commit(set(`catalogues/${SLUG}`, hidden({ version: 5 }))),
  },
  {
    name: "a chunk in somebody else's catalogue",
    denied: () => as('otherOwner').commit(set(`catalogues/${SLUG}/chunks/7`, newChunk())),
    allowed: () => as('owner').commit(set(`catalogues/${SLUG}/chunks/7`, newChunk())),
  },
  {
    name: 'a chunk of a catalogue that nobody has',
    denied: () => as('owner').commit(create('catalogues/free/chunks/0', newChunk())),
    allowed: () =>
      as('owner').commit(create(free, newCatalogue(PUBLISHED_SALE)), create(`${free}/chunks/0`, newChunk())),
  },
  {
    name: 'a change of a chunk that visitors are shown',
    denied: () => as('owner').commit(set(`catalogues/${SLUG}/chunks/0`, newChunk())),
    allowed: () =>
      as('owner').commit(
        set(`catalogues/${SLUG}`, hidden({ version: 2 })),
        set(`catalogues/${SLUG}/chunks/0`, newChunk()),
      ),
  },
  {
    name: 'a chunk of a version that is shown already',
    denied: () => as('owner').commit(create(`catalogues/${SLUG}/chunks/1`, { ...newChunk(), version: 1 })),
    allowed: () => as('owner').commit(create(`catalogues/${SLUG}/chunks/1`, newChunk())),
  },
  {
    name: 'the removal of a chunk that visitors are shown',
    denied: () => as('owner').commit(remove(`catalogues/${SLUG}/chunks/0`)),
    allowed: () =>
      as('owner').commit(set(`catalogues/${SLUG}`, hidden({ version: 2 })), remove(`catalogues/${SLUG}/chunks/0`)),
  },
  {
    name: 'who published, in the public header',
    denied: () => as('owner').commit(create(free, { ...newCatalogue(PUBLISHED_SALE), publishedBy: 'owner' })),
    allowed: () => as('owner').commit(create(free, newCatalogue(PUBLISHED_SALE))),
  },
  ...['Autumn', 'autumn_sale', '-autumn', 'autumn--sale', 'x'.repeat(81)].map((slug) => ({
    name: `the slug ${slug.slice(0, 20)}`,
    denied: () => claimed(slug),
    allowed: () => claimed('x'.repeat(80)),
  })),
  {
    name: 'a consignor in the published copy',
    denied: () =>
      as('owner').commit(set(`catalogues/${SLUG}/chunks/7`, newChunk([{ id: LOT }, { id: LOT, consignor: 'x' }]))),
    allowed: () =>
      as('owner').commit(set(`catalogues/${SLUG}/chunks/7`, newChunk([{ id: LOT }, { id: LOT, creator: 'x' }]))),
  },
]);
