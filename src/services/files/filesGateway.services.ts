import { testServices } from '../../../local/testServices';
import { newId } from '../../shared/id';
import { enterPerson, type ServicePerson } from '../../testing/services/servicePeople';
import { filesGatewayContract } from '../../testing/contracts/filesGateway.contract';

const services = testServices();
const saleId = newId();
let owner: ServicePerson;
let stranger: ServicePerson;
beforeAll(async () => {
  [owner, stranger] = await Promise.all([enterPerson(services), enterPerson(services)]);
  await owner.sales.create(saleId, { title: 'Spring', date: '2027-04-17', currency: 'EUR' }, owner.uid);
}, 30_000);
afterAll(async () => {
  await Promise.all([owner.leave(), stranger.leave()]);
});

filesGatewayContract('Firebase', () => ({ saleId, owner: owner.files, stranger: stranger.files }));
