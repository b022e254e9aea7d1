import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { sessionFailed } from '../../../features/auth/model/authSlice';
import { gateway } from '../../base/effects';
import { authCodeOf } from './authCodeOf';

/** A refusal of the work is the session guard's business, and nobody else's. */
function* orTheGuard(uid: string, work: () => Promise<void>): SagaGenerator<void> {
  try {
    yield* call(work);
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) throw error;
    yield* put(sessionFailed({ code, uid }));
  }
}

/**
 * Before anything that asks for a confirmed address: the server judges by the session's token, which may be older than
 * the confirmation. Costs a request only when it is. Without a network the act itself says that there is none.
 */
export function* proveAddress(uid: string): SagaGenerator<void> {
  const session = yield* gateway('session');
  yield* orTheGuard(uid, () => session.proveAddress());
}

/** Asks for the account anew: what the person has confirmed elsewhere counts from then on. */
export function* refreshAccount(uid: string): SagaGenerator<void> {
  const auth = yield* gateway('auth');
  yield* orTheGuard(uid, () => auth.reload());
  yield* proveAddress(uid);
}
