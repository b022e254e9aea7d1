/** Milliseconds of one round, in a worker. */
export interface CsvRun {
  /** The file read, its columns matched, all rows checked and planned, and the first ones shown. */
  readonly ours: number;
  /** The same text by papaparse alone, each row checked by a schema of valibot. */
  readonly bare: number;
  readonly bytes: number;
}
