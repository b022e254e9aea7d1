import { type DocumentReference, type DocumentSnapshot, getDocFromServer } from 'firebase/firestore';
import { dataFailure } from './firebaseFailures';

/**
 * The server's own copy of what a refused write would have made, or null when that may not be read either. Rejects with
 * a GatewayFailure when there was no answer: then nobody knows whether the write had landed before, and whoever takes
 * the refusal for the last word tells a person that work is refused which the server has.
 */
export async function readAfterRefusal(target: DocumentReference): Promise<DocumentSnapshot | null> {
  try {
    return await getDocFromServer(target);
  } catch (error) {
    const failure = dataFailure(error);
    if (failure.code === 'permission-denied') return null;
    throw failure;
  }
}
