import { newId } from '../../shared/id';
import { createFakeNumbersGateway } from '../numbers/fakeNumbersGateway';
import { createFakeLotPurge } from './fakeLotPurge';
import { createFakeLotsGateway, createFakeLotsServer } from './fakeLotsGateway';
import { createFakeSaleReader } from './fakeSaleReader';
import { lotPurgeContract } from './lotPurge.contract';
import { saleReaderContract } from './saleReader.contract';

const server = createFakeLotsServer();
const party = (uid: string, role: 'editor' | 'viewer' | 'stranger') => {
  const lots = createFakeLotsGateway(role, server);
  return { uid, lots, reader: createFakeSaleReader(lots.documents, role) };
};

saleReaderContract('fake', async () => ({
  saleId: newId(),
  owner: party('ada', 'editor'),
  viewer: party('vic', 'viewer'),
  stranger: party('eve', 'stranger'),
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
