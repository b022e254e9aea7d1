import { put } from 'typed-redux-saga';
import { cooldownRequested, type Lane } from '../../features/auth/model/cooldownSlice';
import type { AuthCode } from '../../services/auth/authCodes';

/** A refusal for too many requests lets the lane rest; any other changes nothing. */
export function* requestCooldown(lane: Lane, code: AuthCode): Generator<unknown, void, unknown> {
  if (code === 'too-many-requests' || code === 'quota-exceeded') yield* put(cooldownRequested({ lane }));
}
