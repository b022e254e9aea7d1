import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { ResumeGateway, ResumeReason } from '../../../services/resume/ResumeGateway';

export interface ResumeEnvelope {
  readonly reason: ResumeReason;
}

/** Moments to look again. Only the latest counts: looking twice at once tells nothing more. */
export function createResumeChannel(resume: ResumeGateway): EventChannel<ResumeEnvelope> {
  return eventChannel<ResumeEnvelope>((emit) => resume.subscribe((reason) => emit({ reason })), buffers.sliding(1));
}
