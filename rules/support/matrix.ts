import { ACTORS, INVITED_EMAIL, type Actor } from './actors';
import type { Data, Query } from './firestoreClient';
import { opened } from './openingSale';
import {
  CANARY,
  changedBy,
  deviceId,
  EXPORT,
  FREE_SLUG,
  GIVEN_UP,
  IMPORT,
  INVITATION,
  LOT,
  MADE,
  newCatalogue,
  newChunk,
  newExport,
  newExportPart,
  newHint,
  newImport,
  newInvitation,
  newKey,
  newLot,
  newLotPrivate,
  newOp,
  newPerson,
  newPhoto,
  newPresence,
  newPrivateOp,
  newSale,
  newTemplate,
  newTextBlock,
  OP,
  OTHER_SALE,
  PHOTO,
  PUBLISHED_SALE,
  SALE,
  SHARED_SALE,
  sharedWithout,
  SLUG,
  TEMPLATE,
  TEXT_BLOCK,
  UNFINISHED_EXPORT,
  UNHINTED,
} from './fixture';
import { create, SERVER_TIME, set, update } from './firestoreClient';
import { additionOf, changesOf, creationOf, ofPhoto, recordOf, UNSAID } from './recorded';

export const OPERATIONS = ['get', 'list', 'count', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** One kind of document: what is tried on it, and who may. Everybody else is refused. */
export interface MatrixPath {
  /** The match path of firestore.rules; null for a path that no rule knows. */
  readonly match: string | null;
  /** Which document of that kind, where there are several sorts. */
  readonly which?: string;
  readonly existing: (actor: Actor) => string;
  /** A document that can be created; it is removed before. */
  readonly fresh: (actor: Actor) => string;
  readonly list: (actor: Actor) => Query;
  /** Whole, valid content for `create`. */
  readonly content: (actor: Actor) => Data;
  /** A valid change for `update`. */
  readonly change: (actor: Actor) => Data;
  /** What is written with it: a change of a lot with its record. */
  readonly beside?: (operation: 'create' | 'update', actor: Actor) => readonly object[];
  /** The change replaces the document instead of some of its fields. */
  readonly whole?: true;
  readonly may: Readonly<Record<Operation, readonly Actor[]>>;
}

const nobody: readonly Actor[] = [];
const everyone: readonly Actor[] = ACTORS;
const signedIn = ACTORS.filter((actor) => actor !== 'visitor' && actor !== 'ended');
const owner: readonly Actor[] = ['owner'];
const editors: readonly Actor[] = ['owner', 'editor'];
const members: readonly Actor[] = ['owner', 'editor', 'viewer'];
const sharers: readonly Actor[] = [...members, 'otherOwner'];
const invitedOrOwner: readonly Actor[] = ['invited', 'owner'];

const FRESH = deviceId('fresh');
const STOOL: Data = { title: { before: 'A chair', after: 'A stool' } };
const TURNED: Data = { lotId: deviceId('lot2'), order: 'b0', caption: 'The mark.', rotation: 270 };
const recordMade = (records: 'ops' | 'opsPrivate', record: Data) => create(`sales/${SALE}/${records}/${MADE}`, record);
const reading = (who: readonly Actor[]) => ({ get: who, list: who, count: who });
const writing = (create: readonly Actor[], update: readonly Actor[], remove: readonly Actor[]) => ({
  create,
  update,
  delete: remove,
});

/** An ended session sees that it has ended. Where nothing is kept, nothing says so. */
const tokens = [...signedIn, 'ended'] as const;
const ownSettings = { get: tokens, list: nobody, count: nobody, ...writing(tokens, signedIn, signedIn) };

/** A document in a collection of the fixture's sale, with the id of the fixture's and of a new one. */
const inSale = (collection: string, parameter: string, existing: string, fresh = FRESH) => ({
  match: `/sales/{saleId}/${collection}/{${parameter}}`,
  existing: () => `sales/${SALE}/${collection}/${existing}`,
  fresh: () => `sales/${SALE}/${collection}/${fresh}`,
  list: () => ({ parent: `sales/${SALE}`, collection }),
});

/** What the fixture's exports are made of. */
const partsOf = (exportId: string): Omit<MatrixPath, 'may'> => ({
  match: '/sales/{saleId}/exports/{exportId}/parts/{name}',
  existing: () => `sales/${SALE}/exports/${exportId}/parts/e0`,
  fresh: () => `sales/${SALE}/exports/${exportId}/parts/l7`,
  list: () => ({ parent: `sales/${SALE}/exports/${exportId}`, collection: 'parts' }),
  content: newExportPart,
  change: newExportPart,
});

/** The document that each member has below the fixture's sale, under the own uid. */
const ownInSale = (collection: string, content: () => Data, change: Data): MatrixPath => ({
  match: `/sales/{saleId}/${collection}/{uid}`,
  which: 'own',
  existing: (actor) => `sales/${SALE}/${collection}/${actor}`,
  fresh: (actor) => `sales/${SALE}/${collection}/${actor}`,
  list: () => ({ parent: `sales/${SALE}`, collection }),
  content,
  change: () => change,
  may: { ...reading(members), ...writing(members, members, members) },
});

/** A path that is in no rule: refused to everybody. */
const unknown = (path: string): MatrixPath => {
  const [collection = '', ...parent] = path.split('/').slice(0, -1).reverse();
  return {
    match: null,
    which: path,
    existing: () => path,
    fresh: () => `${path}2`,
    list: () => ({ ...(parent.length === 0 ? {} : { parent: parent.reverse().join('/') }), collection, limit: 1 }),
    content: () => ({ title: '' }),
    change: () => ({ title: '' }),
    may: { ...reading(nobody), ...writing(nobody, nobody, nobody) },
  };
};

export const MATRIX: readonly MatrixPath[] = [
  {
    match: '/users/{uid}',
    which: 'own',
    existing: (actor) => `users/${actor}`,
    fresh: (actor) => `users/${actor}`,
    list: () => ({ collection: 'users', limit: 1 }),
    content: () => ({ displayName: 'Ines', locale: 'en', preferences: {} }),
    change: () => ({ displayName: 'Ines' }),
    may: ownSettings,
  },
  {
    match: '/users/{uid}',
    which: 'own, every session ended now',
    existing: (actor) => `users/${actor}`,
    fresh: (actor) => `users/${actor}`,
    list: () => ({ collection: 'users', limit: 1 }),
    content: () => ({ sessionsEndedAt: SERVER_TIME }),
    change: () => ({ sessionsEndedAt: SERVER_TIME }),
    may: ownSettings,
  },
  {
    match: '/users/{uid}',
    which: "another's, every session ended now",
    existing: () => 'users/nobody',
    fresh: () => 'users/nobody2',
    list: () => ({ collection: 'users' }),
    content: () => ({ sessionsEndedAt: SERVER_TIME }),
    change: () => ({ sessionsEndedAt: SERVER_TIME }),
    may: { ...reading(nobody), ...writing(nobody, nobody, nobody) },
  },
  {
    match: '/users/{uid}',
    which: "another's",
    existing: () => 'users/nobody',
    fresh: () => 'users/nobody2',
    list: () => ({ collection: 'users' }),
    content: () => ({ displayName: 'Ines', locale: 'en', preferences: {} }),
    change: () => ({ displayName: 'Ines' }),
    may: { ...reading(nobody), ...writing(nobody, nobody, nobody) },
  },
  {
    match: '/sales/{saleId}',
    existing: () => `sales/${SALE}`,
    fresh: () => `sales/${FRESH}`,
    // Everybody may ask for the sales of their own; what they get is theirs only.
    list: (actor) => ({ collection: 'sales', where: [['memberUids', 'ARRAY_CONTAINS', actor]], limit: 200 }),
    content: newSale,
    beside: (operation, actor) => (operation === 'create' ? [opened(actor, FRESH)] : []),
    change: () => ({ title: 'Winter sale' }),
    may: { get: members, list: signedIn, count: signedIn, ...writing(signedIn, owner, nobody) },
  },
  {
    match: '/sales/{saleId}',
    which: 'left by oneself, another owner stays',
    existing: () => `sales/${SHARED_SALE}`,
    fresh: () => `sales/${FRESH}`,
    list: (actor) => ({ collection: 'sales', where: [['memberUids', 'ARRAY_CONTAINS', actor]], limit: 200 }),
    content: newSale,
    beside: (operation, actor) => (operation === 'create' ? [opened(actor, FRESH)] : []),
    change: sharedWithout,
    may: { get: sharers, list: signedIn, count: signedIn, ...writing(signedIn, sharers, nobody) },
  },
  {
    match: '/sales/{saleId}',
    which: 'given up by its only member',
    existing: () => `sales/${OTHER_SALE}`,
    fresh: () => `sales/${FRESH}`,
    list: (actor) => ({ collection: 'sales', where: [['memberUids', 'ARRAY_CONTAINS', actor]], limit: 200 }),
    content: newSale,
    beside: (operation, actor) => (operation === 'create' ? [opened(actor, FRESH)] : []),
    change: () => GIVEN_UP,
    whole: true,
    may: { get: ['otherOwner'], list: signedIn, count: signedIn, ...writing(signedIn, ['otherOwner'], nobody) },
  },
  {
    ...inSale('lots', 'lotId', LOT),
    content: newLot,
    change: (actor) => ({ title: 'A stool', ...changedBy(actor), lastOp: MADE }),
    beside: (operation, actor) => [
      operation === 'create'
        ? creationOf(actor, FRESH, newLot(actor))
        : recordMade('ops', recordOf(actor, 'editLot', LOT, STOOL)),
    ],
    may: { ...reading(members), ...writing(editors, editors, owner) },
  },
  {
    ...inSale('lotPrivate', 'lotId', LOT),
    content: newLotPrivate,
    change: (actor) => ({ reserve: 5, ...changedBy(actor), lastOp: MADE }),
    beside: (operation, actor) => [
      recordMade(
        'opsPrivate',
        operation === 'create'
          ? recordOf(actor, 'editPrivate', FRESH, changesOf(newLotPrivate(actor), UNSAID))
          : recordOf(actor, 'editPrivate', LOT, changesOf({ reserve: 5 }, CANARY)),
      ),
    ],
    may: { ...reading(editors), ...writing(editors, editors, owner) },
  },
  {
    ...inSale('photos', 'photoId', PHOTO),
    content: (actor) => newPhoto(actor, FRESH),
    change: () => ({ ...TURNED, lastOp: MADE }),
    beside: (operation, actor) => [
      operation === 'create'
        ? additionOf(actor, FRESH, newPhoto(actor, FRESH))
        : recordMade(
            'ops',
            recordOf(actor, 'editPhoto', LOT, {
              ...ofPhoto(PHOTO, PHOTO),
              ...changesOf(TURNED, newPhoto(actor, PHOTO)),
            }),
          ),
    ],
    may: { ...reading(members), ...writing(editors, editors, editors) },
  },
  {
    ...inSale('templates', 'templateId', TEMPLATE),
    which: 'of lots',
    content: newTemplate,
    change: (actor) => ({ name: 'Chairs', isDefault: false, ...changedBy(actor) }),
    may: { ...reading(members), ...writing(editors, editors, editors) },
  },
  {
    ...inSale('templates', 'templateId', TEXT_BLOCK),
    which: 'a text',
    content: newTextBlock,
    change: (actor) => ({ text: 'Restored.', field: 'description', ...changedBy(actor) }),
    may: { ...reading(members), ...writing(editors, editors, editors) },
  },
  {
    ...inSale('exports', 'exportId', EXPORT),
    content: newExport,
    change: () => ({ lots: 13 }),
    beside: (operation, actor) =>
      operation === 'create' ? [set(`sales/${SALE}/exports/${FRESH}/parts/e0`, newExportPart(actor))] : [],
    may: { ...reading(members), ...writing(editors, nobody, nobody) },
  },
  {
    ...inSale('imports', 'importId', IMPORT),
    content: newImport,
    change: () => ({ name: 'Another.csv' }),
    may: { ...reading(editors), ...writing(editors, nobody, nobody) },
  },
  {
    ...partsOf(EXPORT),
    which: 'of an export that is there',
    may: { ...reading(editors), ...writing(nobody, nobody, nobody) },
  },
  {
    ...partsOf(UNFINISHED_EXPORT),
    which: 'of an export that the editor is writing',
    may: { ...reading(editors), ...writing(editors, ['editor'], nobody) },
  },
  {
    ...inSale('numbers', 'number', '12', '13'),
    which: 'held by its lot, claimed by the editor',
    content: (actor) => ({ lotId: LOT, by: actor }),
    change: (actor) => ({ lotId: LOT, by: actor }),
    may: { ...reading(members), ...writing(editors, ['editor'], nobody) },
  },
  {
    ...inSale('numbers', 'number', '99', '12A'),
    which: 'no longer held',
    content: (actor) => ({ lotId: LOT, by: actor }),
    change: (actor) => ({ lotId: deviceId('lot2'), by: actor }),
    may: { ...reading(members), ...writing(editors, nobody, editors) },
  },
  {
    ...inSale('ops', 'opId', OP),
    content: (actor) => ({ ...newOp(actor), changes: STOOL }),
    beside: (operation, actor) =>
      operation === 'create'
        ? [update(`sales/${SALE}/lots/${LOT}`, { title: 'A stool', ...changedBy(actor), lastOp: FRESH })]
        : [],
    change: () => ({ kind: 'addPhoto' }),
    may: { ...reading(members), ...writing(editors, nobody, nobody) },
  },
  {
    ...inSale('opsPrivate', 'opId', OP),
    content: (actor) => ({ ...newPrivateOp(actor), changes: changesOf({ reserve: 5 }, CANARY) }),
    beside: (operation, actor) =>
      operation === 'create'
        ? [update(`sales/${SALE}/lotPrivate/${LOT}`, { reserve: 5, ...changedBy(actor), lastOp: FRESH })]
        : [],
    change: () => ({ kind: 'addPhoto' }),
    may: { ...reading(editors), ...writing(editors, nobody, nobody) },
  },
  ownInSale('people', newPerson, { name: 'Ina', at: SERVER_TIME }),
  ownInSale('presence', newPresence, { lotId: null, at: SERVER_TIME }),
  {
    ...inSale('people', 'uid', 'nobody', 'nobody'),
    which: "another's",
    content: newPerson,
    change: () => ({ name: 'Ina', at: SERVER_TIME }),
    may: { ...reading(members), ...writing(nobody, nobody, owner) },
  },
  {
    ...inSale('presence', 'uid', 'nobody', 'nobody'),
    which: "another's",
    content: newPresence,
    change: () => ({ lotId: null, at: SERVER_TIME }),
    may: { ...reading(members), ...writing(nobody, nobody, owner) },
  },
  {
    match: '/invitations/{invitationId}',
    which: 'declined by whom it is for',
    existing: () => `invitations/${INVITATION}`,
    fresh: () => `invitations/${FRESH}`,
    list: () => ({
      collection: 'invitations',
      where: [
        ['saleId', 'EQUAL', SALE],
        ['email', 'EQUAL', INVITED_EMAIL],
      ],
      limit: 200,
    }),
    content: newInvitation,
    change: () => ({ declinedAt: SERVER_TIME }),
    may: { ...reading(invitedOrOwner), ...writing(owner, ['invited'], owner) },
  },
  ...['good', 'inviter', 'age'].map((question): MatrixPath => ({
    match: '/invitations/{invitationId}/standing/{question}',
    which: question,
    existing: () => `invitations/${INVITATION}/standing/${question}`,
    fresh: () => `invitations/${INVITATION}/standing/${question}`,
    list: () => ({ parent: `invitations/${INVITATION}`, collection: 'standing', limit: 1 }),
    content: () => ({ title: '' }),
    change: () => ({ title: '' }),
    may: { get: ['invited'], list: nobody, count: nobody, ...writing(nobody, nobody, nobody) },
  })),
  {
    match: '/invitationHints/{invitationId}',
    existing: () => `invitationHints/${INVITATION}`,
    fresh: () => `invitationHints/${UNHINTED}`,
    list: () => ({ collection: 'invitationHints', limit: 1 }),
    content: newHint,
    change: newHint,
    may: { get: signedIn, list: nobody, count: nobody, ...writing(owner, nobody, owner) },
  },
  {
    match: '/catalogues/{slug}',
    existing: () => `catalogues/${SLUG}`,
    fresh: () => `catalogues/${FREE_SLUG}`,
    list: () => ({ collection: 'catalogues', limit: 1 }),
    content: () => newCatalogue(PUBLISHED_SALE),
    change: () => ({ version: 2, chunkCount: 0, publishedAt: SERVER_TIME }),
    may: { get: everyone, list: nobody, count: nobody, ...writing(owner, owner, nobody) },
  },
  {
    match: '/catalogues/{slug}/chunks/{chunk}',
    existing: () => `catalogues/${SLUG}/chunks/7`,
    fresh: () => `catalogues/${SLUG}/chunks/1`,
    list: () => ({ parent: `catalogues/${SLUG}`, collection: 'chunks', limit: 1 }),
    content: () => newChunk(),
    change: () => ({ version: 3 }),
    may: { get: everyone, list: nobody, count: nobody, ...writing(owner, owner, owner) },
  },
  {
    match: '/users/{uid}/keys/{name}',
    which: 'own',
    existing: (actor) => `users/${actor}/keys/outbox`,
    fresh: (actor) => `users/${actor}/keys/outbox`,
    list: (actor) => ({ parent: `users/${actor}`, collection: 'keys', limit: 1 }),
    content: () => newKey(),
    change: () => ({ key: `${'B'.repeat(43)}=` }),
    may: { get: signedIn, list: nobody, count: nobody, ...writing(signedIn, nobody, signedIn) },
  },
  {
    match: '/users/{uid}/keys/{name}',
    which: "another's",
    existing: () => 'users/nobody/keys/outbox',
    fresh: () => 'users/nobody2/keys/outbox',
    list: () => ({ parent: 'users/nobody', collection: 'keys', limit: 1 }),
    content: () => newKey(),
    change: () => ({ key: `${'B'.repeat(43)}=` }),
    may: { ...reading(nobody), ...writing(nobody, nobody, nobody) },
  },
  unknown('secrets/one'),
  unknown(`sales/${SALE}/secrets/one`),
  unknown(`invitations/${INVITATION}/standing/anything`),
  unknown(`sales/${SALE}/lots/${LOT}/secrets/one`),
  unknown(`catalogues/${SLUG}/secrets/one`),
  unknown('users/owner/secrets/one'),
];
