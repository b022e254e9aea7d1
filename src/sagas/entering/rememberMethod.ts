import { put, select } from 'typed-redux-saga';
import type { AttemptMethod } from '../../features/auth/attemptMachine';
import { lastMethodRemembered, selectStay } from '../../features/auth/attemptSlice';
import { gateway } from '../effects';

/** For the next visit. On a computer that others use too, nothing is left behind. */
export function* rememberMethod(method: AttemptMethod): Generator<unknown, void, unknown> {
  if ((yield* select(selectStay)) !== 'kept') return;
  const known = method === 'signUp' ? 'password' : method;
  const memory = yield* gateway('memory');
  memory.write('lastMethod', known);
  yield* put(lastMethodRemembered(known));
}
