import { SERVER_TIME, set, update, type Data } from './firestoreClient';
import { INVITATION, newPerson, SALE } from './fixture';

export interface ComingIn {
  readonly uid?: string;
  readonly saleId?: string;
  /** Who is in the sale, before; those of the fixture's sale by default. */
  readonly members?: Data;
  readonly role?: string;
  readonly invitation?: string;
  /** What else is changed of the sale. */
  readonly more?: Data;
}

const MEMBERS: Data = { owner: 'owner', editor: 'editor', viewer: 'viewer' };

export const acceptance = (uid = 'invited'): Data => ({ acceptedBy: uid, acceptedAt: SERVER_TIME });

/** The place in the sale alone. */
export function place({ uid = 'invited', saleId = SALE, members = MEMBERS, role = 'editor', more }: ComingIn = {}) {
  const roles = { ...members, [uid]: role };
  return update(`sales/${saleId}`, { roles, memberUids: Object.keys(roles), ...more });
}

/** The card that names the invitation. */
export const card = ({ uid = 'invited', saleId = SALE, invitation = INVITATION }: ComingIn = {}) =>
  set(`sales/${saleId}/people/${uid}`, { ...newPerson(), invitation });

/** The whole batch with which somebody who is invited comes into a sale. */
export const comingIn = (how: ComingIn = {}) => [
  update(`invitations/${how.invitation ?? INVITATION}`, acceptance(how.uid)),
  card(how),
  place(how),
];
