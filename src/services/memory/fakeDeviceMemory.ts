import type { DeviceMemory, MemoryKey } from './DeviceMemory';

export function createFakeDeviceMemory(known: Partial<Record<MemoryKey, string>> = {}): DeviceMemory {
  const kept = new Map<MemoryKey, string>(Object.entries(known) as [MemoryKey, string][]);
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}
