import { authFailure } from './authFailure';
import { challengeOf } from './challenge';
import type { SecondFactorNeeded } from '../outcomes';
import type { SharedAuth } from './sharedAuth';

/**
 * What a refusal asks for. Throws GatewayFailure<AuthCode> for one that leaves nothing to do; always when no sign-in was
 * refused (`shared` null).
 */
export function readRefusal(shared: SharedAuth | null, error: unknown): SecondFactorNeeded {
  const challenge = shared && challengeOf(shared, error);
  if (challenge === null) throw authFailure(error);
  return challenge;
}
