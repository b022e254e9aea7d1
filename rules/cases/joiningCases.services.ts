import { runCases } from '../support/cases';
import { acceptance, card, comingIn, place } from '../support/comingIn';
import { create, remove, SERVER_TIME, set, update, type Data } from '../support/firestoreClient';
import {
  ago,
  deviceId,
  INVITATION,
  LOT,
  newHint,
  newInvitation,
  newPerson,
  newPresence,
  OTHER_SALE,
  SALE,
  UNHINTED,
  withMarks,
  withRoles,
} from '../support/fixture';
import { admin, as } from '../support/harness';

const sale = `sales/${SALE}`;
const invitation = `invitations/${INVITATION}`;
const fresh = deviceId('fresh');
const ALL = { owner: 'owner', editor: 'editor', viewer: 'viewer' };

/** Coming in: alone, once, in the invitation's role, with the proved address. */
runCases([
  {
    name: 'coming in with no invitation taken',
    denied: () => as('invited').commit(card(), place()),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'coming in with no card that names the invitation',
    denied: () => as('invited').commit(update(invitation, acceptance()), place()),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'an invitation taken without coming in',
    denied: () => as('invited').commit(update(invitation, acceptance())),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'an invitation taken in the name of somebody else, by a member who has its role already',
    denied: async () => {
      await admin.commit(update(sale, withRoles({ ...ALL, invited: 'editor' })));
      return as('invited').commit(update(invitation, acceptance('stranger')));
    },
    allowed: async () => {
      await admin.commit(update(sale, withRoles({ ...ALL, invited: 'editor' })));
      return as('invited').commit(update(invitation, acceptance()));
    },
  },
  {
    name: 'coming in twice with one invitation, after having been removed',
    denied: async () => {
      await as('invited').commit(...comingIn());
      await as('owner').commit(update(sale, withMarks(ALL, 'invited')));
      return as('invited').commit(card(), place());
    },
    allowed: async () => {
      await as('invited').commit(...comingIn());
      await as('owner').commit(update(sale, withMarks(ALL, 'invited')));
      await as('owner').commit(create(`invitations/${fresh}`, newInvitation('owner')));
      return as('invited').commit(...comingIn({ invitation: fresh, ...forgotten }));
    },
  },
  {
    name: 'taking an invitation again, after having been removed',
    denied: async () => {
      await as('invited').commit(...comingIn());
      await as('owner').commit(update(sale, withMarks(ALL, 'invited')));
      return as('invited').commit(...comingIn());
    },
    allowed: () => as('invited').commit(...comingIn()),
  },
  ...(['stranger', 'unverified', 'anonymous', 'removed'] as const).map((uid) => ({
    name: `${uid} coming in with somebody else's invitation`,
    denied: () => as(uid).commit(...comingIn({ uid })),
    allowed: () => as('invited').commit(...comingIn()),
  })),
  {
    name: 'the invited address, proved by another account',
    denied: () => as('unverified').commit(...comingIn({ uid: 'unverified' })),
    allowed: () => as('unverified', { email_verified: true }).commit(...comingIn({ uid: 'unverified' })),
  },
  ...['owner', 'viewer', 'admin'].map((role) => ({
    name: `coming in as ${role} by an invitation to edit`,
    denied: () => as('invited').commit(...comingIn({ role })),
    allowed: () => as('invited').commit(...comingIn({ role: 'editor' })),
  })),
  {
    name: 'coming in and bringing a friend',
    denied: () => as('invited').commit(...comingIn({ members: { ...ALL, stranger: 'viewer' } })),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'coming in and throwing the viewer out',
    denied: () => as('invited').commit(...comingIn({ members: { owner: 'owner', editor: 'editor' } })),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'coming in and making the viewer an owner',
    denied: () => as('invited').commit(...comingIn({ members: { ...ALL, viewer: 'owner' } })),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'coming in and changing the title',
    denied: () =>
      as('invited').commit(
        update(invitation, acceptance()),
        card(),
        update(sale, { ...withRoles({ ...ALL, invited: 'editor' }), title: 'Mine' }),
      ),
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'an invitation to one sale used for another',
    denied: () => as('invited').commit(...comingIn({ saleId: OTHER_SALE, members: { otherOwner: 'owner' } })),
    allowed: async () => {
      const content = { ...newInvitation('otherOwner'), saleId: OTHER_SALE };
      await as('otherOwner').commit(create(`invitations/${fresh}`, content));
      return as('invited').commit(
        ...comingIn({ saleId: OTHER_SALE, members: { otherOwner: 'owner' }, invitation: fresh }),
      );
    },
  },
  {
    name: 'an invitation that was revoked',
    denied: async () => {
      await as('owner').commit(remove(invitation));
      return as('invited').commit(card(), place());
    },
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'an invitation that was declined',
    denied: async () => {
      await as('invited').commit(update(invitation, { declinedAt: SERVER_TIME }));
      return as('invited').commit(...comingIn());
    },
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'a member who gains a better role by an invitation',
    denied: async () => {
      const toViewer = { ...newInvitation('owner'), email: 'viewer@example.com' };
      await as('owner').commit(create(`invitations/${fresh}`, toViewer));
      return as('viewer').commit(...comingIn({ uid: 'viewer', invitation: fresh }));
    },
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'the lots, seen before having come in',
    denied: () => as('invited').get(`${sale}/lots/${LOT}`),
    allowed: async () => {
      await as('invited').commit(...comingIn());
      return as('invited').get(`${sale}/lots/${LOT}`);
    },
  },
]);

/** An invitation is good for 30 days, while who sent it is an owner, and not for a person who was removed since. */
const invitedAt = (createdAt: Date, more: Data = {}) =>
  admin.commit(set(invitation, { ...newInvitation('owner'), createdAt, ...more }));
/** The own mark goes with the coming in. */
const forgotten = { more: { removed: {} } };
async function invitedAfterRemoval() {
  await admin.commit(update(sale, { removed: { invited: ago({ days: 2 }) } }));
  await invitedAt(ago({ days: 1 }));
}
const MINE = { ...ALL, viewer: 'owner' };

runCases([
  {
    name: 'an invitation of an owner who was removed since',
    denied: async () => {
      await as('owner').commit(update(sale, withRoles(MINE)));
      await as('viewer').commit(create(`invitations/${fresh}`, newInvitation('viewer')));
      await as('owner').commit(update(sale, withMarks({ owner: 'owner', editor: 'editor' }, 'viewer')));
      return as('invited').commit(...comingIn({ invitation: fresh, members: { owner: 'owner', editor: 'editor' } }));
    },
    allowed: async () => {
      await as('owner').commit(update(sale, withRoles(MINE)));
      await as('viewer').commit(create(`invitations/${fresh}`, newInvitation('viewer')));
      return as('invited').commit(...comingIn({ invitation: fresh, members: MINE }));
    },
  },
  {
    name: 'an invitation of an owner who is an editor now',
    denied: async () => {
      await admin.commit(update(sale, withRoles({ ...ALL, owner: 'editor', viewer: 'owner' })));
      return as('invited').commit(...comingIn({ members: { ...ALL, owner: 'editor', viewer: 'owner' } }));
    },
    allowed: async () => {
      await admin.commit(update(sale, withRoles(MINE)));
      return as('invited').commit(...comingIn({ members: MINE }));
    },
  },
  {
    name: 'an invitation of an owner who has left',
    denied: async () => {
      await admin.commit(update(sale, withRoles({ ...ALL, viewer: 'owner' })));
      await as('owner').commit(update(sale, withRoles({ editor: 'editor', viewer: 'owner' })));
      return as('invited').commit(...comingIn({ members: { editor: 'editor', viewer: 'owner' } }));
    },
    allowed: () => as('invited').commit(...comingIn()),
  },
  {
    name: 'an invitation of more than 30 days ago',
    denied: async () => {
      await invitedAt(ago({ days: 30, minutes: 1 }));
      return as('invited').commit(...comingIn());
    },
    allowed: async () => {
      await invitedAt(ago({ days: 29, hours: 23 }));
      return as('invited').commit(...comingIn());
    },
  },
  {
    name: 'the lots, by an invitation of more than 30 days ago',
    denied: async () => {
      await invitedAt(ago({ days: 31 }));
      await as('invited').commit(...comingIn());
      return as('invited').get(`${sale}/lotPrivate/${LOT}`);
    },
    allowed: async () => {
      await as('invited').commit(...comingIn());
      return as('invited').get(`${sale}/lotPrivate/${LOT}`);
    },
  },
  {
    name: 'a second open invitation, used by a member who was removed',
    denied: async () => {
      await admin.commit(set(`invitations/${fresh}`, { ...newInvitation('owner'), createdAt: ago({ minutes: 5 }) }));
      await as('invited').commit(...comingIn());
      await as('owner').commit(update(sale, withMarks(ALL, 'invited')));
      return as('invited').commit(...comingIn({ invitation: fresh, ...forgotten }));
    },
    allowed: async () => {
      await as('invited').commit(...comingIn());
      await as('owner').commit(update(sale, withMarks(ALL, 'invited')));
      await as('owner').commit(create(`invitations/${fresh}`, newInvitation('owner')));
      return as('invited').commit(...comingIn({ invitation: fresh, ...forgotten }));
    },
  },
  {
    name: 'a second open invitation, used by a member who has left',
    denied: async () => {
      await admin.commit(set(`invitations/${fresh}`, { ...newInvitation('owner'), createdAt: ago({ minutes: 5 }) }));
      await as('invited').commit(...comingIn());
      await as('invited').commit(update(sale, withMarks(ALL, 'invited')));
      return as('invited').commit(...comingIn({ invitation: fresh, ...forgotten }));
    },
    allowed: async () => {
      await as('invited').commit(...comingIn());
      await as('invited').commit(update(sale, withMarks(ALL, 'invited')));
      await as('owner').commit(create(`invitations/${fresh}`, newInvitation('owner')));
      return as('invited').commit(...comingIn({ invitation: fresh, ...forgotten }));
    },
  },
  {
    name: 'coming in with the mark of a removal left standing',
    denied: async () => {
      await invitedAfterRemoval();
      return as('invited').commit(...comingIn());
    },
    allowed: async () => {
      await invitedAfterRemoval();
      return as('invited').commit(...comingIn(forgotten));
    },
  },
  {
    name: "coming in and taking another's mark away",
    denied: async () => {
      await admin.commit(update(sale, { removed: { stranger: ago({ days: 1 }) } }));
      return as('invited').commit(...comingIn(forgotten));
    },
    allowed: async () => {
      await admin.commit(update(sale, { removed: { stranger: ago({ days: 1 }) } }));
      return as('invited').commit(...comingIn());
    },
  },
  {
    name: 'coming in and marking somebody else',
    denied: () => as('invited').commit(...comingIn({ more: { removed: { stranger: SERVER_TIME } } })),
    allowed: () => as('invited').commit(...comingIn(forgotten)),
  },
]);

/** What the page of an invitation shows before anybody tries. */
const asked = (question: string) => as('invited').get(`${invitation}/standing/${question}`);
runCases([
  {
    name: 'whether an invitation of a former owner is of an owner',
    denied: async () => {
      await admin.commit(update(sale, withRoles({ ...ALL, owner: 'editor', viewer: 'owner' })));
      return asked('inviter');
    },
    allowed: () => asked('inviter'),
  },
  {
    name: 'whether an invitation of a former owner is good',
    denied: async () => {
      await admin.commit(update(sale, withRoles({ ...ALL, owner: 'editor', viewer: 'owner' })));
      return asked('good');
    },
    allowed: async () => {
      await admin.commit(update(sale, withRoles(MINE)));
      return asked('good');
    },
  },
  {
    name: 'whether an old invitation is young enough',
    denied: async () => {
      await invitedAt(ago({ days: 31 }));
      return asked('age');
    },
    allowed: () => asked('age'),
  },
  {
    name: 'whether an old invitation is good',
    denied: async () => {
      await invitedAt(ago({ days: 31 }));
      return asked('good');
    },
    allowed: async () => {
      await invitedAt(ago({ days: 31 }));
      return asked('inviter');
    },
  },
  {
    name: 'whether an invitation is good that is older than a removal',
    denied: async () => {
      await admin.commit(update(sale, { removed: { invited: ago({ minutes: 1 }) } }));
      return asked('good');
    },
    allowed: async () => {
      await admin.commit(update(sale, { removed: { invited: ago({ days: 1 }) } }));
      return asked('good');
    },
  },
  {
    name: "whether another person's invitation is good",
    denied: () => as('stranger').get(`${invitation}/standing/good`),
    allowed: () => asked('good'),
  },
  {
    name: 'whether an invitation is good that is for an address not proved',
    denied: () => as('unverified').get(`${invitation}/standing/good`),
    allowed: () => as('unverified', { email_verified: true }).get(`${invitation}/standing/good`),
  },
]);

/** Inviting, and what a person with a link can read. */
runCases([
  {
    name: 'an invitation by somebody with an unproved address',
    denied: () => as('owner', { email_verified: false }).commit(create(`invitations/${fresh}`, newInvitation('owner'))),
    allowed: () => as('owner').commit(create(`invitations/${fresh}`, newInvitation('owner'))),
  },
  {
    name: 'an invitation by somebody without an account',
    denied: () =>
      as('owner', { email: null, email_verified: null }).commit(
        create(`invitations/${fresh}`, { ...newInvitation('owner'), byEmail: null }),
      ),
    allowed: () => as('owner').commit(create(`invitations/${fresh}`, newInvitation('owner'))),
  },
  {
    name: 'a hint at the address of an invitation that is not there',
    denied: () => as('owner').commit(create(`invitationHints/${fresh}`, newHint())),
    allowed: () =>
      as('owner').commit(
        create(`invitations/${fresh}`, newInvitation('owner')),
        create(`invitationHints/${fresh}`, newHint()),
      ),
  },
  {
    name: 'a hint that another owner writes',
    denied: () => as('otherOwner').commit(create(`invitationHints/${UNHINTED}`, newHint())),
    allowed: () => as('owner').commit(create(`invitationHints/${UNHINTED}`, newHint())),
  },
  {
    name: 'an invitation read by whoever has its link',
    denied: () => as('stranger').get(invitation),
    allowed: () => as('stranger').get(`invitationHints/${INVITATION}`),
  },
]);

/** The members' cards, and where they are. */
runCases([
  {
    name: "a card under another's uid",
    denied: () => as('editor').commit(set(`${sale}/people/viewer`, newPerson())),
    allowed: () => as('viewer').commit(set(`${sale}/people/viewer`, newPerson())),
  },
  {
    name: 'a card of somebody who is not in the sale',
    denied: () => as('stranger').commit(set(`${sale}/people/stranger`, newPerson())),
    allowed: () => as('viewer').commit(set(`${sale}/people/viewer`, newPerson())),
  },
  {
    name: 'a card with an address that is not proved',
    denied: () =>
      as('viewer', { email_verified: false }).commit(
        set(`${sale}/people/viewer`, { ...newPerson(), email: 'viewer@example.com' }),
      ),
    allowed: () => as('viewer').commit(set(`${sale}/people/viewer`, { ...newPerson(), email: 'viewer@example.com' })),
  },
  {
    name: 'the cards, after having been removed',
    denied: async () => {
      await admin.commit(update(sale, withRoles({ owner: 'owner' })));
      return as('viewer').query({ parent: sale, collection: 'people' });
    },
    allowed: () => as('viewer').query({ parent: sale, collection: 'people' }),
  },
  {
    name: 'somebody else said to be at a lot',
    denied: () => as('editor').commit(set(`${sale}/presence/viewer`, newPresence())),
    allowed: () => as('editor').commit(set(`${sale}/presence/editor`, newPresence())),
  },
  {
    name: 'being here at a time of the client',
    denied: () => as('viewer').commit(set(`${sale}/presence/viewer`, { lotId: null, at: new Date() })),
    allowed: () => as('viewer').commit(set(`${sale}/presence/viewer`, { lotId: null, at: SERVER_TIME })),
  },
]);
