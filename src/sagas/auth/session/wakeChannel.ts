import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { WakeGateway, WakeReason } from '../../../services/wake/WakeGateway';

export interface WakeEnvelope {
  readonly reason: WakeReason;
}

/** Moments to look again. Only the latest counts: looking twice at once tells nothing more. */
export function createWakeChannel(wake: WakeGateway): EventChannel<WakeEnvelope> {
  return eventChannel<WakeEnvelope>((emit) => wake.subscribe((reason) => emit({ reason })), buffers.sliding(1));
}
