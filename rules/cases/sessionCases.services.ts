import { sessionsEndedAt } from '../support/actors';
import { runCases } from '../support/cases';
import { opening } from '../support/openingSale';
import { create, remove, SERVER_TIME, set, update } from '../support/firestoreClient';
import { deviceId, FREE_SLUG, LOT, newCatalogue, newUser, PUBLISHED_SALE, SALE } from '../support/fixture';
import { admin, as } from '../support/harness';
import { lotChanged, lotMade, photoAdded, privateSaid } from '../support/recorded';

const own = 'users/owner';
const lot = `sales/${SALE}/lots/${LOT}`;
const ENDED = { sessionsEndedAt: SERVER_TIME };

/** Signed in so many seconds before (or after) the moment at which the viewer's sessions ended. */
async function viewerSignedIn(secondsAfterTheEnd: number) {
  const end = new Date(Math.floor(sessionsEndedAt().getTime() / 1000) * 1000 + 600);
  await admin.commit(update('users/viewer', { sessionsEndedAt: end }));
  return as('viewer', { auth_time: Math.floor(end.getTime() / 1000) + secondsAfterTheEnd });
}

/** The end of every session: who brings it about, and that nothing undoes it. */
runCases([
  {
    name: 'an end in the past',
    denied: () => as('owner').commit(update(own, { sessionsEndedAt: new Date('2020-01-01') })),
    allowed: () => as('owner').commit(update(own, ENDED)),
  },
  {
    name: 'an end in the future, which would keep the person out',
    denied: () => as('owner').commit(update(own, { sessionsEndedAt: new Date(Date.now() + 3_600_000) })),
    allowed: () => as('owner').commit(update(own, ENDED)),
  },
  {
    name: 'an end that is taken back',
    denied: () => as('owner').commit(update(own, { sessionsEndedAt: null })),
    allowed: () => as('owner').commit(update(own, { locale: 'de' })),
  },
  {
    name: 'an end that is left out when all is written anew',
    denied: () => as('owner').commit(set(own, newUser())),
    allowed: () => as('viewer').commit(set('users/viewer', newUser())),
  },
  {
    name: 'an end that an ended session moves, to shut the person out',
    denied: () => as('ended').commit(update(own, ENDED)),
    allowed: () => as('owner').commit(update(own, ENDED)),
  },
  {
    name: 'an end that an ended session deletes, to begin anew',
    denied: () => as('ended').commit(remove(own)),
    allowed: () => as('owner').commit(remove(own)),
  },
  {
    name: 'an end that goes in one batch with something else',
    denied: () => as('ended').commit(remove(own), update(`sales/${SALE}`, { title: 'Mine' })),
    allowed: () => as('owner').commit(remove(own), update(`sales/${SALE}`, { title: 'Mine' })),
  },
  {
    name: 'settings of another that there are not, deleted',
    denied: () => as('owner').commit(remove('users/somebody')),
    allowed: async () => {
      await as('viewer').commit(remove('users/viewer'));
      return as('viewer').commit(remove('users/viewer'));
    },
  },
  {
    name: 'the end of the sessions of another',
    denied: () => as('editor').commit(update(own, ENDED)),
    allowed: () => as('editor').commit(update('users/editor', ENDED)),
  },
]);

/** What an ended session cannot do any more, each beside a session of the same person that goes on. */
runCases([
  ...(
    [
      ['a lot', lotMade('owner', deviceId('new'))],
      ['a change of a lot', lotChanged('owner', LOT, { title: 'Mine' })],
      ['the removal of a lot', [remove(lot)]],
      ['a reserve', privateSaid('owner', deviceId('new'), { reserve: 5 })],
      ['a photo', photoAdded('owner', deviceId('new'))],
      ['a sale', opening('owner', `sales/${deviceId('fresh')}`)],
      ['a title of a sale', [update(`sales/${SALE}`, { title: 'Mine' })]],
      ['a catalogue', [create(`catalogues/${FREE_SLUG}`, newCatalogue(PUBLISHED_SALE))]],
    ] as const
  ).map(([name, writes]) => ({
    name: `${name} by an ended session`,
    denied: () => as('ended').commit(...writes),
    allowed: () => as('owner').commit(...writes),
  })),
  {
    name: 'a look of a session that began a second before the end',
    denied: async () => (await viewerSignedIn(-1)).get(lot),
    allowed: async () => (await viewerSignedIn(1)).get(lot),
  },
  {
    name: 'a look of a session that began long before the end, when the other began within its second',
    denied: async () => (await viewerSignedIn(-1000)).get(lot),
    allowed: async () => (await viewerSignedIn(0)).get(lot),
  },
  {
    name: 'an end that takes effect at once, for a session that is open',
    denied: async () => {
      await admin.commit(update('users/viewer', ENDED));
      return as('viewer', { auth_time: Math.floor(Date.now() / 1000) - 5 }).get(lot);
    },
    allowed: () => as('viewer', { auth_time: Math.floor(Date.now() / 1000) - 5 }).get(lot),
  },
  {
    name: 'a sale of others, by somebody who has no settings',
    denied: async () => {
      await admin.commit(remove('users/stranger'));
      return as('stranger').get(lot);
    },
    allowed: async () => {
      await admin.commit(remove('users/viewer'));
      return as('viewer').get(lot);
    },
  },
  {
    name: 'an address for a catalogue taken by somebody with an unproved one',
    denied: () =>
      as('owner', { email_verified: false }).commit(create(`catalogues/${FREE_SLUG}`, newCatalogue(PUBLISHED_SALE))),
    allowed: () => as('owner').commit(create(`catalogues/${FREE_SLUG}`, newCatalogue(PUBLISHED_SALE))),
  },
  {
    name: 'an address for a catalogue taken by somebody without one',
    denied: () =>
      as('owner', { email: undefined, email_verified: undefined }).commit(
        create(`catalogues/${FREE_SLUG}`, newCatalogue(PUBLISHED_SALE)),
      ),
    allowed: () => as('owner').commit(create(`catalogues/${FREE_SLUG}`, newCatalogue(PUBLISHED_SALE))),
  },
]);
