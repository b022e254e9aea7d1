import { put } from 'typed-redux-saga';
import { restAsked, type Lane } from '../../features/auth/model/restsSlice';
import type { AuthCode } from '../../services/auth/authCodes';

/** A refusal for too many requests lets the lane rest; any other changes nothing. */
export function* askForRest(lane: Lane, code: AuthCode): Generator<unknown, void, unknown> {
  if (code === 'too-many-requests' || code === 'quota-exceeded') yield* put(restAsked({ lane }));
}
