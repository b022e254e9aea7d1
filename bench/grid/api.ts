/** Times of keystrokes, each in ms from the event. */
export interface KeyTimes {
  /** To the frame after it. */
  readonly paint: readonly number[];
  /** Until all listeners had run and the page was free again. */
  readonly script: readonly number[];
  /** Durations of the main thread's tasks over 50 ms. */
  readonly longTasks: readonly number[];
}

/** What the benchmark's page offers as `gridBench`. */
export interface GridBenchApi {
  beginKeys(): void;
  endKeys(): KeyTimes;
  /** Notes from now on which rows of the table the document changes. */
  beginRows(): void;
  endRows(): number;
  /** Wheels through the whole table in so many frames; how many of them took longer than `slow` ms. */
  scroll(frames: number, slow: number): Promise<number>;
  /** Milliseconds from the next event of this type until some status says `text`. */
  untilSaid(event: string, text: string): Promise<number>;
  /** Milliseconds from the next event of this type until another lot than the first one comes first. */
  untilSorted(event: string): Promise<number>;
  /** Pastes so many rows of three cells, and waits until the grid says that all are changed. */
  paste(rows: number): Promise<{ readonly ms: number; readonly longTasks: readonly number[] }>;
}
