/** The photo of a person, for colleagues to see. Promises reject with GatewayFailure<FileCode>. */
export interface PortraitGateway {
  /** Stores a JPEG in place of any before, and resolves with the address at which it can be shown. */
  save(uid: string, portrait: Blob): Promise<string>;
  /** Fine when there is none. */
  remove(uid: string): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly portraits: PortraitGateway;
  }
}
