import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  setPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { Stay } from './signInMethods';

let lasting: Promise<Persistence> | null = null;

/** The best place of the browser that outlives its windows. The SDK looks for it at its start only. */
function lastingPersistence(): Promise<Persistence> {
  lasting ??= new Promise((resolve) => {
    const local = () => resolve(browserLocalPersistence);
    try {
      const opening = indexedDB.open('lotsmith-probe');
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase('lotsmith-probe');
        resolve(indexedDBLocalPersistence);
      };
      opening.onerror = local;
    } catch {
      local();
    }
  });
  return lasting;
}

/** Where the next sign-in is remembered. Settled before the sign-in, so that nothing of a `session` is ever kept. */
export async function stayFor(auth: Auth, stay: Stay): Promise<void> {
  await setPersistence(auth, stay === 'session' ? browserSessionPersistence : await lastingPersistence());
}
