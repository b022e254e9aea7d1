import { fork, select, take } from 'typed-redux-saga';
import { buffers, eventChannel } from 'redux-saga';
import { selectUser, userChanged } from '../../../features/auth/model/authSlice';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import { sameValue } from '../../../domain/values/sameValue';
import { gateway } from '../../base/effects';
import { askOfSession } from './askOfSession';

/** What another tab says of an account that is also ours: the service is asked when it is news here. */
function* handleNews(update: AuthUser): Generator<unknown, void, unknown> {
  const user = yield* select(selectUser);
  if (user === null || user.uid !== update.uid || sameValue(user, update)) return;
  const auth = yield* gateway('auth');
  yield* askOfSession('shareAccount', user.uid, () => auth.reload());
}

/**
 * A changed name, portrait or address shows in the other tabs of this browser: the identity SDK writes it into the account
 * that all tabs share, and tells none of them. Two tabs cannot go on telling each other: what both have is no news.
 */
export function* shareAccount(): Generator<unknown, void, unknown> {
  const tabs = yield* gateway('tabs');
  const channel = eventChannel<AuthUser>((emit) => tabs.hear(emit), buffers.sliding(1));
  try {
    yield* fork(function* tell() {
      for (;;) tabs.tell((yield* take(userChanged)).payload);
    });
    for (;;) yield* handleNews(yield* take(channel));
  } finally {
    channel.close();
  }
}
