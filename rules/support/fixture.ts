import { type EditableLotField, NEW_LOT_FIELDS, NO_PRIVATE_FIELDS } from '../../src/domain/lots/lot';
import { LOT_FIELDS } from '../../src/domain/lots/lotFields';
import { ACTORS, emailOf, INVITED_EMAIL, sessionsEndedAt, uidOf } from './actors';
import { SERVER_TIME, set, type Data } from './firestoreClient';

/** An id as a device makes it: 20 letters and digits. */
export const deviceId = (word: string) => word.padEnd(20, '0');

export const SALE = deviceId('sale');
export const OTHER_SALE = deviceId('otherSale');
/** A sale with two owners. */
export const SHARED_SALE = deviceId('sharedSale');
/** A published sale whose address no catalogue has taken yet. */
export const PUBLISHED_SALE = deviceId('publishedSale');
/** A sale that may be published. */
export const LOCKED_SALE = deviceId('lockedSale');
export const LOT = deviceId('lot');
export const PHOTO = deviceId('photo');
export const OP = deviceId('op');
/** The record of what the fixture's documents were made with. */
export const MADE = deviceId('made');
export const TEMPLATE = deviceId('template');
export const TEXT_BLOCK = deviceId('textBlock');
export const EXPORT = deviceId('export');
export const IMPORT = deviceId('import');
/** An export that is written in part: the rest is still to come. */
export const UNFINISHED_EXPORT = deviceId('unfinished');
export const INVITATION = deviceId('invitation');
/** An invitation whose hint is not written yet. */
export const UNHINTED = deviceId('unhinted');
export const SLUG = 'autumn-sale';
/** The address that the published sale names. */
export const FREE_SLUG = 'winter-sale';

/** Values that no answer to a person without the right may ever hold. */
export const CANARY = { reserve: 987_654_321, consignor: 'canary-consignor' } as const;

/** A moment that lies so far back. */
export const ago = ({ days = 0, hours = 0, minutes = 0 }): Date =>
  new Date(Date.now() - ((days * 24 + hours) * 60 + minutes) * 60_000);

const PAST = new Date('2026-01-02T03:04:05Z');

export const newUser = (): Data => ({ displayName: null, locale: 'en', preferences: {} });

export const newSale = (by: string): Data => ({
  title: 'Autumn sale',
  date: '2026-11-20',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { [by]: 'owner' },
  memberUids: [by],
  numbering: {},
  slug: null,
  platforms: {},
  extraColumns: {},
  extraChoices: {},
  hiddenExtras: {},
  categoryNames: {},
  ownPlatforms: {},
  exportSettings: {},
  createdBy: by,
  createdAt: SERVER_TIME,
});

export const withRoles = (roles: Data): Data => ({ roles, memberUids: Object.keys(roles) });
/** The members that stay, and the mark of each who is taken out now. */
export const withMarks = (roles: Data, ...gone: readonly string[]): Data => ({
  ...withRoles(roles),
  removed: Object.fromEntries(gone.map((uid) => [uid, SERVER_TIME])),
});
const SHARED: Data = { owner: 'owner', otherOwner: 'owner', editor: 'editor', viewer: 'viewer' };

/** What the members of the shared sale are once `actor` has left. */
export const sharedWithout = (actor: string): Data =>
  withRoles(Object.fromEntries(Object.entries(SHARED).filter(([uid]) => uid !== actor)));

/** What stays of a sale that its last member gave up. */
export const GIVEN_UP: Data = { roles: {}, memberUids: [] };

/** As a page of the first build made it: without the fields that came later. */
const FIRST_FIELDS: Data = Object.fromEntries(
  Object.entries(NEW_LOT_FIELDS).filter(([field]) => LOT_FIELDS[field as EditableLotField].since === 1),
);

export const newLot = (by: string): Data => ({
  ...FIRST_FIELDS,
  number: 12,
  suffix: '',
  order: 'a0',
  title: 'A chair',
  description: 'Of oak.',
  estimateLow: 10_000,
  estimateHigh: 20_000,
  status: 'draft',
  coverPhotoId: PHOTO,
  deletedAt: null,
  createdAt: SERVER_TIME,
  createdBy: by,
  updatedAt: SERVER_TIME,
  updatedBy: by,
  lastOp: MADE,
});

/** What every change of a lot carries, besides the name of its record. */
export const changedBy = (by: string): Data => ({ updatedAt: SERVER_TIME, updatedBy: by });

export const newLotPrivate = (by: string): Data => ({
  ...NO_PRIVATE_FIELDS,
  ...CANARY,
  ...changedBy(by),
  lastOp: MADE,
});

export const newPhoto = (by: string, id: string, saleId = SALE): Data => ({
  lotId: LOT,
  order: 'a0',
  path: `sales/${saleId}/photos/${id}`,
  width: 3840,
  height: 2560,
  bytes: 900_000,
  hash: '0123456789abcdef'.repeat(4),
  source: 'fedcba9876543210'.repeat(4),
  takenAt: null,
  caption: 'From the left.',
  rotation: 90,
  createdAt: SERVER_TIME,
  createdBy: by,
  lastOp: MADE,
});

export const newTemplate = (by: string): Data => ({
  kind: 'lot',
  name: 'Furniture',
  order: 'a0',
  fields: { category: 'Furniture', lotType: 'single' },
  isDefault: true,
  createdAt: SERVER_TIME,
  createdBy: by,
  ...changedBy(by),
});

export const newTextBlock = (by: string): Data => ({
  kind: 'text',
  name: 'Restored',
  order: 'a1',
  field: 'condition',
  text: 'Old restorations.',
  createdAt: SERVER_TIME,
  createdBy: by,
  ...changedBy(by),
});

export const newOp = (by: string, changes: Data = { title: { before: '', after: 'A chair' } }): Data => ({
  by,
  at: SERVER_TIME,
  kind: 'editLot',
  lotId: LOT,
  group: deviceId('group'),
  changes,
});

export const newPrivateOp = (by: string): Data => ({
  ...newOp(by, { reserve: { before: null, after: CANARY.reserve } }),
  kind: 'editPrivate',
});

export const newExport = (by: string): Data => ({
  platform: 'liveAuctioneers',
  platformName: 'LiveAuctioneers',
  version: '1a2b3c4d',
  scope: 'all',
  lots: 12,
  pictures: false,
  fileName: 'autumn-sale-liveauctioneers.csv',
  by,
  at: SERVER_TIME,
});

export const newExportPart = (by: string): Data => ({ bytes: new Uint8Array([1, 2, 3]), by });

export const newImport = (by: string): Data => ({ name: 'Estate of Mr Grey.csv', by, at: SERVER_TIME });

export const newInvitation = (by: string): Data => ({
  saleId: SALE,
  saleTitle: 'Autumn sale',
  role: 'editor',
  email: INVITED_EMAIL,
  byName: 'Olga',
  byEmail: emailOf(by),
  createdBy: by,
  createdAt: SERVER_TIME,
  acceptedBy: null,
  acceptedAt: null,
  declinedAt: null,
});

/** What a person with the link can read about the address that it is for. */
export const newHint = (): Data => ({ first: 'i', domain: 'example.com' });

export const newPerson = (): Data => ({ name: 'Ines', email: null, invitation: null, at: SERVER_TIME });

export const newPresence = (): Data => ({ lotId: LOT, at: SERVER_TIME });

export const newCatalogue = (saleId = SALE): Data => ({
  saleId,
  title: 'Autumn sale',
  date: '2026-11-20',
  place: null,
  currency: 'EUR',
  version: 1,
  chunkCount: 1,
  publishedAt: SERVER_TIME,
});

/** Of a version that is written and not shown yet. */
export const newChunk = (lots: readonly Data[] = [{ id: LOT, number: 12, title: 'A chair' }]): Data => ({
  version: 2,
  lots,
});

/** The key of encrypted work. */
export const newKey = (): Data => ({ key: `${'A'.repeat(43)}=` });

/** The same fields with a time of long ago, as the server holds them. */
function stored(data: Data): Data {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, value === SERVER_TIME ? PAST : value]));
}

/** Every document of the fixture by path: a sale with three members, another one, and all that belongs to them. */
export function documents(): Record<string, Data> {
  const roles = { owner: 'owner', editor: 'editor', viewer: 'viewer' };
  const sale = { ...newSale('owner'), roles, memberUids: Object.keys(roles), slug: SLUG };
  const users = new Set([...ACTORS.filter((actor) => actor !== 'visitor').map(uidOf), 'nobody']);
  const all: Record<string, Data> = {
    ...Object.fromEntries([...users].map((uid) => [`users/${uid}`, newUser()])),
    'users/owner': { ...newUser(), sessionsEndedAt: sessionsEndedAt() },
    ...Object.fromEntries([...users].map((uid) => [`users/${uid}/keys/outbox`, newKey()])),
    [`sales/${SALE}`]: sale,
    [`sales/${OTHER_SALE}`]: newSale('otherOwner'),
    [`sales/${SHARED_SALE}`]: { ...newSale('owner'), ...withRoles(SHARED) },
    [`sales/${PUBLISHED_SALE}`]: { ...newSale('owner'), ...withRoles(roles), status: 'published', slug: FREE_SLUG },
    [`sales/${LOCKED_SALE}`]: { ...newSale('owner'), ...withRoles(roles), status: 'numbersLocked' },
    [`sales/${SALE}/lots/${LOT}`]: newLot('editor'),
    [`sales/${SALE}/lotPrivate/${LOT}`]: newLotPrivate('editor'),
    [`sales/${SALE}/photos/${PHOTO}`]: newPhoto('editor', PHOTO),
    [`sales/${SALE}/templates/${TEMPLATE}`]: newTemplate('editor'),
    [`sales/${SALE}/templates/${TEXT_BLOCK}`]: newTextBlock('editor'),
    [`sales/${SALE}/exports/${EXPORT}`]: newExport('editor'),
    [`sales/${SALE}/exports/${EXPORT}/parts/e0`]: newExportPart('editor'),
    [`sales/${SALE}/exports/${UNFINISHED_EXPORT}/parts/e0`]: newExportPart('editor'),
    [`sales/${SALE}/imports/${IMPORT}`]: newImport('editor'),
    [`sales/${SALE}/numbers/12`]: { lotId: LOT, by: 'editor' },
    [`sales/${SALE}/numbers/99`]: { lotId: LOT, by: 'editor' },
    [`sales/${SALE}/ops/${OP}`]: newOp('editor'),
    [`sales/${SALE}/opsPrivate/${OP}`]: newPrivateOp('editor'),
    ...Object.fromEntries(
      // Somebody who was removed may leave traces.
      [...Object.keys(roles), 'nobody'].flatMap((uid) => [
        [`sales/${SALE}/people/${uid}`, newPerson()],
        [`sales/${SALE}/presence/${uid}`, newPresence()],
      ]),
    ),
    [`invitations/${INVITATION}`]: { ...newInvitation('owner'), createdAt: ago({ hours: 1 }) },
    [`invitations/${UNHINTED}`]: { ...newInvitation('owner'), createdAt: ago({ hours: 1 }) },
    // Nothing is ever stored there; it shows that nobody may.
    ...Object.fromEntries(
      ['good', 'inviter', 'age', 'anything'].map((name) => [
        `invitations/${INVITATION}/standing/${name}`,
        { title: '' },
      ]),
    ),
    [`invitationHints/${INVITATION}`]: newHint(),
    [`catalogues/${SLUG}`]: newCatalogue(),
    [`catalogues/${SLUG}/chunks/0`]: { ...newChunk(), version: 1 },
    [`catalogues/${SLUG}/chunks/7`]: newChunk(),
  };
  return Object.fromEntries(Object.entries(all).map(([path, data]) => [path, stored(data)]));
}

/** The writes that put the fixture (back) in place. */
export const seed = () => Object.entries(documents()).map(([path, data]) => set(path, data));
