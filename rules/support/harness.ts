import { testServices, wipeDocuments } from '../../local/testServices';
import { tokenOf, type Actor } from './actors';
import { FirestoreClient } from './firestoreClient';
import { seed } from './fixture';

const services = testServices();

/** The documents as one person sees them, through the rules; `claims` replace those of the person's token. */
export const as = (actor: Actor, claims: object = {}) =>
  new FirestoreClient(services.firestore, tokenOf(actor, claims));

/** Past all rules. */
export const admin = new FirestoreClient(services.firestore, 'owner');

/** Empties the database and puts the fixture in. */
export async function reset(): Promise<void> {
  await wipeDocuments(services);
  const verdict = await admin.commit(...seed());
  if (verdict !== 'allowed') throw new Error(`The fixture could not be written: ${verdict}.`);
}
