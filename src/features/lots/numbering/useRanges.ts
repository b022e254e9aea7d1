import { rangesOf } from '../../../domain/numberRanges';
import { useTexts } from '../../../shared/messages/useTexts';
import { claimsTexts } from './claimsTexts';

/** Says numbers, given as ids of claims, as ranges: `13 to 37, 40, 12A`. */
export function useRanges(): (numbers: readonly string[]) => string {
  const texts = useTexts(claimsTexts);
  return (numbers) => {
    const letters = numbers.filter((number) => /[A-Z]$/.test(number));
    return [...rangesOf(numbers).map(({ from, to }) => texts.range(from, to)), ...letters].join(', ');
  };
}
