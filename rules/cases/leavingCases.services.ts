import { runCases } from '../support/cases';
import { opening } from '../support/openingSale';
import { remove, SERVER_TIME, set, update, type Data } from '../support/firestoreClient';
import {
  ago,
  deviceId,
  documents,
  GIVEN_UP,
  newSale,
  OTHER_SALE,
  SALE,
  SHARED_SALE,
  sharedWithout,
  withMarks,
  withRoles,
} from '../support/fixture';
import { admin, as } from '../support/harness';

const sale = `sales/${SALE}`;
const other = `sales/${OTHER_SALE}`;
const shared = `sales/${SHARED_SALE}`;
const fresh = `sales/${deviceId('fresh')}`;
const ALL = { owner: 'owner', editor: 'editor', viewer: 'viewer' };

/** Leaving a sale, and giving one up. */
runCases([
  {
    name: 'an editor who leaves and takes the viewer along',
    denied: () => as('editor').commit(update(sale, withRoles({ owner: 'owner' }))),
    allowed: () => as('editor').commit(update(sale, withRoles({ owner: 'owner', viewer: 'viewer' }))),
  },
  {
    name: 'an editor who leaves and makes the viewer an editor',
    denied: () => as('editor').commit(update(sale, withRoles({ owner: 'owner', viewer: 'editor' }))),
    allowed: () => as('editor').commit(update(sale, withRoles({ owner: 'owner', viewer: 'viewer' }))),
  },
  {
    name: 'a viewer who leaves and puts a friend in the place',
    denied: () =>
      as('viewer').commit(update(sale, withRoles({ owner: 'owner', editor: 'editor', stranger: 'viewer' }))),
    allowed: () => as('viewer').commit(update(sale, withRoles({ owner: 'owner', editor: 'editor' }))),
  },
  {
    name: 'a viewer who leaves and writes a title',
    denied: () =>
      as('viewer').commit(update(sale, { ...withRoles({ owner: 'owner', editor: 'editor' }), title: 'Mine' })),
    allowed: () => as('viewer').commit(update(sale, withRoles({ owner: 'owner', editor: 'editor' }))),
  },
  {
    name: 'a viewer who leaves and stays in the list',
    denied: () => as('viewer').commit(update(sale, { roles: { owner: 'owner', editor: 'editor' } })),
    allowed: () => as('viewer').commit(update(sale, withRoles({ owner: 'owner', editor: 'editor' }))),
  },
  {
    name: 'a viewer who takes the role of an editor instead of leaving',
    denied: () => as('viewer').commit(update(sale, withRoles({ ...ALL, viewer: 'editor' }))),
    allowed: () => as('viewer').commit(update(sale, withRoles({ owner: 'owner', editor: 'editor' }))),
  },
  {
    name: 'one owner of two who leaves, and then the other',
    denied: async () => {
      await as('owner').commit(update(shared, sharedWithout('owner')));
      return as('otherOwner').commit(update(shared, withRoles({ editor: 'editor', viewer: 'viewer' })));
    },
    allowed: async () => {
      await as('owner').commit(update(shared, sharedWithout('owner')));
      return as('otherOwner').commit(update(shared, withRoles({ editor: 'owner', viewer: 'viewer' })));
    },
  },
  {
    name: 'an owner who gives up a sale that others are in',
    denied: () => as('owner').commit(set(sale, GIVEN_UP)),
    allowed: () => as('otherOwner').commit(set(other, GIVEN_UP)),
  },
  {
    name: 'a sale that is given up by halves',
    denied: () => as('otherOwner').commit(update(other, GIVEN_UP)),
    allowed: () => as('otherOwner').commit(set(other, GIVEN_UP)),
  },
  {
    name: 'a stranger who gives up a sale',
    denied: () => as('stranger').commit(set(other, GIVEN_UP)),
    allowed: () => as('otherOwner').commit(set(other, GIVEN_UP)),
  },
  {
    name: 'a sale that was given up, taken by another',
    denied: async () => {
      await as('otherOwner').commit(set(other, GIVEN_UP));
      return as('stranger').commit(...opening('stranger', other, newSale('stranger'), true));
    },
    allowed: () => as('stranger').commit(...opening('stranger', fresh)),
  },
  {
    name: 'a sale that was given up, taken back',
    denied: async () => {
      await as('otherOwner').commit(set(other, GIVEN_UP));
      return as('otherOwner').commit(...opening('otherOwner', other, newSale('otherOwner'), true));
    },
    allowed: () => as('otherOwner').commit(set(other, { ...documents()[other], title: 'Winter sale' })),
  },
  {
    name: 'a look below a sale that was given up',
    denied: async () => {
      await as('otherOwner').commit(set(other, GIVEN_UP));
      return as('otherOwner').query({ parent: other, collection: 'lots' });
    },
    allowed: () => as('otherOwner').query({ parent: other, collection: 'lots' }),
  },
  {
    name: 'a sale that is deleted',
    denied: () => as('otherOwner').commit(remove(other)),
    allowed: () => as('otherOwner').commit(set(other, GIVEN_UP)),
  },
]);

const WITHOUT_VIEWER = { owner: 'owner', editor: 'editor' };
const YESTERDAY = ago({ days: 1 });
const marks = (count: number): Data =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`gone${i}`, YESTERDAY]));
const removing = (...gone: string[]) => update(sale, withMarks(WITHOUT_VIEWER, ...gone));

/** The marks of those who are out. */
runCases([
  {
    name: 'an owner who takes somebody out without a mark',
    denied: () => as('owner').commit(update(sale, withRoles(WITHOUT_VIEWER))),
    allowed: () => as('owner').commit(removing('viewer')),
  },
  {
    name: 'an owner who takes two out and marks one',
    denied: () => as('owner').commit(update(sale, withMarks({ owner: 'owner' }, 'viewer'))),
    allowed: () => as('owner').commit(update(sale, withMarks({ owner: 'owner' }, 'viewer', 'editor'))),
  },
  {
    name: 'a mark of long ago',
    denied: () =>
      as('owner').commit(update(sale, { ...withRoles(WITHOUT_VIEWER), removed: { viewer: ago({ days: 1 }) } })),
    allowed: () => as('owner').commit(removing('viewer')),
  },
  ...['now', 1, null, {}].map((mark) => ({
    name: `a mark that is ${JSON.stringify(mark)}`,
    denied: () => as('owner').commit(update(sale, { removed: { stranger: mark } })),
    allowed: () => as('owner').commit(update(sale, { removed: { stranger: SERVER_TIME } })),
  })),
  {
    name: 'a mark on somebody who is in the sale',
    denied: () => as('owner').commit(update(sale, { removed: { editor: SERVER_TIME } })),
    allowed: () => as('owner').commit(update(sale, { removed: { stranger: SERVER_TIME } })),
  },
  {
    name: 'more than a hundred marks',
    denied: async () => {
      await admin.commit(update(sale, { removed: marks(100) }));
      return as('owner').commit(
        update(sale, { ...withRoles(WITHOUT_VIEWER), removed: { ...marks(100), viewer: SERVER_TIME } }),
      );
    },
    allowed: async () => {
      await admin.commit(update(sale, { removed: marks(100) }));
      return as('owner').commit(
        update(sale, { ...withRoles(WITHOUT_VIEWER), removed: { ...marks(99), viewer: SERVER_TIME } }),
      );
    },
  },
  {
    name: 'marks that are no map',
    denied: () => as('owner').commit(update(sale, { removed: ['viewer'] })),
    allowed: () => as('owner').commit(update(sale, { removed: {} })),
  },
  {
    name: 'an editor who marks somebody',
    denied: () => as('editor').commit(update(sale, { removed: { stranger: SERVER_TIME } })),
    allowed: () => as('owner').commit(update(sale, { removed: { stranger: SERVER_TIME } })),
  },
  {
    name: 'a viewer who leaves and marks somebody else',
    denied: () => as('viewer').commit(removing('viewer', 'stranger')),
    allowed: () => as('viewer').commit(removing('viewer')),
  },
  {
    name: 'a viewer who leaves with a mark of long ago',
    denied: () =>
      as('viewer').commit(update(sale, { ...withRoles(WITHOUT_VIEWER), removed: { viewer: ago({ days: 40 }) } })),
    allowed: () => as('viewer').commit(removing('viewer')),
  },
  {
    name: 'a viewer who leaves and takes the marks of others away',
    denied: async () => {
      await admin.commit(update(sale, { removed: marks(2) }));
      return as('viewer').commit(removing('viewer'));
    },
    allowed: async () => {
      await admin.commit(update(sale, { removed: marks(100) }));
      return as('viewer').commit(update(sale, withRoles(WITHOUT_VIEWER)));
    },
  },
  {
    name: 'a sale that begins with marks',
    denied: () => as('stranger').commit(...opening('stranger', fresh, { ...newSale('stranger'), removed: {} })),
    allowed: () => as('stranger').commit(...opening('stranger', fresh)),
  },
]);
