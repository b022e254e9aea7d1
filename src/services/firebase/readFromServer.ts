import { type DocumentReference, type DocumentSnapshot, runTransaction } from 'firebase/firestore';
import { GatewayFailure } from '../failure';
import { dataFailure } from './firebaseFailures';

/** A transaction never settles when the token for it cannot be fetched; nobody waits longer than this, in ms. */
const LIMIT_MS = 10_000;

/**
 * One document as the server has it now. Read in a transaction, which is one request and one answer: a read through the
 * listening stream stalled for ten seconds when that stream was opened just after a refused write. Rejects with
 * GatewayFailure<DataCode>, `unavailable` when no answer came in time.
 */
export async function readFromServer(target: DocumentReference): Promise<DocumentSnapshot> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GatewayFailure('unavailable')), LIMIT_MS);
  });
  const read = runTransaction(target.firestore, (transaction) => transaction.get(target), { maxAttempts: 1 });
  read.catch(() => undefined);
  try {
    return await Promise.race([read, late]);
  } catch (error) {
    throw error instanceof GatewayFailure ? error : dataFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
