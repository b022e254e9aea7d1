import { tokenOf, type Actor } from './actors';
import { PROJECT, startEmulator, type RulesEmulator } from './emulator';
import { FirestoreClient } from './firestoreClient';
import { seed } from './fixture';

/** One emulator for a test file: call it once at its top; the members may be used inside tests and hooks. */
export function useEmulator() {
  let emulator: RulesEmulator | undefined;
  const running = () => {
    if (emulator === undefined) throw new Error('The emulator is not up yet: call this inside a test.');
    return emulator;
  };
  beforeAll(async () => {
    emulator = await startEmulator();
  }, 60_000);
  afterAll(async () => {
    await emulator?.stop();
  });
  const as = (actor: Actor, claims: object = {}) => new FirestoreClient(running(), tokenOf(actor, claims));
  const admin = () => new FirestoreClient(running(), 'owner');
  /** Empties the database and puts the fixture in. */
  const reset = async () => {
    const { host, port } = running();
    await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
      method: 'DELETE',
    });
    if ((await admin().commit(...seed())) !== 'allowed') throw new Error('The fixture could not be written.');
  };
  return { as, admin, reset };
}
