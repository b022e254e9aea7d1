import { put, type SagaGenerator } from 'typed-redux-saga';
import { sessionFailed } from '../../features/auth/model/authSlice';
import { AUTH_CODES } from '../../services/auth/authCodes';
import { GatewayFailure } from '../../services/failure';

/**
 * Reports an identity code that came out of a database or storage call to the session guard. True when it was one: the
 * call then says nothing about the work itself, which stays as it is.
 */
export function* reportIfSessionFailure(error: unknown, uid: string): SagaGenerator<boolean> {
  const code = error instanceof GatewayFailure ? AUTH_CODES.find((known) => `auth/${known}` === error.code) : undefined;
  if (code === undefined) return false;
  yield* put(sessionFailed({ code, uid }));
  return true;
}
