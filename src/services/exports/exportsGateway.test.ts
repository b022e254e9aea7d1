import { createFakeExportsGateway, createFakeExportsServer } from '../../testing/fakes/fakeExportsGateway';
import { exportsGatewayContract } from '../../testing/contracts/exportsGateway.contract';

const server = createFakeExportsServer();
const party = (uid: string, role: 'editor' | 'viewer' | 'stranger') => ({
  uid,
  exports: createFakeExportsGateway(server, role),
});

exportsGatewayContract(
  'fake',
  () => ({
    saleId: 'saleA000000000000000',
    owner: party('ada', 'editor'),
    viewer: party('vic', 'viewer'),
    stranger: party('eve', 'stranger'),
  }),
  10,
);
