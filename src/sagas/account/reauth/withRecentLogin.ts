import { call, type SagaGenerator } from 'typed-redux-saga';
import { authCodeOf } from '../../auth/session/authCodeOf';
import { signInOnceMore } from './signInOnceMore';

/**
 * Runs `work`; when the service wants a recent sign-in for it, asks the person to sign in once more and then goes on
 * with it. Throws what `work` was refused with, and `requires-recent-login` when the person leaves the question.
 */
export function* withRecentLogin<Result>(work: () => Promise<Result>): SagaGenerator<Result> {
  for (;;) {
    try {
      return yield* call(work);
    } catch (error) {
      if (authCodeOf(error) !== 'requires-recent-login') throw error;
      if (!(yield* call(signInOnceMore))) throw error;
    }
  }
}
