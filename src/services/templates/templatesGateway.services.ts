import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { testServices } from '../../../local/testServices';
import { newId } from '../../shared/id';
import { enterPerson, putIntoSale, type ServicePerson } from '../../testing/services/servicePeople';
import { createFirebaseTemplatesGateway } from './firebaseTemplatesGateway';
import { templatesGatewayContract } from '../../testing/contracts/templatesGateway.contract';

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

templatesGatewayContract('Firebase', () => {
  const [owner, viewer, stranger] = people.map(({ uid, documents }) => ({
    uid,
    templates: createFirebaseTemplatesGateway(documents),
  }));
  if (owner === undefined || viewer === undefined || stranger === undefined) throw new Error('Somebody is missing.');
  return { saleId, owner, viewer, stranger };
});

/** As pages of the build before extras write: whole documents without them, and changes by single fields. */
describe('templates of an older build', () => {
  const begin = () => {
    const [owner] = people;
    if (owner === undefined) throw new Error('Nobody is here.');
    const id = newId();
    const templates = createFirebaseTemplatesGateway(owner.documents);
    const mine = async () => (await templates.list(saleId)).find((each) => each.id === id);
    const by = { updatedAt: serverTimestamp(), updatedBy: owner.uid };
    return { owner, id, templates, mine, by, document: doc(owner.documents, 'sales', saleId, 'templates', id) };
  };
  const plain = { kind: 'lot', name: 'Lamps', order: 'a5', isDefault: false, fields: { category: 'Lamps' } } as const;

  test('are read without extras, and take some', async () => {
    const { owner, id, templates, mine, by, document } = begin();
    await setDoc(document, { ...plain, createdAt: serverTimestamp(), createdBy: owner.uid, ...by });
    expect(await mine()).toEqual({ id, ...plain });
    const more = { id, ...plain, fields: { category: 'Lamps', 'extras.shippable': true } };
    await templates.save(saleId, [more], owner.uid);
    expect(await mine()).toEqual(more);
  });

  test('keep the extras of a newer one when such a page changes them', async () => {
    const { owner, id, templates, mine, by, document } = begin();
    const more = { id, ...plain, fields: { category: 'Lamps', 'extras.shippable': true } };
    await templates.save(saleId, [more], owner.uid);
    await updateDoc(document, { name: 'Old lamps', 'fields.category': 'Lighting', ...by });
    expect(await mine()).toEqual({
      ...more,
      name: 'Old lamps',
      fields: { category: 'Lighting', 'extras.shippable': true },
    });
  });
});
