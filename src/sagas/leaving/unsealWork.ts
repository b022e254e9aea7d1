import { call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { operationRestored, retryAllSaves, retrySave } from '../../features/lots/savesSlice';
import { DATA_CODES } from '../../services/failure';
import { gateway } from '../effects';

/**
 * Opens what the person has left locked on this device and sends it on, now or when the network is back. `obtainKey` gives
 * null while the key cannot be had.
 */
export function* unsealWork(uid: string, obtainKey: () => SagaGenerator<CryptoKey | null>): SagaGenerator<void> {
  const sealed = yield* gateway('sealed');
  try {
    while (yield* call([sealed, sealed.has], uid)) {
      const key = yield* call(obtainKey);
      if (key === null) {
        yield* take(retryAllSaves);
        continue;
      }
      const { entries, photos } = yield* call([sealed, sealed.unseal], uid, key);
      for (const { operation, refused } of entries) {
        const code = refused === null ? 'unavailable' : (DATA_CODES.find((each) => each === refused) ?? 'unknown');
        yield* put(operationRestored({ operation, refused: code }));
        // What only waited goes on at once; what was refused waits for the person, as before.
        if (refused === null) yield* put(retrySave({ id: operation.id }));
      }
      // The photos are in the outbox again, where a wake-up finds them.
      if (photos.length > 0) yield* put(retryAllSaves());
      return;
    }
  } catch (error) {
    console.warn('Locked work could not be opened.', error);
  }
}
