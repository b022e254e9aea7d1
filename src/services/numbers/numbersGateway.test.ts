import { createFakeLotsGateway, createFakeLotsServer } from '../lots/fakeLotsGateway';
import { createFakeNumbersGateway } from './fakeNumbersGateway';
import { numbersGatewayContract } from './numbersGateway.contract';

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
