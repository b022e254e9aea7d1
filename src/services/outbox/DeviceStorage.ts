/** What this browser promises about the place where unsent work is kept. */
export interface DeviceStorage {
  /** False when the database is there and takes nothing, because the device is full. */
  hasRoom(): Promise<boolean>;
  /** Asks the browser not to clear what is kept here when it wants room. Never rejects. */
  askToStay(): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly deviceStorage: DeviceStorage;
  }
}
