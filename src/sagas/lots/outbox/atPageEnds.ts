import { call, type SagaGenerator } from 'typed-redux-saga';
import { gateway } from '../../base/effects';

/**
 * Does something each time another page of this browser has ended, however it ended: a page that was reloaded may hold its
 * work for a while after the new one has begun. To be forked; never ends. The forks of the work belong to the caller.
 */
export function* atPageEnds(work: () => SagaGenerator<void>): SagaGenerator<void> {
  const outbox = yield* gateway('outbox');
  let end = outbox.otherPageEnds();
  for (;;) {
    yield* call(() => end);
    // Asked for before the work: an end during it counts too.
    end = outbox.otherPageEnds();
    yield* work();
  }
}
