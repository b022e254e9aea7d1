import type { KeptActs } from '../../../services/acts/KeptActs';
import { readActs } from '../../../services/acts/readActs';
import { createTabActs } from '../../../services/acts/tabActs';
import type { DeviceMemory } from '../../../services/memory/DeviceMemory';
import { createFakeDeviceMemory } from '../fakeDeviceMemory';

export interface FakeKeptActs extends KeptActs {
  /** What the tab holds; null: nothing. */
  readonly text: string | null;
  /** The page is reloaded, or hidden. */
  leave(): void;
}

/** The real one over a fake memory. `memory`: of the tab, which the next page of it has, too. */
export function createFakeKeptActs(memory: DeviceMemory = createFakeDeviceMemory()): FakeKeptActs {
  const listeners = new Set<() => void>();
  const acts = createTabActs({
    memory,
    locks: undefined,
    read: async (text) => readActs(text),
    whenLeft(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    ...acts,
    get text() {
      return memory.read('acts');
    },
    leave: () => listeners.forEach((listener) => listener()),
  };
}
