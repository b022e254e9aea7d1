import { newId } from '../../../shared/id';
import { createFakeNumbersGateway } from '../../../testing/fakes/fakeNumbersGateway';
import { createFakeLotHistoryGateway } from '../../../testing/fakes/lots/fakeLotHistoryGateway';
import { createFakeLotPurge } from '../../../testing/fakes/lots/fakeLotPurge';
import { createFakeLotsGateway, createFakeLotsServer } from '../../../testing/fakes/lots/fakeLotsGateway';
import { createFakeSaleReader } from '../../../testing/fakes/lots/fakeSaleReader';
import { lotHistoryContract } from '../../../testing/contracts/lots/lotHistory.contract';
import { lotPurgeContract } from '../../../testing/contracts/lots/lotPurge.contract';
import { saleReaderContract } from '../../../testing/contracts/lots/saleReader.contract';

const server = createFakeLotsServer();
let names: Readonly<Record<string, string>> = {};
const party = (uid: string, role: 'editor' | 'viewer' | 'stranger') => {
  const lots = createFakeLotsGateway(role, server);
  return { uid, lots, reader: createFakeSaleReader(lots.documents, role, () => names) };
};

saleReaderContract('fake', async () => ({
  saleId: newId(),
  owner: party('ada', 'editor'),
  viewer: party('vic', 'viewer'),
  stranger: party('eve', 'stranger'),
  nameOwner: async (name) => void (names = { ada: name }),
}));

const purgeSale = newId();
lotPurgeContract('fake', () => {
  const lots = createFakeLotsGateway('editor', server);
  const numbers = createFakeNumbersGateway({ documents: lots.documents, listeners: new Map() });
  return {
    saleId: purgeSale,
    owner: { uid: 'ada', lots, numbers, purge: createFakeLotPurge(lots.documents) },
    editor: { purge: createFakeLotPurge(lots.documents, undefined, 'editor') },
  };
});

lotHistoryContract('fake', async () => {
  const lots = createFakeLotsGateway('editor', server);
  const seen = (uid: string, role: 'editor' | 'viewer' | 'stranger') => {
    return { uid, lots, history: createFakeLotHistoryGateway(() => lots.applied, 0, role) };
  };
  return {
    saleId: newId(),
    owner: seen('ada', 'editor'),
    viewer: seen('vic', 'viewer'),
    stranger: seen('eve', 'stranger'),
  };
});
