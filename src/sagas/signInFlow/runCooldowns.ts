import { delay, fork, put, select, takeEvery } from 'typed-redux-saga';
import {
  LANES,
  cooldownRequested,
  cooldownStarted,
  cooldownEnded,
  selectCooldowns,
  selectCooldownUntil,
  type Lane,
} from '../../features/auth/model/cooldownSlice';
import { safely } from '../base/safely';

/** The first rest, in ms; doubled for each that follows before a success. */
export const FIRST_REST = 30_000;
export const LONGEST_REST = 5 * 60_000;

function* begin({ payload: { lane } }: ReturnType<typeof cooldownRequested>): Generator<unknown, void, unknown> {
  const count = (yield* select(selectCooldowns))[lane]?.count ?? 0;
  yield* put(cooldownStarted({ lane, until: Date.now() + Math.min(FIRST_REST * 2 ** count, LONGEST_REST) }));
}

/** Waits for the end of a rest, unless another one has taken its place by then. */
function* end(lane: Lane, until: number): Generator<unknown, void, unknown> {
  yield* delay(Math.max(0, until - Date.now()));
  if ((yield* select(selectCooldownUntil, lane)) === until) yield* put(cooldownEnded({ lane }));
}

/** Lets the requests of a kind rest after the service has taken too many of them. */
export function* runCooldowns(): Generator<unknown, void, unknown> {
  yield* takeEvery(cooldownRequested, safely('rest', begin));
  yield* takeEvery(
    cooldownStarted,
    safely('rest', function* followRest({ payload }: ReturnType<typeof cooldownStarted>) {
      yield* end(payload.lane, payload.until);
    }),
  );
  const present = yield* select(selectCooldowns);
  for (const lane of LANES) {
    const until = present[lane]?.until ?? null;
    if (until !== null) yield* fork(end, lane, until);
  }
}
