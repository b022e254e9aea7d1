import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { AttemptMethod } from '../../features/auth/model/attemptMachine';
import {
  attemptEnded,
  attemptStarted,
  conflictFound,
  redirectStarted,
  secondFactorNeeded,
  selectPersistence,
} from '../../features/auth/model/attemptSlice';
import type { SignInOutcome } from '../../services/auth/outcomes';
import { isProviderId, type SessionPersistence } from '../../services/auth/signInMethods';
import { rememberMethod } from './rememberMethod';
import { mayBegin, putIfAwaited, takeStep, type Step } from './takeStep';

/** The step with which somebody comes in. Null: it came to nothing and there is nothing to say about it. */
export type Entry = Omit<Step<SignInOutcome | null>, 'received'>;

function* tellOutcome(
  method: AttemptMethod,
  stay: SessionPersistence,
  outcome: SignInOutcome | null,
): SagaGenerator<void> {
  switch (outcome?.type) {
    case 'secondFactorNeeded': {
      const { challengeId, factors } = outcome;
      yield* putIfAwaited(secondFactorNeeded({ method, challengeId, factors }));
      return;
    }
    case 'accountExists': {
      const { conflictId, email, providerId } = outcome;
      yield* putIfAwaited(conflictFound({ conflictId, email, providerId }));
      return;
    }
    case 'redirecting':
      if (isProviderId(method)) yield* putIfAwaited(redirectStarted({ method }));
      return;
    case 'signedIn':
      yield* call(rememberMethod, method, stay);
      yield* put(attemptEnded());
      return;
    case undefined:
      yield* put(attemptEnded());
  }
}

/** The last step of an attempt that has begun, as far as it depends on the service alone. */
export function* enter(entry: Entry): SagaGenerator<void> {
  const stay = yield* select(selectPersistence);
  yield* takeStep({ ...entry, received: (outcome) => tellOutcome(entry.method, stay, outcome) });
}

/** An attempt of one step. */
export function* attempt(entry: Entry): SagaGenerator<void> {
  if (!(yield* mayBegin())) return;
  yield* put(attemptStarted({ method: entry.method }));
  yield* enter(entry);
}
