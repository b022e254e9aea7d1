/** Milliseconds of one round, in a worker. */
export interface WorkbooksRun {
  readonly write: number;
  /** The same cells through the library alone. */
  readonly bareWrite: number;
  readonly read: number;
  readonly bareRead: number;
  /** Of the file that the library alone has written, which both read. */
  readonly bytes: number;
}
