import { getMetadata, getStorage, ref } from 'firebase/storage';
import { testServices } from '../../../local/testServices';
import { enterPerson, type ServicePerson } from '../../testing/services/servicePeople';
import { createFirebasePortraitGateway } from './firebasePortraitGateway';
import { portrait, portraitGatewayContract } from '../../testing/contracts/portraitGateway.contract';

const services = testServices();
const entered: ServicePerson[] = [];
const enter = async () => {
  const person = await enterPerson(services);
  entered.push(person);
  // The files of this person are pointed to the local service already.
  return { person, uid: person.uid, portraits: createFirebasePortraitGateway(person.app) };
};

afterEach(async () => {
  await Promise.all(entered.splice(0).map((person) => person.leave()));
});

portraitGatewayContract('Firebase', async () => {
  const { person, uid, portraits } = await enter();
  return {
    uid,
    portraits,
    stored: () =>
      getMetadata(ref(getStorage(person.app), `people/${uid}/portrait.jpg`)).then(
        ({ size }) => size,
        () => null,
      ),
  };
});

describe('portrait gateway: Firebase', () => {
  it('gives an address that opens without signing in, as an address of a picture must, until there is a new one', async () => {
    const { uid, portraits } = await enter();
    const first = await portraits.save(uid, portrait(4));
    expect((await fetch(first)).status).toBe(200);
    const second = await portraits.save(uid, portrait(10));
    expect((await fetch(second)).status).toBe(200);
    expect((await fetch(first)).status).toBe(403);
    await portraits.remove(uid);
    expect((await fetch(second)).ok).toBe(false);
  });

  it('refuses a portrait of somebody else, and one that is too large', async () => {
    const [ada, eve] = [await enter(), await enter()];
    await expect(eve.portraits.save(ada.uid, portrait())).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(ada.portraits.save(ada.uid, portrait(256 * 1024))).rejects.toMatchObject({ code: 'unauthorized' });
    await ada.portraits.save(ada.uid, portrait(256 * 1024 - 4));
    await expect(eve.portraits.remove(ada.uid)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
