import { rangesOf } from '../../../../domain/numbering/numberRanges';

/** Numbers, given as ids of claims, as ranges: `13 to 37, 40, 12A`. */
export function rangesInWords(numbers: readonly string[], range: (from: number, to: number) => string): string {
  const letters = numbers.filter((number) => /[A-Z]$/.test(number));
  return [...rangesOf(numbers).map(({ from, to }) => range(from, to)), ...letters].join(', ');
}
