import type { LeftWork } from '../../../services/outbox/LeftWork';

export interface FakeLeftWork extends LeftWork {
  /** Whose work lies open here. */
  readonly open: Set<string>;
  readonly locked: Set<string>;
  /** Without a network no key can be had. */
  isOffline: boolean;
}

export function createFakeLeftWork(): FakeLeftWork {
  const fake: FakeLeftWork = {
    open: new Set(),
    locked: new Set(),
    isOffline: false,
    isThere: async (uid) => fake.open.has(uid),
    async prepare(uid) {
      if (fake.isOffline) return null;
      return async () => {
        if (fake.open.delete(uid)) fake.locked.add(uid);
      };
    },
  };
  return fake;
}
