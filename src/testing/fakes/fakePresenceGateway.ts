import type { Presence, PresenceGateway } from '../../services/presence/PresenceGateway';

type Listener = (present: Readonly<Record<string, Presence>>) => void;

export interface FakePresenceGateway extends PresenceGateway {
  readonly calls: readonly (readonly ['come' | 'go', ...unknown[]])[];
  readonly listenerCount: number;
  /** The page is hidden, or seen again. */
  show(visible: boolean): void;
  /** Another person is said to be somewhere. */
  put(uid: string, presence: Presence): void;
}

/** Who is in sales, on a server in memory whose clock is the device's. `present` may be shared by several people. */
export function createFakePresenceGateway(
  present: Map<string, Map<string, Presence>> = new Map(),
  received: Set<() => void> = new Set(),
): FakePresenceGateway {
  const calls: (readonly ['come' | 'go', ...unknown[]])[] = [];
  const listeners = new Map<Listener, string>();
  let visible = true;
  const at = (saleId: string): Map<string, Presence> => {
    const found = present.get(saleId) ?? new Map<string, Presence>();
    present.set(saleId, found);
    return found;
  };
  const tellOwn = (): void => listeners.forEach((saleId, listener) => listener(Object.fromEntries(at(saleId))));
  const tell = (): void => received.forEach((each) => each());
  received.add(tellOwn);

  return {
    calls,
    get listenerCount() {
      return listeners.size;
    },
    show: (now) => void (visible = now),
    put(uid, presence) {
      new Set(listeners.values()).forEach((saleId) => at(saleId).set(uid, presence));
      tell();
    },
    isVisible: () => visible,
    listen(saleId, listener) {
      listeners.set(listener, saleId);
      queueMicrotask(() => {
        if (listeners.has(listener)) listener(Object.fromEntries(at(saleId)));
      });
      return () => listeners.delete(listener);
    },
    async come(saleId, uid, lotId) {
      calls.push(['come', saleId, uid, lotId]);
      await Promise.resolve();
      at(saleId).set(uid, { lotId, at: Date.now() });
      tell();
    },
    async go(saleId, uid) {
      calls.push(['go', saleId, uid]);
      await Promise.resolve();
      at(saleId).delete(uid);
      tell();
    },
  };
}
