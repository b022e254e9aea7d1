import { doc, type Firestore, runTransaction } from 'firebase/firestore';
import { inTime } from '../../firebase/failures/inTime';
import type { KeyGateway } from '../KeyGateway';
import { importKey, newKeyText } from './encryption';

/** The key in `users/{uid}/keys/outbox`, read and made in one transaction, so that two devices do not make two. */
export function createFirebaseKeyGateway(documents: Firestore): KeyGateway {
  return {
    async obtain(uid) {
      const place = doc(documents, 'users', uid, 'keys', 'outbox');
      const text = await inTime(
        runTransaction(documents, async (transaction) => {
          const known: unknown = (await transaction.get(place)).get('key');
          if (typeof known === 'string') return known;
          const fresh = newKeyText();
          transaction.set(place, { key: fresh });
          return fresh;
        }),
      );
      return importKey(text);
    },
  };
}
