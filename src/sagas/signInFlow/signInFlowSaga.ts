import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { choosePersistence, giveUp, signIn, signUp } from '../../features/auth/model/attemptCommands';
import {
  attemptEnded,
  attemptStarted,
  conflictSettled,
  lastMethodRemembered,
  selectAttempt,
  selectConflict,
  selectPersistence,
  selectTurnedTo,
  persistenceChosen,
  methodTurnedTo,
} from '../../features/auth/model/attemptSlice';
import { selectIsSignedIn } from '../../features/auth/model/authSlice';
import { locationChanged } from '../../features/navigation/model/navigationSlice';
import { SIGN_IN_METHODS } from '../../services/auth/signInMethods';
import { gateway } from '../base/effects';
import { safely } from '../base/safely';
import { attempt } from './enter';
import { recallRedirect } from './redirectMemory';
import { runCooldowns } from './runCooldowns';

function* handleSignIn({ payload }: ReturnType<typeof signIn>): Generator<unknown, void, unknown> {
  const signInFlow = yield* gateway('signInFlow');
  const stay = yield* select(selectPersistence);
  yield* attempt({ method: 'password', lane: 'password', work: () => call(() => signInFlow.signIn(payload, stay)) });
}

function* handleSignUp({ payload }: ReturnType<typeof signUp>): Generator<unknown, void, unknown> {
  const signInFlow = yield* gateway('signInFlow');
  const stay = yield* select(selectPersistence);
  yield* attempt({ method: 'signUp', lane: 'password', work: () => call(() => signInFlow.signUp(payload, stay)) });
}

function* handleGiveUp(): Generator<unknown, void, unknown> {
  const { status } = yield* select(selectAttempt);
  const conflict = yield* select(selectConflict);
  // An attempt by a known method that is given up leaves the other known methods.
  if (conflict !== null && (status === 'needsKnownMethod' || status === 'idle' || status === 'refused')) {
    yield* put(conflictSettled({ conflictId: conflict.conflictId }));
  }
  if (status !== 'idle') yield* put(attemptEnded());
}

function* handlePersistence({ payload }: ReturnType<typeof choosePersistence>): Generator<unknown, void, unknown> {
  yield* put(persistenceChosen(payload));
}

/** A refusal, and a way that was asked for, belong to their page: they are gone when the person goes elsewhere. */
function* forgetPage(): Generator<unknown, void, unknown> {
  const { status } = yield* select(selectAttempt);
  if (status === 'refused') yield* put(attemptEnded());
  if ((yield* select(selectTurnedTo)) !== null) yield* put(methodTurnedTo(null));
}

/** What this browser knows of earlier visits; a return from a provider's page is at work before anything else is. */
function* recall(): Generator<unknown, void, unknown> {
  const memory = yield* gateway('memory');
  const last = memory.read('lastMethod');
  const lastMethod = SIGN_IN_METHODS.find((method) => method === last);
  if (lastMethod !== undefined) yield* put(lastMethodRemembered(lastMethod));
  const left = recallRedirect(memory);
  if (left === null || (yield* select(selectIsSignedIn))) return;
  // The choice made before leaving still counts: nothing is remembered of a session for this window alone.
  yield* put(persistenceChosen(left.stay));
  if ((yield* select(selectAttempt)).status === 'idle') yield* put(attemptStarted({ method: left.providerId }));
}

/** Signing in and up with a password, and what all ways to sign in have in common. */
export function* signInFlowSaga(): Generator<unknown, void, unknown> {
  yield* takeEvery(signIn, safely('signIn', handleSignIn));
  yield* takeEvery(signUp, safely('signUp', handleSignUp));
  yield* takeEvery(giveUp, safely('giveUp', handleGiveUp));
  yield* takeEvery(choosePersistence, safely('choosePersistence', handlePersistence));
  yield* takeEvery(locationChanged, safely('forgetPage', forgetPage));
  yield* fork(runCooldowns);
  yield* call(safely('recall', recall));
}
