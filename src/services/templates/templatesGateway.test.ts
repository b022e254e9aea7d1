import { createFakeTemplatesGateway, createFakeTemplatesServer } from '../../testing/fakes/fakeTemplatesGateway';
import { templatesGatewayContract } from '../../testing/contracts/templatesGateway.contract';

const server = createFakeTemplatesServer();
const party = (uid: string, role: 'editor' | 'viewer' | 'stranger') => ({
  uid,
  templates: createFakeTemplatesGateway(server, role),
});

templatesGatewayContract('fake', () => ({
  saleId: 'saleA000000000000000',
  owner: party('ada', 'editor'),
  viewer: party('vic', 'viewer'),
  stranger: party('eve', 'stranger'),
}));
