/** What the present session knows of itself. Promises reject with GatewayFailure<AuthCode>. */
export interface SessionGateway {
  /** When the present session was signed in, in ms since the epoch, by the service's clock; null with nobody. */
  signedInAt(): Promise<number | null>;
}
