import { doc, Timestamp } from 'firebase/firestore';
import { readFromServer } from '../../firebase/read/readFromServer';
import { testServices } from '../../../../local/testServices';
import { newId } from '../../../shared/id';
import { enterPerson, putIntoSale, type ServicePerson } from '../../../testing/services/servicePeople';
import { lotConflictsContract } from '../../../testing/contracts/lots/lotConflicts.contract';
import { lotOperationsContract } from '../../../testing/contracts/lots/lotOperations.contract';
import { lotsGatewayContract } from '../../../testing/contracts/lots/lotsGateway.contract';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';

const services = testServices();
const saleId = newId();
let owner: ServicePerson;
let viewer: ServicePerson;
let stranger: ServicePerson;
beforeAll(async () => {
  [owner, viewer, stranger] = await Promise.all([enterPerson(services), enterPerson(services), enterPerson(services)]);
  await owner.sales.create(saleId, { title: 'Spring', date: '2027-04-17', currency: 'EUR' }, owner.uid);
  await putIntoSale(saleId, { [owner.uid]: 'owner', [viewer.uid]: 'viewer' });
}, 30_000);
afterAll(async () => {
  await Promise.all([owner, viewer, stranger].map((person) => person.leave()));
});

lotsGatewayContract('Firebase', () => ({ saleId, owner, viewer, stranger }));
lotOperationsContract('Firebase', () => ({ saleId, owner, viewer, stranger }));
lotConflictsContract('Firebase', () => ({ saleId, owner, viewer, stranger }));

describe('lots gateway: Firebase', () => {
  it('writes the time of the server into the lot and the record of the operation', async () => {
    const make = buildOperations(saleId, owner.uid);
    const operation = make.createLot(40);
    await owner.lots.apply(operation);
    const read = async (...path: readonly string[]): Promise<Record<string, unknown>> =>
      (await readFromServer(doc(owner.documents, 'sales', saleId, ...path))).data() ?? {};
    const lot = await read('lots', make.lotId);
    const record = await read('ops', operation.id);
    const near = (moment: unknown): boolean =>
      moment instanceof Timestamp && Math.abs(moment.toMillis() - Date.now()) < 60_000;
    expect([lot.createdAt, lot.updatedAt, record.at].map(near)).toEqual([true, true, true]);
    expect(lot.lastOp).toBe(operation.id);
    expect(record).toMatchObject({
      by: owner.uid,
      kind: 'createLot',
      lotId: make.lotId,
      changes: { number: { before: null, after: 40 } },
    });
  });
});
