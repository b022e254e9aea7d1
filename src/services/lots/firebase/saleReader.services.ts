import { encodeFields } from '../../../../local/emulators/firestoreValues';
import { OWNER, request } from '../../../../local/net/http';
import { LOCAL_PROJECT } from '../../../../local/net/project';
import { testServices } from '../../../../local/testServices';
import { newId } from '../../../shared/id';
import { enterPerson, putIntoSale, type ServicePerson } from '../../../testing/services/servicePeople';
import { createFirebaseMembersGateway } from '../../members/firebaseMembersGateway';
import { createFirebaseNumbersGateway } from '../../numbers/firebaseNumbersGateway';
import { createFirebaseLotHistoryGateway } from './firebaseLotHistoryGateway';
import { createFirebaseLotPurge } from './firebaseLotPurge';
import { createFirebaseSaleReader } from './firebaseSaleReader';
import { lotHistoryContract } from '../../../testing/contracts/lots/lotHistory.contract';
import { lotPurgeContract } from '../../../testing/contracts/lots/lotPurge.contract';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { saleReaderContract } from '../../../testing/contracts/lots/saleReader.contract';

const services = testServices();
let owner: ServicePerson;
let editor: ServicePerson;
let viewer: ServicePerson;
let stranger: ServicePerson;
const saleId = newId();

async function openSale(id: string): Promise<void> {
  await owner.sales.create(id, { title: 'Spring', date: '2027-04-17', currency: 'EUR' }, owner.uid);
  await putIntoSale(id, { [owner.uid]: 'owner', [editor.uid]: 'editor', [viewer.uid]: 'viewer' });
}

beforeAll(async () => {
  const people = [0, 1, 2, 3].map(() => enterPerson(services));
  [owner, editor, viewer, stranger] = (await Promise.all(people)) as [
    ServicePerson,
    ServicePerson,
    ServicePerson,
    ServicePerson,
  ];
  await openSale(saleId);
}, 30_000);
afterAll(async () => {
  await Promise.all([owner, editor, viewer, stranger].map((person) => person.leave()));
});

const reading = (person: ServicePerson) => ({
  ...person,
  reader: createFirebaseSaleReader(person.documents, person.runQuery),
});
saleReaderContract('Firebase', async () => {
  const id = newId();
  await openSale(id);
  const nameOwner = (name: string) =>
    createFirebaseMembersGateway(owner.documents).writeCard(id, owner.uid, { name, email: null });
  return { saleId: id, owner: reading(owner), viewer: reading(viewer), stranger: reading(stranger), nameOwner };
});

const purging = (person: ServicePerson) => ({
  ...person,
  purge: createFirebaseLotPurge(person.documents),
  numbers: createFirebaseNumbersGateway(person.documents),
});
lotPurgeContract('Firebase', () => ({ saleId, owner: purging(owner), editor: purging(editor) }));

const remembering = (person: ServicePerson) => ({
  ...person,
  history: createFirebaseLotHistoryGateway(person.documents),
});
lotHistoryContract('Firebase', async () => {
  const id = newId();
  await openSale(id);
  return { saleId: id, owner: remembering(owner), viewer: remembering(viewer), stranger: remembering(stranger) };
});

describe('a record that is not as expected', () => {
  it('is left out and logged, and hides none of the others', async () => {
    const id = newId();
    await openSale(id);
    const make = buildOperations(id, owner.uid);
    const made = make.createLot(1);
    await owner.lots.apply(made);
    const spoilt = newId();
    await putRecord(id, spoilt, { lotId: make.lotId, by: owner.uid, kind: 'unheardOf', changes: {} });
    const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const found = await createFirebaseLotHistoryGateway(owner.documents).read(id, make.lotId, false);
    expect(found.map((each) => each.id)).toEqual([made.id]);
    expect(warned.mock.calls).toEqual([[`Record ${spoilt} is not as expected.`]]);
    warned.mockRestore();
  });
});

/** Past all rules, as another build or a person in the console would write it. */
async function putRecord(sale: string, opId: string, fields: Parameters<typeof encodeFields>[0]): Promise<void> {
  const { host, port } = services.firestore;
  const place = `projects/${LOCAL_PROJECT}/databases/(default)/documents/sales/${sale}/ops/${opId}`;
  await request(`http://${host}:${String(port)}/v1/${place}`, {
    method: 'PATCH',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fields: encodeFields(fields) }),
  });
}
