import { LOCAL_API_KEY, LOCAL_BUCKET, LOCAL_PROJECT } from '../../../local/net/project';
import { testServices } from '../../../local/testServices';
import { newId } from '../../shared/id';
import { enterPerson, type ServicePerson } from '../../testing/services/servicePeople';
import { catalogueContract } from '../../testing/contracts/catalogue.contract';
import { createFirebaseCatalogueGateway } from './firebaseCatalogueGateway';
import { createRestCatalogueReader } from './restCatalogueReader';

const services = testServices();
let people: readonly [ServicePerson, ServicePerson, ServicePerson];
beforeAll(async () => {
  people = await Promise.all([
    enterPerson(services, { proved: true }),
    enterPerson(services, { proved: true }),
    enterPerson(services),
  ]);
}, 30_000);
afterAll(async () => {
  await Promise.all(people.map((person) => person.leave()));
});

const visitor = createRestCatalogueReader({
  firebase: {
    apiKey: LOCAL_API_KEY,
    authDomain: 'localhost',
    projectId: LOCAL_PROJECT,
    storageBucket: LOCAL_BUCKET,
    appId: 'local',
    tenantId: null,
  },
  local: services,
});

const partyOf = ({ uid, documents }: ServicePerson) => ({ uid, catalogues: createFirebaseCatalogueGateway(documents) });

catalogueContract('Firebase', () => ({
  owner: partyOf(people[0]),
  other: partyOf(people[1]),
  unproved: partyOf(people[2]),
  visitor,
  async makeSale(uid, locked = false) {
    const id = newId();
    const sales = people.find((person) => person.uid === uid)?.sales;
    await sales?.create(id, { title: 'Clocks', date: '2027-04-17', currency: 'EUR' }, uid);
    if (locked) await sales?.move(id, 'open', 'numbersLocked');
    return id;
  },
}));

describe('the files of a catalogue', () => {
  it('are written by the owner of its sale and seen by everybody at their address', async () => {
    const [owner, stranger] = people;
    const [slug, saleId, photo] = [`clocks-${newId().toLowerCase()}`, newId(), newId()];
    await owner.sales.create(saleId, { title: 'Clocks', date: '2027-04-17', currency: 'EUR' }, owner.uid);
    await owner.sales.move(saleId, 'open', 'numbersLocked');
    const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' };
    await createFirebaseCatalogueGateway(owner.documents).publishSale(saleId, slug, details);
    const path = `catalogues/${slug}/${photo}/view.jpg`;
    const file = new Blob(['picture'], { type: 'image/jpeg' });
    await expect(stranger.files.upload(path, file, () => undefined).done).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await owner.files.upload(path, file, () => undefined).done;
    const seen = await fetch(visitor.photoAddress(slug, { id: photo, turn: 0 }, 'view'));
    expect(await seen.text()).toBe('picture');
  });
});
