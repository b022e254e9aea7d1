import { call, delay, race, select, take } from 'typed-redux-saga';
import { selectUid } from '../../../features/auth/model/authSlice';
import { gateway } from '../../base/effects';
import { askOfSession } from './askOfSession';
import { createResumeChannel } from './resumeChannel';

const MINUTE = 60_000;
/** A new token is fetched this long before the old one expires, in ms. */
export const REFRESH_AHEAD = 5 * MINUTE;
export const FIRST_RETRY = 30_000;
export const LAST_RETRY = 16 * MINUTE;
/** So long after its time in ms, the service's own part has tried: a request may take 30 s to fail. */
export const PATIENCE = 35_000;
/** So long after a computer has woken up, in ms, its timers that were late have come. */
const WAKE_PATIENCE = 2_000;
/** A timer and a clock may disagree by so much, in ms. */
const EARLY = 5_000;
/** Timers stand still while a computer sleeps, so the clock is looked at this often. */
const LONGEST_SLEEP = 10 * MINUTE;

/**
 * When the service's own part has missed its time for the token that was due then, having last asked for one at
 * `askedAt`. Its pauses double from 30 s on: each is as long as all before it together, and 30 s more.
 */
function missedAt(due: number, askedAt: number): number {
  if (askedAt < due - EARLY) return due + PATIENCE;
  return askedAt + Math.min(Math.max(0, askedAt - due) + FIRST_RETRY, LAST_RETRY) + PATIENCE;
}

/**
 * Keeps the session's token fresh where the service does not. Its own part renews while documents are listened to; this
 * watch then only looks, later than that part would try, whether it still tries: it stops for good after an error that
 * is not the network's.
 */
export function* watchToken(): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  const uid = yield* select(selectUid);
  const channel = yield* call(createResumeChannel, yield* gateway('resume'));
  /** Of this watch's own last try for this token, in ms since the epoch, and how long to wait after it. */
  let triedAt = 0;
  let pause = 0;
  /** The service's own part has missed its time. */
  let alone = false;
  const isDue = () => (auth.tokenExpiresAt() ?? Infinity) - REFRESH_AHEAD <= Date.now();
  const isLeftTo = () => auth.renewsByItself() && !alone;
  try {
    for (;;) {
      const expiresAt = auth.tokenExpiresAt();
      if (expiresAt === null) return;
      const due = expiresAt - REFRESH_AHEAD;
      if (!isDue()) {
        triedAt = pause = 0;
        alone = false;
      }
      const at = isLeftTo() ? missedAt(due, auth.tokenAskedAt() ?? 0) : Math.max(due, triedAt + pause);
      if (at > Date.now()) {
        const { resume } = yield* race({
          time: delay(Math.min(at - Date.now(), LONGEST_SLEEP)),
          resume: take(channel),
        });
        if (resume === undefined) continue;
        // Timers that stood still go on in this moment, also those of the service's own part.
        if (isLeftTo()) yield* delay(WAKE_PATIENCE);
        if (!isDue() || (isLeftTo() && (auth.tokenAskedAt() ?? 0) > Date.now() - PATIENCE)) continue;
      } else alone = auth.renewsByItself();
      yield* askOfSession('watchToken', uid, () => auth.refresh());
      // A token that is due again at once (a clock that jumped, an answer without a new one) must wait its turn too.
      triedAt = Date.now();
      pause = pause === 0 ? FIRST_RETRY : Math.min(pause * 2, LAST_RETRY);
    }
  } finally {
    channel.close();
  }
}
