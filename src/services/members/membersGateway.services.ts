import { testServices } from '../../../local/testServices';
import { ageInvitation, enterPerson, type ServicePerson } from '../../testing/servicePeople';
import { createFirebaseInvitationsGateway } from '../invitations/firebaseInvitationsGateway';
import { invitationsGatewayContract } from '../invitations/invitationsGateway.contract';
import { createFirebasePresenceGateway } from '../presence/firebasePresenceGateway';
import { createFirebaseMembersGateway } from './firebaseMembersGateway';
import { membersGatewayContract, type Parties, type PartyPerson } from './membersGateway.contract';

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
