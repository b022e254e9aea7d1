import type { DeviceMemory, MemoryKey } from '../../services/memory/DeviceMemory';

export interface FakeDeviceMemory extends DeviceMemory {
  /** How often the copies were forgotten. */
  readonly wiped: number;
}

export function createFakeDeviceMemory(known: Partial<Record<MemoryKey, string>> = {}): FakeDeviceMemory {
  let wiped = 0;
  const kept = new Map<MemoryKey, string>(Object.entries(known) as [MemoryKey, string][]);
  return {
    get wiped() {
      return wiped;
    },
    forgetCopies: () => void (wiped += 1),
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}
