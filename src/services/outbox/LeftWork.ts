/** Unsent work that lies open on this device, for pages without the workspace, which would send it. */
export interface LeftWork {
  /** Whether there is some of the person. Never rejects: false when the device does not say. */
  isThere(uid: string): Promise<boolean>;
  /** Fetches the person's key and resolves with what locks the work, later and without a network; null: not to be had now. */
  prepare(uid: string): Promise<(() => Promise<void>) | null>;
}

declare module '../gateways' {
  interface Gateways {
    readonly leftWork: LeftWork;
  }
}
