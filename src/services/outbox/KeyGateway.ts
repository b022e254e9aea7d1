/** The key of a person's encrypted work, which only that person can read from the server. */
export interface KeyGateway {
  /**
   * The person's key, made at the first time. It cannot be read out of the object. Rejects with GatewayFailure<DataCode>,
   * `unavailable` without a network.
   */
  obtain(uid: string): Promise<CryptoKey>;
}

declare module '../gateways' {
  interface Gateways {
    readonly keys: KeyGateway;
  }
}
