import { call, put, select, take } from 'typed-redux-saga';
import { attemptEnded, selectAttempt } from '../../features/auth/model/attemptSlice';
import { createResumeChannel } from '../auth/session/resumeChannel';
import { gateway } from '../base/effects';

/** Whoever comes back with the browser's own button finds the page as it was left: nothing is on its way any more. */
export function* endRedirects() {
  const channel = yield* call(createResumeChannel, yield* gateway('resume'));
  try {
    for (;;) {
      yield* take(channel);
      if ((yield* select(selectAttempt)).status === 'redirecting') yield* put(attemptEnded());
    }
  } finally {
    channel.close();
  }
}
