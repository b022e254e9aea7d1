import { call, put, select, take } from 'typed-redux-saga';
import { attemptEnded, selectAttempt } from '../../features/auth/model/attemptSlice';
import { createWakeChannel } from '../auth/session/wakeChannel';
import { gateway } from '../base/effects';

/** Whoever comes back with the browser's own button finds the page as it was left: nothing is on its way any more. */
export function* endRedirects() {
  const channel = yield* call(createWakeChannel, yield* gateway('wake'));
  try {
    for (;;) {
      yield* take(channel);
      if ((yield* select(selectAttempt)).status === 'redirecting') yield* put(attemptEnded());
    }
  } finally {
    channel.close();
  }
}
