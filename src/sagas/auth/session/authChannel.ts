import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { AuthEvent, AuthGateway } from '../../../services/auth/AuthGateway';

export interface AuthEnvelope {
  readonly event: AuthEvent;
}

/**
 * The identity service's events as a channel. The buffer keeps all of them, in order: a quick A → nobody → B must end
 * the tasks of A, which the latest event alone would not say.
 */
export function createAuthChannel(auth: AuthGateway): EventChannel<AuthEnvelope> {
  return eventChannel<AuthEnvelope>((emit) => auth.subscribe((event) => emit({ event })), buffers.expanding(4));
}
