/** What every benchmark's `run()` resolves with; `npm run bench` prints and stores it. */
export interface BenchResult {
  readonly name: string;
  /** What was measured; the unit is part of the key or the text. */
  readonly metrics: Readonly<Record<string, number | string>>;
  /** What the metric of the same key may be at most or must be, in words. */
  readonly limits: Readonly<Record<string, string>>;
  /** True when every limit holds. */
  readonly pass: boolean;
}

/** What a part of a benchmark measures, which becomes some of its rows. */
export type BenchPart = Omit<BenchResult, 'name'>;
