export interface PhotoRun {
  /** From the first file handed over to the last result, milliseconds. */
  readonly ms: number;
  /** Of all files made. */
  readonly bytes: number;
  /** Durations of the main thread's tasks over 50 ms, milliseconds. */
  readonly longTasks: readonly number[];
}

/** What the benchmark's page offers as `photoBench`. */
export interface PhotoBenchApi {
  /** Prepares `count` photos: those of the page's input, again from the first when they are used up. */
  run(pipeline: 'lotsmith' | 'floor', count: number): Promise<PhotoRun>;
}
