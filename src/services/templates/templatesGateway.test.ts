import { createFakeTemplatesGateway, createFakeTemplatesServer } from './fakeTemplatesGateway';
import { templatesGatewayContract } from './templatesGateway.contract';

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
