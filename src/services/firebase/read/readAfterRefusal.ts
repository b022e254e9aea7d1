import type { DocumentReference, DocumentSnapshot } from 'firebase/firestore';
import { GatewayFailure } from '../../failure';
import { readFromServer } from './readFromServer';

/**
 * The server's own copy of what a refused write would have made, or null when that may not be read either. Rejects with
 * a GatewayFailure when there was no answer: then nobody knows whether the write had landed before, and a caller that takes
 * the refusal for the last word tells a person that work is refused which the server has.
 */
export async function readAfterRefusal(target: DocumentReference): Promise<DocumentSnapshot | null> {
  try {
    return await readFromServer(target);
  } catch (error) {
    if (error instanceof GatewayFailure && error.code === 'permission-denied') return null;
    throw error;
  }
}
