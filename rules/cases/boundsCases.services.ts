import { runCases } from '../support/cases';
import { card, comingIn, place } from '../support/comingIn';
import { create, SERVER_TIME, update, type Data } from '../support/firestoreClient';
import {
  ago,
  deviceId,
  INVITATION,
  LOCKED_SALE,
  newChunk,
  newExport,
  newExportPart,
  newImport,
  newInvitation,
  newTemplate,
  SALE,
  SLUG,
  withRoles,
} from '../support/fixture';
import { admin, as } from '../support/harness';
import { photoAdded, privateSaid, UNSAID } from '../support/recorded';

const sale = `sales/${SALE}`;
const locked = `sales/${LOCKED_SALE}`;

/** Ids that no device makes: what every object in a browser has would look as if it were there. */
const withIds = (name: string, write: (id: string) => Promise<string>) =>
  ['short', 'propertyIsEnumerable'].map((id) => ({
    name: `${name} under the id ${id}`,
    denied: () => write(id),
    allowed: () => write(deviceId('fresh')),
  }));
runCases([
  ...withIds('a template', (id) => as('editor').commit(create(`${sale}/templates/${id}`, newTemplate('editor')))),
  ...withIds('an invitation', (id) => as('owner').commit(create(`invitations/${id}`, newInvitation('owner')))),
  ...withIds('a photo', (id) => as('editor').commit(...photoAdded('editor', id))),
  ...withIds('a reserve', (id) => as('editor').commit(...privateSaid('editor', id, { reserve: 5 }, UNSAID))),
  ...withIds('an export', (id) => {
    const path = `${sale}/exports/${id}`;
    return as('editor').commit(create(`${path}/parts/e0`, newExportPart('editor')), create(path, newExport('editor')));
  }),
  ...withIds('an import', (id) => as('editor').commit(create(`${sale}/imports/${id}`, newImport('editor')))),
  ...['00', '01', 'x', '+', '100000', '-1'].map((chunk) => ({
    name: `a piece of a catalogue with the id "${chunk}"`,
    denied: () => as('owner').commit(create(`catalogues/${SLUG}/chunks/${chunk}`, newChunk())),
    allowed: () => as('owner').commit(create(`catalogues/${SLUG}/chunks/99999`, newChunk())),
  })),
]);

const people = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => `person${String(i).padStart(2, '0')}`.padEnd(length, 'x'));
const SOMEBODY: Data = { owner: 'owner', editor: 'editor' };

/** How much the list of members and the marks of those who are out may hold. */
async function crowdOf(length: number): Promise<string> {
  const roles = { owner: 'owner', ...Object.fromEntries(people(99, length).map((uid) => [uid, 'viewer'])) };
  await admin.commit(update(locked, withRoles(roles)));
  return as('owner').commit(update(locked, { title: 'Winter sale' }));
}
const marked = (length: number) => {
  const removed = Object.fromEntries(people(10, length).map((uid) => [uid, SERVER_TIME]));
  return as('owner').commit(update(sale, { removed }));
};
/** The editor leaves a sale that keeps so many marks of others. */
async function leavingBeside(marks: number): Promise<string> {
  const removed = Object.fromEntries(people(marks, 20).map((uid, i) => [uid, new Date(1_780_000_000_000 + i)]));
  await admin.commit(update(locked, { ...withRoles(SOMEBODY), removed }));
  const left = { ...withRoles({ owner: 'owner' }), removed: { ...removed, editor: SERVER_TIME } };
  return as('editor').commit(update(locked, left));
}
runCases([
  {
    name: 'a sale of a hundred whose names are longer than those of accounts',
    denied: () => crowdOf(130),
    allowed: () => crowdOf(128),
  },
  { name: 'marks with names longer than those of accounts', denied: () => marked(1281), allowed: () => marked(1280) },
  {
    name: 'leaving with a mark where there are a hundred already',
    denied: () => leavingBeside(100),
    allowed: () => leavingBeside(99),
  },
]);

/** An invitation that was taken long ago, by somebody who has left since and has no mark. */
runCases([
  {
    name: 'coming in again by an invitation that brought one in before',
    denied: async () => {
      await admin.commit(
        update(`invitations/${INVITATION}`, { acceptedBy: 'invited', acceptedAt: ago({ minutes: 30 }) }),
      );
      return as('invited').commit(card(), place());
    },
    allowed: () => as('invited').commit(...comingIn()),
  },
]);
