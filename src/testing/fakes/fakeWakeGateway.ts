import type { WakeGateway, WakeReason } from '../../services/wake/WakeGateway';

export interface FakeWakeGateway extends WakeGateway {
  wake(reason: WakeReason): void;
  readonly listenerCount: number;
}

export function createFakeWakeGateway(): FakeWakeGateway {
  const listeners = new Set<(reason: WakeReason) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake: (reason) => listeners.forEach((listener) => listener(reason)),
    get listenerCount() {
      return listeners.size;
    },
  };
}
