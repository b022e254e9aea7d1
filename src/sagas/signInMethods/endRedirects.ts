import { call, put, select, take } from 'typed-redux-saga';
import { attemptEnded, selectAttempt } from '../../features/auth/model/attemptSlice';
import { createResumeChannel } from '../auth/session/resumeChannel';
import { gateway } from '../base/effects';

/** The browser's back button restores the page as it was left, so a sign-in that was on its way must end here. */
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
