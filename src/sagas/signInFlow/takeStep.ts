import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { giveUp } from '../../features/auth/model/attemptCommands';
import type { AttemptMethod } from '../../features/auth/model/attemptMachine';
import { attemptRefused, attemptStarted, selectAttempt } from '../../features/auth/model/attemptSlice';
import { cooldownReset, type Lane } from '../../features/auth/model/cooldownSlice';
import type { AuthCode } from '../../services/auth/authCodes';
import { isProviderId } from '../../services/auth/signInMethods';
import { GatewayFailure } from '../../services/failure';
import { report } from '../base/report';
import { requestCooldown } from './requestCooldown';

/** What another press or giving up takes the place of. */
const SUPERSEDED = [attemptStarted, giveUp];

/** One thing that an attempt asks the service. */
export interface Step<Answer> {
  readonly method: AttemptMethod;
  readonly lane: Lane;
  readonly work: () => SagaGenerator<Answer>;
  /** Tells what came of it. */
  readonly received: (answer: Answer) => SagaGenerator<void>;
  /** The event of a refusal; another one than of the whole attempt where the person may try this step again. */
  readonly refused?: (refusal: { code: AuthCode }) => Action;
}

/** Whether a new attempt may begin: a popup is superseded, an answer that is on its way is waited for. */
export function* mayBegin(): SagaGenerator<boolean> {
  const attempt = yield* select(selectAttempt);
  if (attempt.status === 'working') return isProviderId(attempt.method);
  return attempt.status !== 'needsCode' || !attempt.checking;
}

/** An event for an attempt that still waits: somebody may have come in by another way meanwhile. */
export function* putIfAwaited(event: Action): SagaGenerator<void> {
  const attempt = yield* select(selectAttempt);
  if (attempt.status === 'working' || (attempt.status === 'needsCode' && attempt.checking)) yield* put(event);
}

/**
 * Calls the service and puts the result. A refusal is for the page to show, not a failure of the session. Whatever
 * takes the place of this attempt meanwhile ends the waiting, so that a late answer changes nothing.
 */
export function* takeStep<Answer>(step: Step<Answer>): SagaGenerator<void> {
  try {
    const { answer } = yield* race({
      answer: call(function* ask() {
        return { value: yield* step.work() };
      }),
      superseded: take(SUPERSEDED),
    });
    if (answer === undefined) return;
    yield* put(cooldownReset({ lane: step.lane }));
    yield* step.received(answer.value);
  } catch (error) {
    // The gateways of the sign-in reject with these codes and no others.
    const code = error instanceof GatewayFailure ? (error as GatewayFailure<AuthCode>).code : null;
    if (code === null) yield* call(report, step.method, error);
    else yield* call(requestCooldown, step.lane, code);
    yield* putIfAwaited((step.refused ?? attemptRefused)({ code: code ?? 'unknown' }));
  }
}
