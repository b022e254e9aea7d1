import { createFakeLotsGateway, createFakeLotsServer } from './fakeLotsGateway';
import { lotConflictsContract } from './lotConflicts.contract';
import { lotOperationsContract } from './lotOperations.contract';
import { lotsGatewayContract } from './lotsGateway.contract';

const server = createFakeLotsServer();
const parties = () => ({
  saleId: 'saleA000000000000000',
  owner: { uid: 'ada', lots: createFakeLotsGateway('editor', server) },
  viewer: { uid: 'vic', lots: createFakeLotsGateway('viewer', server) },
  stranger: { uid: 'eve', lots: createFakeLotsGateway('stranger', server) },
});
lotsGatewayContract('fake', parties);
lotOperationsContract('fake', parties);
lotConflictsContract('fake', parties);
