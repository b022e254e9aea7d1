import {
  collection,
  doc,
  type DocumentData,
  type Firestore,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore';
import type { DeleteInPassing } from '../firebase/read/deleteInPassing';
import { inTime } from '../firebase/failures/inTime';
import { listenTo } from '../firebase/read/listenTo';
import type { Presence, PresenceGateway } from './PresenceGateway';

function readPresence(data: DocumentData): Presence | null {
  const { lotId, at } = data as Readonly<Record<string, unknown>>;
  return at instanceof Timestamp ? { lotId: typeof lotId === 'string' ? lotId : null, at: at.toMillis() } : null;
}

export function createFirebasePresenceGateway(
  documents: Firestore,
  deleteInPassing: DeleteInPassing,
  isVisible: () => boolean = () => document.visibilityState === 'visible',
): PresenceGateway {
  /** Now or not at all: an ordinary write would wait for the network, and say hours later that somebody is here. */
  const write = async (work: (transaction: Transaction) => unknown): Promise<void> => {
    try {
      await inTime(runTransaction(documents, async (transaction) => void work(transaction), { maxAttempts: 1 }));
    } catch {
      // The others see it at the next heartbeat, or that there is none.
    }
  };
  const own = (saleId: string, uid: string) => doc(documents, 'sales', saleId, 'presence', uid);

  return {
    isVisible,
    listen: (saleId, listener) =>
      listenTo(
        collection(documents, 'sales', saleId, 'presence'),
        (snapshot) => {
          if (snapshot.metadata.fromCache) return;
          const known = snapshot.docs.flatMap((each) => {
            const presence = readPresence(each.data());
            return presence === null ? [] : [[each.id, presence] as const];
          });
          listener(Object.fromEntries(known));
        },
        // The list of sales shows when a person may not see the sale any more.
        () => listener({}),
      ),
    come: (saleId, uid, lotId) =>
      write((transaction) => transaction.set(own(saleId, uid), { lotId, at: serverTimestamp() })),
    go: (saleId, uid) => deleteInPassing(own(saleId, uid).path),
  };
}
