import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { selectUid, sessionFailed } from '../../features/auth/authSlice';
import { gateway } from '../effects';
import { report } from '../report';
import { authCodeOf } from './authCodeOf';
import { createWakeChannel } from './wakeChannel';

const MINUTE = 60_000;
/** A new token is fetched this long before the old one expires, in ms. */
export const REFRESH_AHEAD = 5 * MINUTE;
export const FIRST_RETRY = 30_000;
export const LAST_RETRY = 16 * MINUTE;
/** Timers stand still while a computer sleeps, so the clock is looked at this often. */
const LONGEST_SLEEP = 10 * MINUTE;

/** Asks for a new token; false when there is none. What the refusal means is the session guard's business. */
function* refresh(uid: string | null): Generator<unknown, boolean, unknown> {
  const auth = yield* gateway('auth');
  try {
    yield* call(() => auth.refresh());
    return true;
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* report('watchToken', error);
    else if (code !== 'network-request-failed') yield* put(sessionFailed({ code, uid }));
    return false;
  }
}

/**
 * Keeps the session's token fresh. The service does that by itself only while documents are listened to, and stops for
 * good after one error that is not the network's; it also tells an ended session only to whoever asks.
 */
export function* watchToken(): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  const uid = yield* select(selectUid);
  const channel = yield* call(createWakeChannel, yield* gateway('wake'));
  let retry = FIRST_RETRY;
  let failed = false;
  try {
    for (;;) {
      const expiresAt = auth.tokenExpiresAt();
      if (expiresAt === null) return;
      const due = Math.max(0, expiresAt - REFRESH_AHEAD - Date.now());
      const sleep = failed ? retry : Math.min(due, LONGEST_SLEEP);
      if (sleep > 0) yield* race({ time: delay(sleep), wake: take(channel) });
      if ((auth.tokenExpiresAt() ?? Infinity) - REFRESH_AHEAD > Date.now()) {
        failed = false;
        retry = FIRST_RETRY;
        continue;
      }
      const refreshed = yield* refresh(uid);
      // A token that is due again at once (a clock that jumped, an answer without a new one) must wait its turn too.
      const fresh = refreshed && (auth.tokenExpiresAt() ?? 0) - REFRESH_AHEAD > Date.now();
      if (failed && !fresh) retry = Math.min(retry * 2, LAST_RETRY);
      if (fresh) retry = FIRST_RETRY;
      failed = !fresh;
    }
  } finally {
    channel.close();
  }
}
