import { doc, type Timestamp } from 'firebase/firestore';
import { readFromServer } from '../firebase/read/readFromServer';
import { testServices } from '../../../local/testServices';
import { newId } from '../../shared/id';
import { enterPerson, putIntoSale, type ServicePerson } from '../../testing/services/servicePeople';
import { salesGatewayContract } from '../../testing/contracts/salesGateway.contract';

const services = testServices();
let owner: ServicePerson;
let stranger: ServicePerson;
beforeAll(async () => {
  [owner, stranger] = await Promise.all([enterPerson(services), enterPerson(services)]);
}, 30_000);
afterAll(async () => {
  await Promise.all([owner.leave(), stranger.leave()]);
});

salesGatewayContract('Firebase', () => ({ owner, stranger }));

describe('sales gateway: Firebase', () => {
  it('writes the time of the server and everything the rules ask for', async () => {
    const id = newId();
    await owner.sales.create(id, { title: 'Books', date: '2027-01-02', currency: 'GBP' }, owner.uid);
    const data = (await readFromServer(doc(owner.documents, 'sales', id))).data();
    expect(data).toMatchObject({ memberUids: [owner.uid], numbering: {}, slug: null, status: 'open' });
    const { createdAt } = data as { createdAt: Timestamp };
    expect(Math.abs(createdAt.toMillis() - Date.now())).toBeLessThan(60_000);
  });

  it('sends an empty list to a person who is taken out of the only sale', async () => {
    const id = newId();
    const ida = await enterPerson(services);
    // Made by another person: what her page lists of it is the server's answer, and not a write of its own. What is written
    // while the emulator makes its first answer is not in it, and comes only with the list's next change (decision 47).
    await owner.sales.create(id, { title: 'Books', date: '2027-01-02', currency: 'GBP' }, owner.uid);
    await putIntoSale(id, { [ida.uid]: 'owner' });
    const notified: string[][] = [];
    const stop = ida.sales.listen(ida.uid, (event) => {
      if (event.type === 'sales') notified.push(event.sales.map((sale) => sale.id));
    });
    const until = async (what: () => boolean): Promise<void> => {
      while (!what()) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    await until(() => notified.at(-1)?.includes(id) === true);
    await putIntoSale(id, { [owner.uid]: 'owner' });
    await until(() => notified.at(-1)?.length === 0);
    stop();
    await ida.leave();
  });

  it('refuses a day that is none with the code of the rules', async () => {
    const bad = { title: 'Books', date: '2027-13-02', currency: 'GBP' };
    await expect(owner.sales.create(newId(), bad, owner.uid)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
