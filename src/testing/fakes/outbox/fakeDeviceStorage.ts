import type { DeviceStorage } from '../../../services/outbox/DeviceStorage';

export interface FakeDeviceStorage extends DeviceStorage {
  isFull: boolean;
  /** How often the browser was asked not to clear what is kept. */
  readonly asked: number;
}

export function createFakeDeviceStorage(): FakeDeviceStorage {
  let asked = 0;
  const fake: FakeDeviceStorage = {
    isFull: false,
    get asked() {
      return asked;
    },
    hasRoom: async () => !fake.isFull,
    async askToStay() {
      asked += 1;
    },
  };
  return fake;
}
