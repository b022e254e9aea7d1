import type { DeviceStorage } from '../DeviceStorage';
import { ENCRYPTED_STORE, type OutboxDatabase } from './outboxDatabase';

/** About a prepared photo: what fails with this much fails with the first photo. */
const PROBE_BYTES = 512 * 1024;
const PROBE_OWNER = 'probe';

/** `manager` is missing where the page is not secure; the browser then decides alone. */
export function createBrowserDeviceStorage(
  database: OutboxDatabase,
  manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined,
): DeviceStorage {
  return {
    async hasRoom() {
      try {
        const connection = await database();
        const data = new ArrayBuffer(PROBE_BYTES);
        const key = await connection.add(ENCRYPTED_STORE, { owner: PROBE_OWNER, iv: new Uint8Array(), data });
        await connection.delete(ENCRYPTED_STORE, key);
        return true;
      } catch {
        return false;
      }
    },
    async askToStay() {
      try {
        if (manager !== undefined && !(await manager.persisted())) await manager.persist();
      } catch {
        // The browser would not say: what is kept is as safe as before.
      }
    },
  };
}
