/**
 * The end of lots that lie in the trash. For the owner of an open sale; promises reject with GatewayFailure<DataCode>,
 * `failed-precondition` when the lot is not in the trash any more.
 */
export interface LotPurge {
  /**
   * The photos whose files end with the lot: those it has, and those that were removed from it last. A lot that is gone
   * already has none to be found: [].
   */
  photosOf(saleId: string, lotId: string): Promise<readonly string[]>;
  /**
   * Deletes the lot with its private fields, photo documents and claims, all or nothing. Its files must be gone before:
   * nothing would know of them afterwards. The history of changes stays. A lot that is gone already is done.
   */
  purge(saleId: string, lotId: string): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly lotPurge: LotPurge;
  }
}
