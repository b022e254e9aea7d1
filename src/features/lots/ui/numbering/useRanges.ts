import { useTexts } from '../../../../shared/messages/useTexts';
import { claimsTexts } from '../../model/numbering/claimsTexts';
import { rangesInWords } from '../../model/numbering/rangesInWords';

/** Says numbers, given as ids of claims, as ranges. */
export function useRanges(): (numbers: readonly string[]) => string {
  const texts = useTexts(claimsTexts);
  return (numbers) => rangesInWords(numbers, texts.range);
}
