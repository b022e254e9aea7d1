import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { retryAllSaves } from '../../features/lots/model/saves/savesSlice';
import { gateway } from '../base/effects';
import { showRestored } from './showRestored';

/**
 * Opens what the person has left locked on this device and sends it on, now or when the network is back. `obtainKey` gives
 * null while the key cannot be had.
 */
export function* decryptWork(uid: string, obtainKey: () => SagaGenerator<CryptoKey | null>): SagaGenerator<void> {
  const encryptedOutbox = yield* gateway('encryptedOutbox');
  for (;;) {
    try {
      const key = (yield* call([encryptedOutbox, encryptedOutbox.has], uid)) ? yield* call(obtainKey) : null;
      if (key !== null) {
        const { entries } = yield* call([encryptedOutbox, encryptedOutbox.decrypt], uid, key);
        for (const { operation, refused } of entries) yield* call(showRestored, operation, refused);
        // Photos, and notes of photos that never came, are in the outbox again, where a wake-up finds them.
        yield* put(retryAllSaves());
      }
    } catch (error) {
      console.warn('Locked work could not be opened.', error);
    }
    // Who comes back at once is here before the earlier session has locked all that it left.
    yield* take(retryAllSaves);
  }
}
