import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { attemptStarted } from '../../features/auth/model/attemptSlice';
import { giveUp } from '../../features/auth/model/attemptCommands';
import { signedIn, signedOut } from '../../features/auth/model/authSlice';
import {
  answerChallenge,
  answerSent,
  challengeClosed,
  challengeCodeSent,
  challengeOpened,
  challengeRefused,
  chooseFactor,
  factorChosen,
  leaveChallenge,
  selectChallenge,
  sendChallengeCode,
} from '../../features/auth/model/challengeSlice';
import { cooldownReset, type Lane } from '../../features/auth/model/cooldownSlice';
import type { SecondFactor } from '../../services/auth/outcomes';
import { authCodeOf } from '../auth/session/authCodeOf';
import { gateway } from '../base/effects';
import { requestCooldown } from '../signInFlow/requestCooldown';
import { report } from '../base/report';

type Ending = 'passed' | 'left';

const selectIsOpen = (state: Parameters<typeof selectChallenge>[0]) => selectChallenge(state).status !== 'none';

/** One call of the second step; the challenge shows a refusal, unless the person has left it. */
function* ask(lane: Lane, work: () => Promise<void>): SagaGenerator<boolean> {
  try {
    yield* call(work);
    return true;
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* call(report, 'secondStep', error);
    else yield* call(requestCooldown, lane, code);
    if (yield* select(selectIsOpen)) yield* put(challengeRefused({ code: code ?? 'unknown' }));
    return false;
  }
}

function* choose(factorUid: string): SagaGenerator<void> {
  yield* put(factorChosen({ factorUid }));
  const state = yield* select(selectChallenge);
  if (state.status !== 'sending') return;
  const signInMethods = yield* gateway('signInMethods');
  if (yield* ask('phone', () => signInMethods.sendSecondFactorCode(state.challengeId, state.factorUid))) {
    yield* put(cooldownReset({ lane: 'phone' }));
    yield* put(challengeCodeSent());
  }
}

function* answer(code: string): SagaGenerator<boolean> {
  const state = yield* select(selectChallenge);
  if (state.status !== 'waiting') return false;
  const signInMethods = yield* gateway('signInMethods');
  yield* put(answerSent());
  return yield* ask('code', () => signInMethods.answerSecondFactor(state.challengeId, state.factorUid, code));
}

/** Goes on until the answer is right, or until nobody waits for one any more. */
function* serve(factors: readonly SecondFactor[]): SagaGenerator<Ending> {
  const [only] = factors.length === 1 ? factors : [];
  if (only !== undefined) yield* choose(only.uid);
  while (yield* select(selectIsOpen)) {
    const command = yield* take([chooseFactor, sendChallengeCode, answerChallenge]);
    if (answerChallenge.match(command)) {
      if (yield* answer(command.payload.code)) return 'passed';
    } else if (chooseFactor.match(command)) {
      yield* choose(command.payload.factorUid);
    } else {
      const state = yield* select(selectChallenge);
      if (state.status === 'waiting') yield* choose(state.factorUid);
    }
  }
  return 'left';
}

/**
 * Until the person turns away, or the session begins or ends. The service tells that the person is in, and that the
 * session before is over, before it answers the call that let them in: an answer that is being checked is waited for.
 */
function* watchOthers(): SagaGenerator<Ending> {
  let isChecking = false;
  for (;;) {
    const event = yield* take([
      answerSent,
      challengeRefused,
      signedIn,
      signedOut,
      leaveChallenge,
      giveUp,
      attemptStarted,
    ]);
    if (signedIn.match(event)) return isChecking ? 'passed' : 'left';
    if (answerSent.match(event)) isChecking = true;
    else if (challengeRefused.match(event)) isChecking = false;
    else if (!signedOut.match(event) || !isChecking) return 'left';
  }
}

/**
 * Leads a person through the second step, of a sign-in or of signing in once more. `left`: not passed, because the person
 * turned away, began another way, or the session that asked for it is over; the challenge is forgotten then.
 */
export function* passChallenge(challengeId: string, factors: readonly SecondFactor[]): SagaGenerator<Ending> {
  const signInMethods = yield* gateway('signInMethods');
  let ending: Ending = 'left';
  yield* put(challengeOpened({ challengeId, factors }));
  try {
    const { served, other } = yield* race({ served: call(serve, factors), other: call(watchOthers) });
    ending = served ?? other ?? 'left';
    // Also when the session begins before the answer comes, as it mostly does.
    if (ending === 'passed') yield* put(cooldownReset({ lane: 'code' }));
    return ending;
  } finally {
    if (ending === 'left') signInMethods.forget(challengeId);
    yield* put(challengeClosed());
  }
}
