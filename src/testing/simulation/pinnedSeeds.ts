/** A run that once found a fault, and is run for ever. */
export interface PinnedSeed {
  readonly seed: number;
  readonly operations: number;
  /** With reloads in the middle of an intake. */
  readonly reloads?: true;
  /** What it found. */
  readonly found: string;
}

export const PINNED_SEEDS: readonly PinnedSeed[] = [
  { seed: 6, operations: 100, found: 'A photo uploaded here and removed by a colleague was shown again.' },
  { seed: 7, operations: 100, found: 'What was removed while a sale could not be read was still shown afterwards.' },
  { seed: 13, operations: 100, found: 'The last step of an exchange was given up when its first one was refused.' },
  {
    seed: 20,
    operations: 100,
    found: 'A photo that came and one that went shared a bucket, and the page stopped listening.',
  },
  { seed: 33, operations: 100, found: 'Giving up a photo whose answer was lost hid what the server had.' },
  {
    seed: 40,
    operations: 100,
    found: 'A photo sent again after a crash was shown although a colleague had removed it.',
  },
  { seed: 64, operations: 100, found: 'A photo stored again after a crash lay where it had been at first.' },
  {
    seed: 82,
    operations: 100,
    found: 'A lot made again after a crash showed the number that was claimed the second time.',
  },
  { seed: 97, operations: 100, found: 'A lot thrown away again after a crash showed a time of its own.' },
  { seed: 110, operations: 100, found: 'Whoever lost the right still had private values to go back to.' },
  {
    seed: 13,
    operations: 100,
    reloads: true,
    found: 'Photos that never came were reported only later when the session had ended and their notes were locked.',
  },
];
