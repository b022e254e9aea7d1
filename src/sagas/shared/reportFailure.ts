import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { sessionFailed } from '../../features/auth/model/authSlice';
import { AUTH_CODES } from '../../services/auth/authCodes';
import { GatewayFailure } from '../../services/failure';
import { report } from '../base/report';

/**
 * For whoever catches what a database or storage call throws, and says it to the person. An identity code goes to the session
 * guard: the result is true then, and the call says nothing about the work itself, which stays as it is. What is no
 * failure of a gateway, such as a defect of ours, goes to developers; `where` names the saga.
 */
export function* reportFailure(where: string, error: unknown, uid: string): SagaGenerator<boolean> {
  if (!(error instanceof GatewayFailure)) {
    yield* call(report, where, error);
    return false;
  }
  const code = AUTH_CODES.find((known) => `auth/${known}` === error.code);
  if (code === undefined) return false;
  yield* put(sessionFailed({ code, uid }));
  return true;
}
