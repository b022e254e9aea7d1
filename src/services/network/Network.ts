/** What the browser says of the network: false is sure, true means nothing. */
export interface Network {
  isOnline(): boolean;
}

declare module '../gateways' {
  interface Gateways {
    readonly network: Network;
  }
}
