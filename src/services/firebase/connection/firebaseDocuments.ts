import type { FirebaseApp } from 'firebase/app';
import { initializeFirestore, memoryLocalCache, type Firestore } from 'firebase/firestore';
import { limitRequests } from './limitRequests';

/**
 * The document database of this page. Its cache is in memory: nothing of a person's work stays in the SDK's own store
 * on a shared computer; what is unsent waits in our outbox, which knows whose it is. `connect` is called before
 * anything is asked (to point to a local service).
 */
export function openDocuments(app: FirebaseApp, connect?: (documents: Firestore) => void): Firestore {
  limitRequests();
  const documents = initializeFirestore(app, { localCache: memoryLocalCache() });
  connect?.(documents);
  return documents;
}
