import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { chooseStay, giveUp, signIn, signUp } from '../../features/auth/model/attemptCommands';
import {
  attemptEnded,
  attemptStarted,
  conflictSettled,
  lastMethodRemembered,
  selectAttempt,
  selectConflict,
  selectStay,
  selectTurnedTo,
  stayChosen,
  wayTurnedTo,
} from '../../features/auth/model/attemptSlice';
import { selectIsSignedIn } from '../../features/auth/model/authSlice';
import { placeChanged } from '../../features/navigation/model/navigationSlice';
import { SIGN_IN_METHODS } from '../../services/auth/signInMethods';
import { gateway } from '../base/effects';
import { safely } from '../base/safely';
import { attempt } from './enter';
import { recallRedirect } from './redirectMemory';
import { runRests } from './runRests';

function* handleSignIn({ payload }: ReturnType<typeof signIn>): Generator<unknown, void, unknown> {
  const entering = yield* gateway('entering');
  const stay = yield* select(selectStay);
  yield* attempt({ method: 'password', lane: 'password', work: () => call(() => entering.signIn(payload, stay)) });
}

function* handleSignUp({ payload }: ReturnType<typeof signUp>): Generator<unknown, void, unknown> {
  const entering = yield* gateway('entering');
  const stay = yield* select(selectStay);
  yield* attempt({ method: 'signUp', lane: 'password', work: () => call(() => entering.signUp(payload, stay)) });
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

function* handleStay({ payload }: ReturnType<typeof chooseStay>): Generator<unknown, void, unknown> {
  yield* put(stayChosen(payload));
}

/** A refusal, and a way that was asked for, belong to their page: they are gone when the person goes elsewhere. */
function* forgetPage(): Generator<unknown, void, unknown> {
  const { status } = yield* select(selectAttempt);
  if (status === 'refused') yield* put(attemptEnded());
  if ((yield* select(selectTurnedTo)) !== null) yield* put(wayTurnedTo(null));
}

/** What this browser knows of earlier visits; a return from a provider's page is at work before anything else is. */
function* recall(): Generator<unknown, void, unknown> {
  const memory = yield* gateway('memory');
  const last = memory.read('lastMethod');
  const lastMethod = SIGN_IN_METHODS.find((method) => method === last) ?? null;
  if (lastMethod !== null) yield* put(lastMethodRemembered(lastMethod));
  const left = recallRedirect(memory);
  if (left === null || (yield* select(selectIsSignedIn))) return;
  // The choice made before leaving still counts: nothing is remembered of whoever is here for this window alone.
  yield* put(stayChosen(left.stay));
  if ((yield* select(selectAttempt)).status === 'idle') yield* put(attemptStarted({ method: left.providerId }));
}

/** Signing in and up with a password, and what all ways to sign in have in common. */
export function* enteringSaga(): Generator<unknown, void, unknown> {
  yield* takeEvery(signIn, safely('signIn', handleSignIn));
  yield* takeEvery(signUp, safely('signUp', handleSignUp));
  yield* takeEvery(giveUp, safely('giveUp', handleGiveUp));
  yield* takeEvery(chooseStay, safely('chooseStay', handleStay));
  yield* takeEvery(placeChanged, safely('forgetPage', forgetPage));
  yield* fork(runRests);
  yield* call(safely('recall', recall));
}
