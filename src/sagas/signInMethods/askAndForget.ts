import { call, cancelled, type SagaGenerator } from 'typed-redux-saga';
import type { SignInOutcome } from '../../services/auth/outcomes';
import type { SignInMethodsGateway } from '../../services/auth/SignInMethodsGateway';
import { gateway } from '../base/effects';

/** What the adapter keeps for an outcome that nobody waits for any more. */
export function forgetOutcome(signInMethods: SignInMethodsGateway, outcome: SignInOutcome | null): void {
  if (outcome?.type === 'secondFactorNeeded') signInMethods.forget(outcome.challengeId);
  if (outcome?.type === 'accountExists') signInMethods.forget(outcome.conflictId);
}

/** Asks for an outcome; one that comes after the asking was given up is forgotten. */
export function* askAndForget<Outcome extends SignInOutcome | null>(
  ask: (signInMethods: SignInMethodsGateway) => Promise<Outcome>,
): SagaGenerator<Outcome> {
  const signInMethods = yield* gateway('signInMethods');
  let isWaiting = true;
  try {
    return yield* call(async () => {
      const outcome = await ask(signInMethods);
      if (!isWaiting) forgetOutcome(signInMethods, outcome);
      return outcome;
    });
  } finally {
    if (yield* cancelled()) isWaiting = false;
  }
}
