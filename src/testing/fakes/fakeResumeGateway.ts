import type { ResumeGateway, ResumeReason } from '../../services/resume/ResumeGateway';

export interface FakeResumeGateway extends ResumeGateway {
  resume(reason: ResumeReason): void;
  readonly listenerCount: number;
}

export function createFakeResumeGateway(): FakeResumeGateway {
  const listeners = new Set<(reason: ResumeReason) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resume: (reason) => listeners.forEach((listener) => listener(reason)),
    get listenerCount() {
      return listeners.size;
    },
  };
}
