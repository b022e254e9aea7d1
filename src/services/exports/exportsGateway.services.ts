import { testServices } from '../../../local/testServices';
import { newId } from '../../shared/id';
import { exportsGatewayContract } from '../../testing/contracts/exportsGateway.contract';
import { enterPerson, putIntoSale, type ServicePerson } from '../../testing/services/servicePeople';
import { createFirebaseExportsGateway } from './firebaseExportsGateway';

const services = testServices();
const saleId = newId();
let people: ServicePerson[] = [];
beforeAll(async () => {
  people = await Promise.all([enterPerson(services), enterPerson(services), enterPerson(services)]);
  const [owner, viewer] = people;
  await owner?.sales.create(saleId, { title: 'Spring', date: '2027-04-17', currency: 'EUR' }, owner.uid);
  await putIntoSale(saleId, { [owner?.uid ?? '']: 'owner', [viewer?.uid ?? '']: 'viewer' });
}, 30_000);
afterAll(async () => {
  await Promise.all(people.map((person) => person.leave()));
});

exportsGatewayContract(
  'Firebase',
  () => {
    const [owner, viewer, stranger] = people.map(({ uid, documents }) => ({
      uid,
      exports: createFirebaseExportsGateway(documents),
    }));
    if (owner === undefined || viewer === undefined || stranger === undefined) throw new Error('Somebody is missing.');
    return { saleId, owner, viewer, stranger };
  },
  10_000,
);
