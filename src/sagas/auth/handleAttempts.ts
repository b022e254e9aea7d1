import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import {
  attemptEnded,
  attemptRefused,
  attemptStarted,
  selectAttempt,
  type AttemptKind,
} from '../../features/auth/attemptSlice';
import { signIn, signOut, signUp } from '../../features/auth/authSlice';
import { placeChanged } from '../../features/navigation/navigationSlice';
import { gateway } from '../effects';
import { report } from '../report';
import { safely } from '../safely';
import { authCodeOf } from './authCodeOf';

/** One attempt from start to end. A refusal is news for the form, not a failure of the session. */
function* attempt(kind: AttemptKind, work: () => Promise<unknown>): Generator<unknown, void, unknown> {
  yield* put(attemptStarted({ kind }));
  try {
    yield* call(work);
    yield* put(attemptEnded());
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* report(kind, error);
    yield* put(attemptRefused({ code: code ?? 'unknown' }));
  }
}

export function* handleSignIn({ payload }: ReturnType<typeof signIn>): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  yield* attempt('signIn', () => auth.signIn(payload));
}

export function* handleSignUp({ payload }: ReturnType<typeof signUp>): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  yield* attempt('signUp', () => auth.signUp(payload));
}

/** The state follows the service's own event; that the end was asked for is read from the attempt. */
export function* handleSignOut(): Generator<unknown, void, unknown> {
  const auth = yield* gateway('auth');
  yield* attempt('signOut', () => auth.signOut());
}

/** A refusal belongs to the page that asked: it is gone when the person goes elsewhere. */
function* forgetRefusal(): Generator<unknown, void, unknown> {
  const state = yield* select(selectAttempt);
  if (state.status === 'refused') yield* put(attemptEnded());
}

type Entry = ReturnType<typeof signIn> | ReturnType<typeof signUp>;

function* handleEntry(action: Entry): Generator<unknown, void, unknown> {
  if (signIn.match(action)) yield* handleSignIn(action);
  else yield* handleSignUp(action);
}

/** Signing in and signing up share one lane: a second press while the first is on its way is ignored. */
export function* watchAttempts() {
  yield* takeLeading([signIn, signUp], safely('signIn', handleEntry));
  yield* takeLeading(signOut, safely('signOut', handleSignOut));
  yield* takeEvery(placeChanged, safely('forgetRefusal', forgetRefusal));
}
