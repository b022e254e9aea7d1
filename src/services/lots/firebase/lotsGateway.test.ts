import { createFakeLotsGateway, createFakeLotsServer } from '../../../testing/fakes/lots/fakeLotsGateway';
import { lotConflictsContract } from '../../../testing/contracts/lots/lotConflicts.contract';
import { lotExtrasContract } from '../../../testing/contracts/lots/lotExtras.contract';
import { lotOperationsContract } from '../../../testing/contracts/lots/lotOperations.contract';
import { lotsGatewayContract } from '../../../testing/contracts/lots/lotsGateway.contract';

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
lotExtrasContract('fake', parties);
