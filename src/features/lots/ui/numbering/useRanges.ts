import { useTexts } from '../../../../shared/messages/useTexts';
import { reservationsTexts } from '../../model/numbering/reservationsTexts';
import { rangesInWords } from '../../model/numbering/rangesInWords';

/** Says numbers, given as ids of claims, as ranges. */
export function useRanges(): (numbers: readonly string[]) => string {
  const texts = useTexts(reservationsTexts);
  return (numbers) => rangesInWords(numbers, texts.range);
}
