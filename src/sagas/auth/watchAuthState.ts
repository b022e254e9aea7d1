import { call, put, select, take } from 'typed-redux-saga';
import { selectAuth, sessionFailed, signedIn, signedOut, userChanged } from '../../features/auth/authSlice';
import type { AuthUser } from '../../services/auth/AuthGateway';
import { sameValue } from '../../shared/sameValue';
import { gateway } from '../effects';
import { createAuthChannel } from './authChannel';

function* handleNobody() {
  const auth = yield* select(selectAuth);
  if (auth.status === 'signedOut') return;
  const reason = auth.status === 'loading' ? 'none' : auth.leaving ? 'requested' : 'ended-elsewhere';
  yield* put(signedOut({ reason }));
}

function* handleSomebody(user: AuthUser) {
  const auth = yield* select(selectAuth);
  if (auth.status === 'signedIn' && auth.user.uid === user.uid) {
    // The service tells of every new token; only a changed account is news.
    if (!sameValue(auth.user, user)) yield* put(userChanged(user));
    return;
  }
  if (auth.status === 'signedIn') yield* put(signedOut({ reason: auth.leaving ? 'requested' : 'ended-elsewhere' }));
  yield* put(signedIn(user));
}

/** Turns what the identity service tells into events of the auth slice, each once. */
export function* watchAuthState() {
  const channel = yield* call(createAuthChannel, yield* gateway('auth'));
  try {
    for (;;) {
      const { event } = yield* take(channel);
      if (event.type === 'revoked') yield* put(sessionFailed({ code: event.code, uid: event.uid }));
      else if (event.user === null) yield* handleNobody();
      else yield* handleSomebody(event.user);
    }
  } finally {
    channel.close();
  }
}
