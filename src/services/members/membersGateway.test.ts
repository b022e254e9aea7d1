import { createFakeInvitationsGateway } from '../../testing/fakes/fakeInvitationsGateway';
import { invitationsGatewayContract } from '../../testing/contracts/invitationsGateway.contract';
import { createFakePresenceGateway } from '../../testing/fakes/fakePresenceGateway';
import type { Presence } from '../presence/PresenceGateway';
import { createFakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import { createSaleServer } from '../sales/saleServer';
import { createFakeMembersGateway } from '../../testing/fakes/fakeMembersGateway';
import {
  membersGatewayContract,
  type Parties,
  type PartyPerson,
} from '../../testing/contracts/membersGateway.contract';

function fakeParties(): Parties {
  const server = createSaleServer();
  const present = new Map<string, Map<string, Presence>>();
  const received = new Set<() => void>();
  const enter = (uid: string): PartyPerson => {
    const email = `${uid}@example.com`;
    return {
      uid,
      email,
      sales: createFakeSalesGateway(uid, server),
      members: createFakeMembersGateway(uid, server),
      invitations: createFakeInvitationsGateway({ uid, email }, server),
      presence: createFakePresenceGateway(present, received),
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
