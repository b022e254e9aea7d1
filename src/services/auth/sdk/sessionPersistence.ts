import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  setPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { SessionPersistence } from '../signInMethods';

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

/** The last call for each: an older one that is slower must not undo what was chosen since. */
const latest = new WeakMap<Auth, object>();

/**
 * Where the next sign-in is remembered. Settled before the sign-in, so that nothing of a `session` is ever kept. Resolves
 * with what puts the lasting place back when no sign-in came, which does nothing once another one has begun.
 */
export async function persistenceFor(auth: Auth, stay: SessionPersistence): Promise<() => Promise<void>> {
  const mine = {};
  latest.set(auth, mine);
  const place = stay === 'session' ? browserSessionPersistence : await lastingPersistence();
  const isLatest = () => latest.get(auth) === mine;
  if (isLatest()) await setPersistence(auth, place);
  return async () => {
    if (isLatest()) await persistenceFor(auth, 'kept');
  };
}
