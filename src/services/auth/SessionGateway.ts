/** What the present session knows of itself. Promises reject with GatewayFailure<AuthCode>. */
export interface SessionGateway {
  /** When the present session was signed in, in ms since the epoch, by the service's clock; null with nobody. */
  signedInAt(): Promise<number | null>;
  /**
   * Sees to it that the session's token proves the address that the account has confirmed. Documents and files judge by
   * the token, and a token says what was true when it was made. Fetches a new one only when the present one says
   * something else; calls at the same time share one request. Does nothing while the account, as last read, has no
   * confirmed address.
   */
  proveAddress(): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly session: SessionGateway;
  }
}
