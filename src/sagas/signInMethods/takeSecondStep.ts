import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import {
  attemptEnded,
  secondFactorNeeded,
  selectAttempt,
  selectPersistence,
} from '../../features/auth/model/attemptSlice';
import { rememberMethod } from '../signInFlow/rememberMethod';
import { safely } from '../base/safely';
import { passChallenge } from './passChallenge';

function* pass(): SagaGenerator<void> {
  const asked = yield* select(selectAttempt);
  if (asked.status !== 'needsSecondFactor') return;
  const stay = yield* select(selectPersistence);
  const ending = yield* call(passChallenge, asked.challengeId, asked.factors);
  if (ending === 'passed') yield* call(rememberMethod, asked.method, stay);
  // Another attempt in its place has ended this one, and comes to a second step of its own only later.
  if ((yield* select(selectAttempt)).status === 'needsSecondFactor') yield* put(attemptEnded());
}

const passSafely = safely('secondStep', pass);

/** The second step of a sign-in, whichever way the first one was. */
export function* takeSecondStep(): SagaGenerator<void> {
  yield* takeEvery(secondFactorNeeded, passSafely);
  // The password's way is there earlier than this one: its second step may wait already.
  yield* fork(passSafely);
}
