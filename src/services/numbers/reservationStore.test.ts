import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { createFakeReservationStore } from '../../testing/fakes/fakeReservationStore';
import { createIdbReservationStore } from './idbReservationStore';
import { reservationStoreContract } from '../../testing/contracts/reservationStore.contract';

let counter = 0;

reservationStoreContract('fake', createFakeReservationStore);
reservationStoreContract('IndexedDB', () => createIdbReservationStore(`numbers-${String((counter += 1))}`));

it('names neither the person nor the sale nor a lot, and is there for the next page', async () => {
  const number = { number: '9', saleId: 'sale-of-clocks', lotId: 'lot-of-clocks', keptAt: 1 };
  await createIdbReservationStore('numbers-again').keep('anna', [number]);
  expect(await createIdbReservationStore('numbers-again').list('anna')).toEqual([number]);
  const database = await openDB('numbers-again');
  const values = (await database.getAll('numbers')) as { data: ArrayBuffer }[];
  const held = [
    JSON.stringify([await database.getAllKeys('numbers'), values]),
    ...values.map(({ data }) => new TextDecoder().decode(data)),
  ].join();
  database.close();
  expect(values).toHaveLength(1);
  expect(['anna', 'clocks'].filter((text) => held.includes(text))).toEqual([]);
});

it('gives the others when one of them cannot be opened', async () => {
  const store = createIdbReservationStore('numbers-damaged');
  const number = (each: string) => ({ saleId: 's', lotId: `lot${each}`, number: each, keptAt: 1 });
  await store.keep('anna', [number('12'), number('13')]);
  const database = await openDB('numbers-damaged');
  const [place] = await database.getAllKeys('numbers');
  await database.put('numbers', { iv: new Uint8Array(12), data: new ArrayBuffer(40) }, place);
  database.close();
  expect(await store.list('anna')).toHaveLength(1);
  // What is taken is gone from the device: it must not be lost with it.
  expect(await store.take('anna', 's', ['12', '13'])).toHaveLength(1);
});
