import { expectToHold, LIMIT_MS } from './expectToHold';
import { PINNED_SEEDS } from './pinnedSeeds';

// A file of its own: the simulation takes longest of all unit tests, and so two workers share it.
describe('three people with faults that were found before', () => {
  it.each(PINNED_SEEDS)(
    'never again: seed $seed. $found',
    ({ seed, operations, reloads = false }) => expectToHold({ seed, operations, reloads }),
    LIMIT_MS,
  );
});
