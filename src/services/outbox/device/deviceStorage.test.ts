import 'fake-indexeddb/auto';
import { createBrowserDeviceStorage } from './browserDeviceStorage';
import { createOutboxDatabase, ENCRYPTED_STORE } from './outboxDatabase';

const manager = (persisted: boolean) => ({
  persisted: jest.fn(() => Promise.resolve(persisted)),
  persist: jest.fn(() => Promise.resolve(true)),
});

it('has room when a photo fits, and leaves nothing of the question behind', async () => {
  const database = createOutboxDatabase('room');
  expect(await createBrowserDeviceStorage(database, undefined).hasRoom()).toBe(true);
  expect(await (await database()).count(ENCRYPTED_STORE)).toBe(0);
});

it('has none when the browser takes nothing', async () => {
  const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  expect(await createBrowserDeviceStorage(full, undefined).hasRoom()).toBe(false);
});

it('asks once that what is kept stays, and not where that is so already', async () => {
  const [asking, settled] = [manager(false), manager(true)];
  const database = createOutboxDatabase('stay');
  await createBrowserDeviceStorage(database, asking).askToStay();
  await createBrowserDeviceStorage(database, settled).askToStay();
  await createBrowserDeviceStorage(database, undefined).askToStay();
  expect(asking.persist).toHaveBeenCalledTimes(1);
  expect(settled.persist).not.toHaveBeenCalled();
});
