import type { AppUpdates } from '../../services/updates/AppUpdates';

export interface FakeAppUpdates extends AppUpdates {
  readonly calls: readonly ('follow' | 'check' | 'apply')[];
  readonly listenerCount: number;
  /** A newer build waits. */
  arrive(): void;
}

export function createFakeAppUpdates(): FakeAppUpdates {
  const calls: FakeAppUpdates['calls'][number][] = [];
  const listeners = new Set<() => void>();
  return {
    calls,
    get listenerCount() {
      return listeners.size;
    },
    arrive: () => listeners.forEach((listener) => listener()),
    follow(listener) {
      calls.push('follow');
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: () => void calls.push('check'),
    apply: () => void calls.push('apply'),
  };
}
