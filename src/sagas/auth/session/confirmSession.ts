import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { selectUid } from '../../../features/auth/model/authSlice';
import { confirmationMissed, confirmed } from '../../../features/auth/model/confirmationSlice';
import { gateway } from '../../base/effects';
import { askOfSession } from './askOfSession';
import { createResumeChannel } from './resumeChannel';

/** The account is asked for again after so long in ms, and after twice as long each time that it fails. */
const FIRST_PAUSE = 5_000;
const LAST_PAUSE = 60_000;

/**
 * A session that was kept at start without an answer of the service: the page says so, and the saga asks until there is one. The person
 * works on meanwhile, with the rights of the token that the browser has kept.
 */
export function* confirmSession(): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  if (auth.isConfirmed()) return;
  const uid = yield* select(selectUid);
  const channel = yield* call(createResumeChannel, yield* gateway('resume'));
  try {
    yield* put(confirmationMissed());
    for (let pause = FIRST_PAUSE; !auth.isConfirmed(); pause = Math.min(pause * 2, LAST_PAUSE)) {
      yield* race({ time: delay(pause), resume: take(channel) });
      if (!auth.isConfirmed()) yield* askOfSession('confirmSession', uid, () => auth.reload());
    }
    yield* put(confirmed());
  } finally {
    channel.close();
  }
}
