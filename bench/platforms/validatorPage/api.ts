/** Milliseconds of one round. */
export interface ValidatorRun {
  /** All lots against all platforms, in the worker. */
  readonly whole: number;
  /** A change of one lot, in the worker. */
  readonly edit: number;
  /** Each text of each lot read once for each platform, in the same worker. */
  readonly floor: number;
  /** All lots from the page to the worker of the application and back, in the parts that the application sends. */
  readonly roundTrip: number;
  /** The same of one change. */
  readonly editRoundTrip: number;
  readonly problems: number;
  /** Tasks of the page over 50 ms meanwhile. */
  readonly longTasks: number;
}
