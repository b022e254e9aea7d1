/** A run that once found a fault, and is run for ever. */
export interface PinnedSeed {
  readonly seed: number;
  readonly operations: number;
  /** What it found. */
  readonly found: string;
}

export const PINNED_SEEDS: readonly PinnedSeed[] = [
  { seed: 6, operations: 100, found: 'A photo uploaded here and removed by a colleague was shown again.' },
  { seed: 7, operations: 100, found: 'What was removed while a sale could not be read was still shown afterwards.' },
  { seed: 110, operations: 100, found: 'Whoever lost the right still had private values to go back to.' },
];
