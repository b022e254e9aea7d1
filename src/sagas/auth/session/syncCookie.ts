import { call } from 'typed-redux-saga';
import { gateway } from '../../base/effects';

/** Keeps the cookie in step for as long as the application lives. Nothing waits for it, and it has no state. */
export function* syncCookie(): Generator<unknown, void, unknown> {
  const cookies = yield* gateway('cookies');
  const stop = yield* call(() => cookies.follow());
  try {
    yield* call(() => new Promise<never>(() => undefined));
  } finally {
    stop();
  }
}
