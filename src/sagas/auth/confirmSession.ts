import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { selectUid, sessionFailed } from '../../features/auth/authSlice';
import { confirmationMissed, confirmed } from '../../features/auth/confirmationSlice';
import { gateway } from '../effects';
import { report } from '../report';
import { authCodeOf } from './authCodeOf';
import { createWakeChannel } from './wakeChannel';

/** The account is asked for again after so long in ms, and after twice as long each time that it fails. */
const FIRST_PAUSE = 5_000;
const LAST_PAUSE = 60_000;

function* ask(uid: string | null): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  try {
    yield* call(() => auth.reload());
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* report('confirmSession', error);
    else if (code !== 'network-request-failed') yield* put(sessionFailed({ code, uid }));
  }
}

/**
 * A session that was kept at start without an answer of the service: says so, and asks until there is one. The person
 * works on meanwhile, with the rights of the token that the browser has kept.
 */
export function* confirmSession(): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  if (auth.isConfirmed()) return;
  const uid = yield* select(selectUid);
  const channel = yield* call(createWakeChannel, yield* gateway('wake'));
  try {
    yield* put(confirmationMissed());
    for (let pause = FIRST_PAUSE; !auth.isConfirmed(); pause = Math.min(pause * 2, LAST_PAUSE)) {
      yield* race({ time: delay(pause), wake: take(channel) });
      if (!auth.isConfirmed()) yield* ask(uid);
    }
    yield* put(confirmed());
  } finally {
    channel.close();
  }
}
