import { testServices } from '../../../local/testServices';
import { newId } from '../../shared/id';
import { enterPerson, putIntoSale, type ServicePerson } from '../../testing/servicePeople';
import { createFirebaseNumbersGateway } from '../numbers/firebaseNumbersGateway';
import { createFirebaseLotPurge } from './firebaseLotPurge';
import { createFirebaseSaleReader } from './firebaseSaleReader';
import { lotPurgeContract } from './lotPurge.contract';
import { saleReaderContract } from './saleReader.contract';

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
  const entering = [0, 1, 2, 3].map(() => enterPerson(services));
  [owner, editor, viewer, stranger] = (await Promise.all(entering)) as [
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
  return { saleId: id, owner: reading(owner), viewer: reading(viewer), stranger: reading(stranger) };
});

const purging = (person: ServicePerson) => ({
  ...person,
  purge: createFirebaseLotPurge(person.documents),
  numbers: createFirebaseNumbersGateway(person.documents),
});
lotPurgeContract('Firebase', () => ({ saleId, owner: purging(owner), editor: purging(editor) }));
