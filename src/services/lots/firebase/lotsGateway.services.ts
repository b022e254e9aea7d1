import { doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { readFromServer } from '../../firebase/read/readFromServer';
import { createFirebaseLotHistoryGateway } from './firebaseLotHistoryGateway';
import { testServices } from '../../../../local/testServices';
import { newId } from '../../../shared/id';
import { enterPerson, putIntoSale, type ServicePerson } from '../../../testing/services/servicePeople';
import { lotConflictsContract } from '../../../testing/contracts/lots/lotConflicts.contract';
import { lotExtrasContract } from '../../../testing/contracts/lots/lotExtras.contract';
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
lotExtrasContract('Firebase', () => ({ saleId, owner, viewer, stranger }));

describe('lots gateway: Firebase', () => {
  it('keeps extras in one map, and records in one those that changed', async () => {
    const make = buildOperations(saleId, owner.uid);
    await owner.lots.apply(make.createLot(41));
    const edit = { ...make.base(), kind: 'editLot' as const };
    const first = { 'extras.height': { before: null, after: 3 }, 'extras.origin': { before: null, after: 'Delft' } };
    await owner.lots.apply({ ...edit, changes: first });
    const next = { ...make.base(), kind: 'editLot' as const };
    await owner.lots.apply({ ...next, changes: { 'extras.height': { before: 3, after: null } } });
    const read = async (...path: readonly string[]): Promise<Record<string, unknown>> =>
      (await readFromServer(doc(owner.documents, 'sales', saleId, ...path))).data() ?? {};
    expect(await read('lots', make.lotId)).toMatchObject({ extras: { origin: 'Delft' } });
    expect((await read('ops', edit.id))['changes']).toEqual({
      extras: { before: {}, after: { height: 3, origin: 'Delft' } },
    });
    expect((await read('ops', next.id))['changes']).toEqual({ extras: { before: { height: 3 }, after: {} } });
    const history = createFirebaseLotHistoryGateway(owner.documents);
    expect((await history.read(saleId, make.lotId, true)).map(({ changes }) => changes).slice(0, 2)).toEqual([
      { 'extras.height': { before: 3, after: null } },
      first,
    ]);
  });

  it.each([
    [NaN, 42],
    [Infinity, 43],
    ['', 44],
  ])('writes an extra over %p, which a script has stored and nobody can read', async (unread, number) => {
    const make = buildOperations(saleId, owner.uid);
    await owner.lots.apply(make.createLot(number));
    const at = (...path: readonly string[]) => doc(owner.documents, 'sales', saleId, ...path);
    const { id } = make.base();
    const stored = { height: unread, origin: 'Delft' };
    const batch = writeBatch(owner.documents);
    const changed = { extras: stored, updatedAt: serverTimestamp(), updatedBy: owner.uid, lastOp: id };
    batch.update(at('lots', make.lotId), changed);
    const record = { by: owner.uid, at: serverTimestamp(), kind: 'editLot', lotId: make.lotId };
    batch.set(at('ops', id), { ...record, changes: { extras: { before: {}, after: stored } } });
    await batch.commit();
    const edit = { ...make.base(), kind: 'editLot' as const };
    const changes = { 'extras.height': { before: null, after: 3 } };
    await expect(owner.lots.apply({ ...edit, changes })).resolves.toEqual({});
    expect((await readFromServer(at('lots', make.lotId))).get('extras')).toEqual({ height: 3, origin: 'Delft' });
  });

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
