import { type DocumentReference, type DocumentSnapshot, runTransaction } from 'firebase/firestore';
import { inTime } from '../failures/inTime';

/**
 * One document as the server has it now. Read in a transaction, which is one request and one answer: a read through the
 * listening stream stalled for ten seconds when that stream was opened just after a refused write. Rejects with
 * GatewayFailure<DataCode>, `unavailable` when no answer came in time.
 */
export function readFromServer(target: DocumentReference): Promise<DocumentSnapshot> {
  return inTime(runTransaction(target.firestore, (transaction) => transaction.get(target), { maxAttempts: 1 }));
}
