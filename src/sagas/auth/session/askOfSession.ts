import { call, put } from 'typed-redux-saga';
import { sessionFailed } from '../../../features/auth/model/authSlice';
import { report } from '../../base/report';
import { authCodeOf } from './authCodeOf';

/**
 * A call that nobody has asked for, made with the credentials of `uid`. It never fails: what a refusal means is the
 * session guard's business, and a connection that is missing will be tried again.
 */
export function* askOfSession(
  where: string,
  uid: string | null,
  work: () => Promise<void>,
): Generator<unknown, void, unknown> {
  try {
    yield* call(work);
  } catch (error) {
    const code = authCodeOf(error);
    if (code === null) yield* report(where, error);
    else if (code !== 'network-request-failed') yield* put(sessionFailed({ code, uid }));
  }
}
