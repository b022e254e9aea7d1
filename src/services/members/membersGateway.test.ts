import { createFakeInvitationsGateway } from '../invitations/fakeInvitationsGateway';
import { invitationsGatewayContract } from '../invitations/invitationsGateway.contract';
import { createFakePresenceGateway } from '../presence/fakePresenceGateway';
import type { Presence } from '../presence/PresenceGateway';
import { createFakeSalesGateway } from '../sales/fakeSalesGateway';
import { createSaleServer } from '../sales/saleServer';
import { createFakeMembersGateway } from './fakeMembersGateway';
import { membersGatewayContract, type Parties, type PartyPerson } from './membersGateway.contract';

function fakeParties(): Parties {
  const server = createSaleServer();
  const present = new Map<string, Map<string, Presence>>();
  const told = new Set<() => void>();
  const enter = (uid: string): PartyPerson => {
    const email = `${uid}@example.com`;
    return {
      uid,
      email,
      sales: createFakeSalesGateway(uid, server),
      members: createFakeMembersGateway(uid, server),
      invitations: createFakeInvitationsGateway({ uid, email }, server),
      presence: createFakePresenceGateway(present, told),
    };
  };
  const age = async (id: string): Promise<void> => {
    const invitation = server.invitations.get(id);
    if (invitation !== undefined) server.invitations.set(id, { ...invitation, state: 'expired' });
  };
  return { owner: enter('olga'), guest: enter('ben'), stranger: enter('eve'), age };
}

let parties: Parties;
beforeEach(() => {
  parties = fakeParties();
});

membersGatewayContract('fake', () => parties);
invitationsGatewayContract('fake', () => parties);
