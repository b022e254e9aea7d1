import { call, fork, put, select, take } from 'typed-redux-saga';
import {
  selectAuth,
  sessionFailed,
  sessionGuarded,
  signedIn,
  signedOut,
  userChanged,
} from '../../../features/auth/model/authSlice';
import { moduleWanted, selectIsInjected } from '../../../features/navigation/model/modulesSlice';
import type { AuthEvent, AuthUser } from '../../../services/auth/AuthGateway';
import { sameValue } from '../../../domain/values/sameValue';
import { gateway } from '../../base/effects';
import { createAuthChannel } from './authChannel';

function* handleNobody() {
  const auth = yield* select(selectAuth);
  if (auth.status === 'signedOut') return;
  const memory = yield* gateway('memory');
  // The session may have ended while this tab was elsewhere: nobody has anything to undo here.
  yield* call(() => memory.write('acts', null));
  const reason = auth.status === 'loading' ? 'none' : auth.leaving ? 'requested' : 'ended-elsewhere';
  yield* put(signedOut({ reason }));
}

function* handleSomebody(user: AuthUser) {
  const auth = yield* select(selectAuth);
  if (auth.status === 'signedIn' && auth.user.uid === user.uid) {
    // The SDK emits an event for every new token; only a changed account becomes an action.
    if (!sameValue(auth.user, user)) yield* put(userChanged(user));
    return;
  }
  if (auth.status === 'signedIn') yield* put(signedOut({ reason: auth.leaving ? 'requested' : 'ended-elsewhere' }));
  yield* put(signedIn(user));
}

/** A refusal waits for the session guard, whose module may arrive later than the service's first answer. */
function* handleRefusal({ code, uid }: Extract<AuthEvent, { type: 'revoked' }>) {
  if (!(yield* select(selectIsInjected, 'session'))) {
    yield* put(moduleWanted({ name: 'session' }));
    yield* take(sessionGuarded);
  }
  yield* put(sessionFailed({ code, uid }));
}

/** Turns the identity service's events into events of the auth slice, each once. */
export function* watchAuthState() {
  const channel = yield* call(createAuthChannel, yield* gateway('auth'));
  try {
    for (;;) {
      const { event } = yield* take(channel);
      if (event.type === 'revoked') yield* fork(handleRefusal, event);
      else if (event.user === null) yield* handleNobody();
      else yield* handleSomebody(event.user);
    }
  } finally {
    channel.close();
  }
}
