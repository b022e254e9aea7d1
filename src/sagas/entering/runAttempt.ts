import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { giveUp } from '../../features/auth/attemptCommands';
import type { AttemptMethod } from '../../features/auth/attemptMachine';
import {
  attemptEnded,
  attemptRefused,
  attemptStarted,
  conflictFound,
  redirectStarted,
  secondFactorNeeded,
  selectAttempt,
} from '../../features/auth/attemptSlice';
import { restForgotten, type Lane } from '../../features/auth/restsSlice';
import type { AuthCode } from '../../services/auth/authCodes';
import type { SignInOutcome } from '../../services/auth/outcomes';
import { isProviderId } from '../../services/auth/signInMethods';
import { authCodeOf } from '../auth/authCodeOf';
import { report } from '../report';
import { askForRest } from './askForRest';
import { rememberMethod } from './rememberMethod';

/** What another press or giving up takes the place of. */
const SUPERSEDED = [attemptStarted, giveUp];

export interface Step {
  readonly method: AttemptMethod;
  readonly lane: Lane;
  /** Asks the service. Null: it came to nothing and there is nothing to say about it. */
  readonly work: () => SagaGenerator<SignInOutcome | null>;
  /** The event of a refusal; another one than of the whole attempt where the person may try this step again. */
  readonly refused?: (refusal: { code: AuthCode }) => Action;
}

/** Whether a new attempt may begin: a popup is superseded, an answer that is on its way is waited for. */
export function* mayBegin(): Generator<unknown, boolean, unknown> {
  const attempt = yield* select(selectAttempt);
  if (attempt.status === 'working') return isProviderId(attempt.method);
  return attempt.status !== 'needsCode' || !attempt.checking;
}

/** Whether the attempt is where only an answer can take it on: somebody may have come in by another way meanwhile. */
function* isAwaited(): Generator<unknown, boolean, unknown> {
  const attempt = yield* select(selectAttempt);
  return attempt.status === 'working' || (attempt.status === 'needsCode' && attempt.checking);
}

function* settle({ method, lane }: Step, outcome: SignInOutcome | null): Generator<unknown, void, unknown> {
  if (outcome !== null) yield* put(restForgotten({ lane }));
  if (outcome?.type === 'signedIn') yield* rememberMethod(method);
  else if (outcome !== null && !(yield* isAwaited())) return;
  switch (outcome?.type) {
    case 'secondFactorNeeded':
      yield* put(secondFactorNeeded({ method, challengeId: outcome.challengeId, factors: outcome.factors }));
      return;
    case 'accountExists': {
      const { conflictId, email, providerId } = outcome;
      yield* put(conflictFound({ conflictId, email, providerId }));
      return;
    }
    case 'redirecting':
      if (isProviderId(method)) yield* put(redirectStarted({ method }));
      return;
    case 'signedIn':
    case undefined:
      yield* put(attemptEnded());
  }
}

/**
 * Asks the service and tells what came of it. A refusal is news for the page, not a failure of the session. Whatever
 * takes the place of this attempt meanwhile ends the waiting, so that a late answer changes nothing.
 */
export function* takeStep(step: Step): Generator<unknown, void, unknown> {
  try {
    const { outcome } = yield* race({ outcome: call(step.work), superseded: take(SUPERSEDED) });
    if (outcome !== undefined) yield* settle(step, outcome);
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* report(step.method, error);
    else yield* askForRest(step.lane, code);
    if (yield* isAwaited()) yield* put((step.refused ?? attemptRefused)({ code: code ?? 'unknown' }));
  }
}

/** One attempt from its start to its end or to the next thing it needs. */
export function* runAttempt(step: Step): Generator<unknown, void, unknown> {
  if (!(yield* mayBegin())) return;
  yield* put(attemptStarted({ method: step.method }));
  yield* takeStep(step);
}
