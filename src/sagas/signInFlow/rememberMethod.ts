import { put } from 'typed-redux-saga';
import type { AttemptMethod } from '../../features/auth/model/attemptMachine';
import { lastMethodRemembered } from '../../features/auth/model/attemptSlice';
import type { SessionPersistence } from '../../services/auth/signInMethods';
import { gateway } from '../base/effects';

/**
 * For the next visit. On a computer that others use too, nothing is left behind, nor what somebody before has left: that
 * a way is remembered tells that this session is kept. `stay`: as it was when the sign-in began; its end of the session
 * before has put the present choice back.
 */
export function* rememberMethod(method: AttemptMethod, stay: SessionPersistence): Generator<unknown, void, unknown> {
  const known = stay === 'session' ? null : method === 'signUp' ? 'password' : method;
  const memory = yield* gateway('memory');
  memory.write('lastMethod', known);
  yield* put(lastMethodRemembered(known));
}
