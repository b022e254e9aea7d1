import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { sessionFailed } from '../../features/auth/authSlice';
import { authCodeOf } from '../auth/authCodeOf';
import { gateway } from '../effects';

/** Asks for the account and a token anew: what the person has proved elsewhere counts from then on. */
export function* refreshAccount(uid: string): SagaGenerator<void> {
  const auth = yield* gateway('auth');
  try {
    yield* call(() => auth.reload());
    yield* call(() => auth.refresh());
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) throw error;
    yield* put(sessionFailed({ code, uid }));
  }
}
