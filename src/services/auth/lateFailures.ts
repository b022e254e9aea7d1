import { GatewayFailure } from '../failure';
import type { AuthCode } from './authCodes';
import type { SecondFactorNeeded } from './outcomes';
import type { SharedAuth } from './sharedAuth';

/** Without the connection that brings the meaning of an answer, the connection is what is said to be missing. */
function notHere(cause: unknown): never {
  throw new GatewayFailure<AuthCode>('network-request-failed', cause);
}

/** As `authFailure`, fetched with the first failure: a visit on which all goes well needs no list of codes. */
export async function failureOf(error: unknown): Promise<GatewayFailure<AuthCode>> {
  const { authFailure } = await import('./authFailure').catch(notHere);
  return authFailure(error);
}

/**
 * Signs in, or once more: the result of `work`, or the second step that it asks for. Rejects with GatewayFailure<AuthCode>.
 * No code of it ends the present session.
 */
export async function enter<Result>(
  shared: SharedAuth,
  work: () => Promise<Result>,
): Promise<Result | SecondFactorNeeded> {
  try {
    return await shared.attempt(work);
  } catch (error) {
    const { secondStepOf } = await import('./challenge').catch(notHere);
    return secondStepOf(shared, error);
  }
}
