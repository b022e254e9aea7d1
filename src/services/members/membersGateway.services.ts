import { testServices } from '../../../local/testServices';
import { ageInvitation, enterPerson, fillMarks, type ServicePerson } from '../../testing/services/servicePeople';
import { createFirebaseInvitationsGateway } from '../invitations/firebaseInvitationsGateway';
import { invitationsGatewayContract } from '../../testing/contracts/invitationsGateway.contract';
import { createFirebasePresenceGateway } from '../presence/firebasePresenceGateway';
import { createFirebaseMembersGateway } from './firebaseMembersGateway';
import {
  bringIn,
  membersGatewayContract,
  openSale,
  type Parties,
  type PartyPerson,
} from '../../testing/contracts/membersGateway.contract';

jest.setTimeout(20_000);

const entered: ServicePerson[] = [];
let parties: Parties;

beforeAll(async () => {
  const enter = async (): Promise<PartyPerson> => {
    const person = await enterPerson(testServices(), { proved: true });
    entered.push(person);
    return {
      uid: person.uid,
      email: person.email,
      sales: person.sales,
      members: createFirebaseMembersGateway(person.documents),
      invitations: createFirebaseInvitationsGateway(person.documents),
      presence: createFirebasePresenceGateway(person.documents, person.deleteInPassing, () => true),
    };
  };
  const [owner, guest, stranger] = [await enter(), await enter(), await enter()];
  parties = { owner, guest, stranger, age: ageInvitation };
}, 30_000);
afterAll(async () => {
  await Promise.all(entered.map((person) => person.leave()));
});

membersGatewayContract('Firebase', () => parties);
invitationsGatewayContract('Firebase', () => parties);

it.each([
  ['left', ({ guest }: Parties, saleId: string) => guest.members.leave(saleId, guest.uid)],
  ['one is removed from', ({ owner, guest }: Parties, saleId: string) => owner.members.remove(saleId, guest.uid)],
])('a sale that so many have left before can be %s', async (_how, act) => {
  const { owner, guest } = parties;
  const saleId = await openSale(owner);
  await bringIn(owner, saleId, guest);
  await fillMarks(saleId);
  await act(parties, saleId);
  await expect(guest.members.isInside(saleId, guest.uid)).resolves.toBe(false);
  await bringIn(owner, saleId, guest);
});
