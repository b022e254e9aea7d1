/**
 * What this browser keeps of a person beside the outbox: imports that are not finished, exports that the server does not know
 * of, numbers that were taken along. It outlives the session, and must not outlive the account.
 */
export interface OwnRecords {
  /** Forgets all of it; that of other people stays. Rejects when the browser does not let it. */
  forget(uid: string): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly ownRecords: OwnRecords;
  }
}
