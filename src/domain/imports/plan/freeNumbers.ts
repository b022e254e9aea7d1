import { formatLotNumber, MAX_LOT_NUMBER } from '../../numbering/lotNumber';

/**
 * Finds the next free number again and again, in a time that does not grow with the numbers that were passed before: a file
 * of 10,000 rows may meet 10,000 lots. `taken`: ids of claims; the caller adds what it gives.
 */
export function freeNumbers(taken: ReadonlySet<string>): (from: number) => number | null {
  /** For a number that is taken: where to look further; 0 while nobody has looked. */
  const further = new Int32Array(MAX_LOT_NUMBER + 2);
  const isTaken = (number: number): boolean => taken.has(formatLotNumber({ number, suffix: '' }));
  return (from) => {
    let found = from;
    while (found <= MAX_LOT_NUMBER && isTaken(found)) found = Math.max(found + 1, further[found] ?? 0);
    for (let at = from; at < found;) {
      const next = Math.max(at + 1, further[at] ?? 0);
      further[at] = found;
      at = next;
    }
    return found <= MAX_LOT_NUMBER ? found : null;
  };
}
