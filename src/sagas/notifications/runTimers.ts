import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import {
  NOTIFICATION_MS,
  notificationDismissed,
  notificationExpired,
  notificationHeld,
  notificationReleased,
  notificationSeen,
  selectVisibleNotifications,
} from '../../features/notifications/notificationsSlice';

interface AboutOne {
  readonly type: string;
  readonly payload: { readonly id: string };
}

const about =
  (id: string, ...creators: readonly { match(action: unknown): action is AboutOne }[]) =>
  (action: unknown): boolean =>
    creators.some((creator) => creator.match(action) && action.payload.id === id);

function* isHeld(id: string) {
  const visible = yield* select(selectVisibleNotifications);
  return visible.some((notification) => notification.id === id && notification.held);
}

/** Counts down one toast that was seen. Held (pointer or focus on it), its time stands still. */
export function* runTimer(id: string): Generator<unknown, void, unknown> {
  let left = NOTIFICATION_MS;
  const dismissed = about(id, notificationDismissed);
  for (;;) {
    if (yield* isHeld(id)) {
      const { gone } = yield* race({ gone: take(dismissed), on: take(about(id, notificationReleased)) });
      if (gone) return;
    }
    const startedAt = Date.now();
    const { over, gone } = yield* race({
      over: delay(left),
      gone: take(dismissed),
      held: take(about(id, notificationHeld)),
    });
    if (gone) return;
    if (over) {
      yield* put(notificationExpired({ id }));
      return;
    }
    left = Math.max(0, left - (Date.now() - startedAt));
  }
}

/** Starts the countdown of every toast at the moment it is seen, not before. */
export function* runTimers() {
  const running = new Set<string>();

  function* count(id: string): Generator<unknown, void, unknown> {
    try {
      yield* call(runTimer, id);
    } finally {
      running.delete(id);
    }
  }

  function* startSeen(): Generator<unknown, void, unknown> {
    for (const { id, seen } of yield* select(selectVisibleNotifications)) {
      if (!seen || running.has(id)) continue;
      running.add(id);
      yield* fork(count, id);
    }
  }

  yield* takeEvery(notificationSeen, startSeen);
  yield* startSeen();
}
