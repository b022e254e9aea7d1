import { doc } from 'firebase/firestore';
import { testServices } from '../../../local/testServices';
import { chunkId } from '../../domain/catalogue/catalogueChunks';
import type { Role } from '../../domain/sales/sale';
import { newId } from '../../shared/id';
import { enterPerson, putIntoSale, type ServicePerson } from '../../testing/services/servicePeople';
import { createFirebaseCatalogueGateway } from '../catalogue/firebaseCatalogueGateway';
import { readFromServer } from '../firebase/read/readFromServer';
import { createFirebaseMembersGateway } from '../members/firebaseMembersGateway';
import { createFirebasePresenceGateway } from '../presence/firebasePresenceGateway';
import { createFirebasePeopleGateway } from './firebasePeopleGateway';
import { peopleGatewayContract } from '../../testing/contracts/peopleGateway.contract';

const services = testServices();
const entered: ServicePerson[] = [];
const enter = async () => {
  const person = await enterPerson(services);
  entered.push(person);
  return person;
};
const peopleOf = (person: ServicePerson) => createFirebasePeopleGateway(person.documents);
const saleOf = (person: ServicePerson, id: string) => readFromServer(doc(person.documents, 'sales', id));

afterEach(async () => {
  await Promise.all(entered.splice(0).map((person) => person.leave()));
});

/** A sale that `owner` opens, with these roles. */
async function openSale(owner: ServicePerson, title: string, roles: Readonly<Record<string, Role>>): Promise<string> {
  const id = newId();
  await owner.sales.create(id, { title, date: '2027-04-17', currency: 'EUR' }, owner.uid);
  await putIntoSale(id, roles);
  return id;
}

peopleGatewayContract('Firebase', async () => {
  const [ada, eve] = [await enter(), await enter()];
  return {
    uid: ada.uid,
    people: peopleOf(ada),
    enterSales: async () => [
      {
        saleId: await openSale(eve, 'Books', { [eve.uid]: 'owner', [ada.uid]: 'owner' }),
        title: 'Books',
        fate: 'leaves',
        slug: null,
      },
      {
        saleId: await openSale(ada, 'Chairs', { [ada.uid]: 'owner', [eve.uid]: 'viewer' }),
        title: 'Chairs',
        fate: 'handedOver',
        slug: null,
      },
      { saleId: await openSale(ada, 'Clocks', { [ada.uid]: 'owner' }), title: 'Clocks', fate: 'deleted', slug: null },
    ],
  };
});

describe('people gateway: Firebase', () => {
  it('takes the card and the presence along', async () => {
    const [ada, eve] = [await enter(), await enter()];
    const id = await openSale(eve, 'Books', { [eve.uid]: 'owner', [ada.uid]: 'editor' });
    await createFirebaseMembersGateway(ada.documents).writeCard(id, ada.uid, { name: 'Ada', email: null });
    await createFirebasePresenceGateway(ada.documents, ada.deleteInPassing, () => true).come(id, ada.uid, null);
    const traces = ['people', 'presence'].map((kind) => doc(eve.documents, 'sales', id, kind, ada.uid));
    const there = async () => (await Promise.all(traces.map(readFromServer))).map((trace) => trace.exists());
    expect(await there()).toEqual([true, true]);
    await peopleOf(ada).depart(ada.uid);
    expect(await there()).toEqual([false, false]);
  });

  it('leaves as an editor or a viewer, who may change nothing else of a sale', async () => {
    const [ada, eve] = [await enter(), await enter()];
    const edited = await openSale(eve, 'Books', { [eve.uid]: 'owner', [ada.uid]: 'editor' });
    const seen = await openSale(eve, 'Chairs', { [eve.uid]: 'owner', [ada.uid]: 'viewer' });
    await peopleOf(ada).depart(ada.uid);
    for (const id of [edited, seen]) {
      expect((await saleOf(eve, id)).data()).toMatchObject({ roles: { [eve.uid]: 'owner' }, memberUids: [eve.uid] });
      await expect(saleOf(ada, id)).rejects.toMatchObject({ code: 'permission-denied' });
    }
  });

  it('hands a sale over to its editors, or else to its viewers', async () => {
    const [ada, eve, ida] = [await enter(), await enter(), await enter()];
    const edited = await openSale(ada, 'Books', { [ada.uid]: 'owner', [eve.uid]: 'editor', [ida.uid]: 'viewer' });
    const seen = await openSale(ada, 'Chairs', { [ada.uid]: 'owner', [ida.uid]: 'viewer' });
    await peopleOf(ada).depart(ada.uid);
    expect((await saleOf(ida, edited)).data()).toMatchObject({ roles: { [eve.uid]: 'owner', [ida.uid]: 'viewer' } });
    expect((await saleOf(ida, seen)).data()).toMatchObject({ title: 'Chairs', roles: { [ida.uid]: 'owner' } });
  });

  it('leaves a sale that nobody else is in so that nobody can open it, or open it anew', async () => {
    const [ada, eve] = [await enter(), await enter()];
    const id = await openSale(ada, 'Clocks', { [ada.uid]: 'owner' });
    await peopleOf(ada).depart(ada.uid);
    for (const person of [ada, eve]) {
      await expect(saleOf(person, id)).rejects.toMatchObject({ code: 'permission-denied' });
      const again = person.sales.create(id, { title: 'Mine', date: '2027-04-17', currency: 'EUR' }, person.uid);
      await expect(again).rejects.toMatchObject({ code: 'permission-denied' });
    }
  });

  it('takes the catalogue of such a sale out of sight: nobody could do it later', async () => {
    const ada = await enterPerson(services, { proved: true });
    entered.push(ada);
    const [id, slug] = [await openSale(ada, 'Clocks', { [ada.uid]: 'owner' }), newId().toLowerCase()];
    const catalogue = createFirebaseCatalogueGateway(ada.documents);
    const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR' };
    await ada.sales.move(id, 'open', 'numbersLocked');
    await catalogue.publishSale(id, slug, details);
    await catalogue.writeChunk(slug, chunkId(2, 0), { version: 2, lots: [] });
    await catalogue.writeHeader(slug, { saleId: id, details, version: 2, chunkCount: 1 });
    await peopleOf(ada).depart(ada.uid);
    const header = doc(ada.documents, 'catalogues', slug);
    expect((await readFromServer(header)).data()).toMatchObject({ saleId: id, version: 3, chunkCount: 0 });
    expect((await readFromServer(doc(header, 'chunks', chunkId(2, 0)))).exists()).toBe(false);
  });

  it('shuts a session out of the sales at once when all are ended, and says so to it', async () => {
    const ada = await enter();
    const id = await openSale(ada, 'Books', { [ada.uid]: 'owner' });
    // Sessions are counted in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await peopleOf(ada).endSessions(ada.uid);
    await expect(saleOf(ada, id)).rejects.toMatchObject({ code: 'permission-denied' });
    const received = await new Promise<number | null>((resolve) => {
      peopleOf(ada).follow(ada.uid, ({ sessionsEndedAt }) => resolve(sessionsEndedAt));
    });
    expect(received).not.toBeNull();
    await expect(peopleOf(ada).depart(ada.uid)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('may not end the sessions of another', async () => {
    const [ada, eve] = [await enter(), await enter()];
    await expect(peopleOf(eve).endSessions(ada.uid)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
