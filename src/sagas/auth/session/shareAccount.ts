import { fork, select, take } from 'typed-redux-saga';
import { buffers, eventChannel } from 'redux-saga';
import { selectUser, userChanged } from '../../../features/auth/model/authSlice';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import { sameValue } from '../../../domain/values/sameValue';
import { gateway } from '../../base/effects';
import { askOfSession } from './askOfSession';

/** Another tab has sent the account that is also signed in here. If it differs from ours, this tab asks the service. */
function* handleUpdate(update: AuthUser): Generator<unknown, void, unknown> {
  const user = yield* select(selectUser);
  if (user?.uid !== update.uid || sameValue(user, update)) return;
  const auth = yield* gateway('auth');
  yield* askOfSession('shareAccount', user.uid, () => auth.reload());
}

/**
 * A changed name, portrait or address shows in the other tabs of this browser: the identity SDK writes it into the account
 * that all tabs share, and sends no event to them. Two tabs never send the same account back and forth: only a difference is sent.
 */
export function* shareAccount(): Generator<unknown, void, unknown> {
  const tabs = yield* gateway('tabs');
  const channel = eventChannel<AuthUser>((emit) => tabs.subscribe(emit), buffers.sliding(1));
  try {
    yield* fork(function* tell() {
      for (;;) tabs.publish((yield* take(userChanged)).payload);
    });
    for (;;) yield* handleUpdate(yield* take(channel));
  } finally {
    channel.close();
  }
}
