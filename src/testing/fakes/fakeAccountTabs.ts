import type { AuthUser } from '../../services/auth/AuthGateway';
import type { AccountTabs } from '../../services/tabs/AccountTabs';

export interface FakeAccountTabs extends AccountTabs {
  /** What this tab has posted, in order. */
  readonly received: readonly AuthUser[];
  readonly listenerCount: number;
  /** Another tab tells this. */
  emit(user: AuthUser): void;
}

export function createFakeAccountTabs(): FakeAccountTabs {
  const received: AuthUser[] = [];
  const listeners = new Set<(user: AuthUser) => void>();
  return {
    received,
    get listenerCount() {
      return listeners.size;
    },
    publish: (user) => void received.push(user),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (user) => listeners.forEach((listener) => listener(user)),
  };
}
