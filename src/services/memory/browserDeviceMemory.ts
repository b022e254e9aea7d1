import type { DeviceMemory, MemoryKey } from './DeviceMemory';

/** The database of the copies; the chunk that makes it is not here when nobody is signed in. */
export const COPIES = 'lotsmith-copies';

const nameOf = (key: MemoryKey) => `lotsmith.${key}`;

const OF_WINDOW: readonly MemoryKey[] = ['redirect', 'acts'];

/** In the browser's storage: what is about one window in the window's own. */
export function createBrowserDeviceMemory(view: Window = window): DeviceMemory {
  const storageOf = (key: MemoryKey) => (OF_WINDOW.includes(key) ? view.sessionStorage : view.localStorage);
  return {
    read(key) {
      try {
        return storageOf(key).getItem(nameOf(key));
      } catch {
        return null;
      }
    },
    forgetCopies() {
      try {
        view.indexedDB.deleteDatabase(COPIES);
      } catch {
        // Blocked: then there are none.
      }
    },
    write(key, value) {
      try {
        if (value === null) storageOf(key).removeItem(nameOf(key));
        else storageOf(key).setItem(nameOf(key), value);
      } catch {
        // Blocked or full: the next visit asks again.
      }
    },
  };
}
