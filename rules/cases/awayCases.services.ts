import type { Actor } from '../support/actors';
import { runCases } from '../support/cases';
import { comingIn } from '../support/comingIn';
import { create, SERVER_TIME, update, type Data } from '../support/firestoreClient';
import {
  ago,
  deviceId,
  FREE_SLUG,
  LOCKED_SALE,
  newCatalogue,
  newSale,
  PUBLISHED_SALE,
  SALE,
  withRoles,
} from '../support/fixture';
import { admin, as } from '../support/harness';
import { opening } from '../support/openingSale';

/** One without a catalogue. */
const sale = `sales/${LOCKED_SALE}`;
const inviting = `sales/${SALE}`;
const published = `sales/${PUBLISHED_SALE}`;
const away = (kind: string, at: unknown = SERVER_TIME): Data => ({ away: { kind, at } });
const put = (kind: string, by: Actor = 'owner', path = sale) => as(by).commit(update(path, away(kind)));

async function back(by: Actor, kind: string) {
  await admin.commit(update(sale, away(kind, ago({ days: 3 }))));
  return as(by).commit(update(sale, { away: null }));
}

/** A sale is archived or deleted for everybody in it by its owners, and by them brought back. */
runCases([
  ...(['editor', 'viewer', 'stranger', 'visitor', 'ended', 'invited'] as const).flatMap((by) =>
    (['archived', 'deleted'] as const).flatMap((kind) => [
      { name: `a sale ${kind} by: ${by}`, denied: () => put(kind, by), allowed: () => put(kind) },
      {
        name: `a sale that is ${kind}, brought back by: ${by}`,
        denied: () => back(by, kind),
        allowed: () => back('owner', kind),
      },
    ]),
  ),
  { name: 'a sale put away as something else', denied: () => put('hidden'), allowed: () => put('archived') },
  {
    name: 'a sale deleted at another time than now',
    denied: () => as('owner').commit(update(sale, away('deleted', ago({ days: 40 })))),
    allowed: () => put('deleted'),
  },
  {
    name: 'a sale put away with something more than is known',
    denied: () => as('owner').commit(update(sale, { away: { kind: 'archived', at: SERVER_TIME, by: 'owner' } })),
    allowed: () => put('archived'),
  },
  {
    name: 'a sale that is put away and changed at once',
    denied: () => as('owner').commit(update(sale, { ...away('archived'), title: 'Winter sale' })),
    allowed: async () => {
      await put('archived');
      return as('owner').commit(update(sale, { title: 'Winter sale' }));
    },
  },
  {
    name: 'a sale put away and taken from its members at once',
    denied: () => as('owner').commit(update(sale, { ...away('deleted'), ...withRoles({ owner: 'owner' }) })),
    allowed: () => put('deleted'),
  },
  {
    name: 'a sale that is opened as one that is put away',
    denied: () =>
      as('stranger').commit(
        ...opening('stranger', `sales/${deviceId('fresh')}`, { ...newSale('stranger'), ...away('archived') }),
      ),
    allowed: () => as('stranger').commit(...opening('stranger', `sales/${deviceId('fresh')}`)),
  },
  {
    name: 'a sale deleted while visitors see its catalogue',
    denied: async () => {
      await admin.commit(create(`catalogues/${FREE_SLUG}`, { ...newCatalogue(PUBLISHED_SALE), chunkCount: 1 }));
      return put('deleted', 'owner', published);
    },
    allowed: async () => {
      await admin.commit(create(`catalogues/${FREE_SLUG}`, { ...newCatalogue(PUBLISHED_SALE), chunkCount: 0 }));
      return put('deleted', 'owner', published);
    },
  },
  {
    name: 'coming into a sale that is deleted',
    denied: async () => {
      await admin.commit(update(inviting, away('deleted', new Date())));
      return as('invited').commit(...comingIn());
    },
    allowed: async () => {
      await admin.commit(update(inviting, away('archived', new Date())));
      return as('invited').commit(...comingIn());
    },
  },
]);
