import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { lotsReceived } from '../../../features/lots/model/lots/lotsSlice';
import { retryAllSaves, selectUnsentCount } from '../../../features/lots/model/saves/savesSlice';

/**
 * A server that died, or a way to it that was cut further out, comes back without a word to the browser: the stream of the
 * open sale knows first. What waits longer and longer for its next try goes at once then.
 */
export function* retryOnReturn(): SagaGenerator<void> {
  for (let wasAway = false; ;) {
    const { payload } = (yield* take(lotsReceived)) as ReturnType<typeof lotsReceived>;
    const isBack = wasAway && payload.fromServer;
    wasAway = !payload.fromServer;
    if (isBack && (yield* select(selectUnsentCount)) > 0) yield* put(retryAllSaves());
  }
}
