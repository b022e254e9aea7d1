import type { FirebaseApp } from 'firebase/app';
import { sharedAuth } from '../../auth/sdk/sharedAuth';

/**
 * Whether the present person is the only one who has read in this page. The database's memory keeps documents after
 * the listeners of a session have ended, and gives them to the next person's listeners before the server has said whether
 * that one may read them. Ask it when a listener begins.
 */
export function createCacheOwner(app: FirebaseApp): () => boolean {
  const readers = new Set<string>();
  return () => {
    const uid = sharedAuth(app).auth.currentUser?.uid;
    if (uid !== undefined) readers.add(uid);
    return readers.size <= 1;
  };
}
