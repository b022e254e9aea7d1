import { createFakeLotsGateway, createFakeLotsServer } from '../../testing/fakes/lots/fakeLotsGateway';
import { createFakeNumbersGateway } from '../../testing/fakes/fakeNumbersGateway';
import { numbersGatewayContract } from '../../testing/contracts/numbersGateway.contract';

const server = createFakeLotsServer();
const listeners = new Map();
const party = (uid: string, role: 'editor' | 'viewer' | 'stranger') => {
  const lots = createFakeLotsGateway(role, server);
  return { uid, lots, numbers: createFakeNumbersGateway({ documents: lots.documents, listeners }, role) };
};

numbersGatewayContract('fake', () => ({
  saleId: 'saleA000000000000000',
  owner: party('ada', 'editor'),
  viewer: party('vic', 'viewer'),
  stranger: party('eve', 'stranger'),
}));
