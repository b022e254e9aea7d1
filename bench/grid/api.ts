/** Our grid of lots, or AG Grid Community with the same columns and data. */
export type GridName = 'ours' | 'peer';

/** Times of keystrokes, each in ms from the event. */
export interface KeyTimes {
  /** To the end of the frame after it. */
  readonly paint: readonly number[];
  /**
   * What the browser itself says of the interaction (Event Timing), in its steps of 8 ms; it leaves out what took less
   * than 16 ms.
   */
  readonly slow: readonly number[];
  /** Durations of the main thread's tasks over 50 ms. */
  readonly longTasks: readonly number[];
}

/** What became of the rows while they were watched. */
export interface RowsTouched {
  /** Rows whose document changed. */
  readonly touched: number;
  /** Rows of ours that React rendered, whether the document changed or not; those of the peer are not known. */
  readonly rendered: number;
}

export interface ScrollTimes {
  readonly frames: number;
  /** Frames that took more than 50 ms. */
  readonly slow: number;
  /** Frames in which the middle of the grid showed no row. */
  readonly blank: number;
}

/** A cell by the place of its row in the view, from 0, and its column. */
export interface CellPlace {
  readonly row: number;
  readonly column: 'number' | 'title' | 'category';
}

export interface ActTimes {
  /** Until the cell that was waited for was painted. */
  readonly ms: number;
  /** Until the data hold all of it. */
  readonly done: number;
  readonly longTasks: readonly number[];
}

/** What the benchmark's page offers as `gridBench`. */
export interface GridBenchApi {
  /** Milliseconds from the navigation until the first lots were painted; they come from the copy on the device. */
  readonly opened: Promise<number>;
  /** The server says what the sale is: just what the copy said. */
  answer(): void;
  beginKeys(): void;
  endKeys(): KeyTimes;
  beginRows(): void;
  endRows(): RowsTouched;
  /** Scrolls through the whole table in so many frames. */
  scroll(frames: number): Promise<ScrollTimes>;
  /** Milliseconds from the next event of this type until the cell is painted with another text than before. */
  untilOther(event: string, place: CellPlace): Promise<number>;
  /** Pastes so many rows of three cells at the active cell. */
  paste(rows: number, text: string): Promise<ActTimes>;
  /** The server tells that so many lots, those in sight among them, have this title now. */
  tell(lots: number, title: string): Promise<ActTimes>;
  /** Lets go of what only the fakes of this page remember. */
  forget(): void;
}

/** What each grid does in its own way. */
export interface Side {
  answer(): void;
  tell(lots: readonly { readonly index: number; readonly title: string }[]): void;
  /** What the data behind the view hold. */
  valueOf(place: CellPlace): unknown;
  /** Nothing of what was done is still on its way to the server. */
  isSettled(): boolean;
  forget(): void;
}
