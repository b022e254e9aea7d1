export interface BundleBenchRun {
  /** From the first photo asked for to the last byte of the ZIP file, milliseconds. */
  readonly ms: number;
  /** Of the ZIP file. */
  readonly bytes: number;
}

/** What the benchmark's page offers as `bundleBench`. */
export interface BundleBenchApi {
  /** Makes a bundle of 500 lots with so many photos each. `floor`: the same bytes read and zipped, bare. */
  run(way: 'lotsmith' | 'floor', photosOfLot: number): Promise<BundleBenchRun>;
}
